"""`enzyme-build explain`: why a derivative is as it is, value by value beside the source."""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from enzyme_build import pipeline
from enzyme_build.cli import parsers
from enzyme_build.errors import InputError, SettingsError
from enzyme_build.report.explanation import Explanation, explain
from enzyme_build.toolchain.shared_linker import replacing

if TYPE_CHECKING:
    from enzyme_build.toolchain.command_line import Command

_DESCRIPTION = """\
Says of every value of a differentiated function what type it has, whether it is active, and whether the reverse
sweep has it recorded on the tape, computes it again, or does without it - and why; and how large the tape is.
FILE is a source, bitcode (what enzyme-cc -c writes), an archive, or a program or library that was linked with
ENZYME_KEEP_BITCODE=1. Further arguments are a compiler's, for sources: -I, -D, -O2.
With an error's code in the place of files it shows what the documentation says about that error."""


_EXAMPLES = (
    ("enzyme-build explain EB301", "what an error means, and the ways out of it"),
    ("enzyme-build explain model.c -O2 --brief", "what is on the tape, and why"),
    (
        "enzyme-build explain model.o --function energy --html energy.html",
        "a page about the gradient of one function",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "explain",
        _DESCRIPTION,
        _EXAMPLES,
        usage="enzyme-build explain [options] FILE... [compiler options]   or   enzyme-build explain CODE",
        allow_abbrev=False,
    )
    _add_own_options(parser)
    parser.add_argument("arguments", nargs="*", metavar="FILE", help="files and compiler options")


TAKES_ALL = True
_CODE = re.compile(r"EB\d+", re.IGNORECASE)


def _add_own_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-f", "--function", default="", metavar="NAME", help="only derivatives of this function; one "
                        "that nothing asks about is differentiated as a request without markers would")  # fmt: skip
    parser.add_argument("-w", "--why", action="store_true", help="the way by which each value became active")
    parser.add_argument("-b", "--brief", action="store_true", help="not what costs nothing")
    parser.add_argument("--html", type=Path, metavar="FILE", help="a page to look at, with everything, instead of text")
    parser.add_argument("--json", action="store_true", help="for machines: everything")


def run(options: argparse.Namespace) -> int:
    """Explain."""
    own = argparse.ArgumentParser(prog="enzyme-build explain", add_help=False, allow_abbrev=False)
    _add_own_options(own)
    chosen, words = own.parse_known_args(options.arguments)
    if codes := [word for word in words if _CODE.fullmatch(word)]:
        return _explain_codes(codes, words)
    count = 0
    collected: list[Explanation] = []
    try:
        with TemporaryDirectory(prefix="enzyme-") as folder:
            for session in pipeline.decide(inputs_of(words, Path(folder), "explain"), chosen.function):
                found = explain(session, chosen.function)
                count += len(found)
                collected += found
                if not chosen.json and not chosen.html:
                    _show(found, chosen)
    finally:
        if chosen.json and collected:
            print(json.dumps([asdict(one) for one in collected], indent=1))
        if chosen.html and collected:
            _write_page(collected, chosen.html, words)
    if not count:
        raise _nothing(chosen.function)
    return 0


def _explain_codes(codes: list[str], words: list[str]) -> int:
    """An error's code is never a file's name: `./EB301` is."""
    from enzyme_build import documents
    from enzyme_build.cli.docs import show

    if len(words) > len(codes):
        other = next(word for word in words if word not in codes)
        raise SettingsError(
            f"`{codes[0]}` is an error's code, and `{other}` is none",
            help=f"`enzyme-build explain {codes[0]}` alone; a file of this name is ./{codes[0]}",
        )
    for name, place in map(documents.find, codes):
        show(name, place)
    return 0


def _show(found: list[Explanation], chosen: argparse.Namespace) -> None:
    from rich.console import Console

    from enzyme_build.report import terminal

    console = Console(highlight=False, emoji=False, markup=False)
    for one in found:
        terminal.show(one, console, terminal.Options(not chosen.brief, chosen.why))


def _write_page(found: list[Explanation], file: Path, words: list[str]) -> None:
    from enzyme_build.report.link_report import Recorder
    from enzyme_build.report.page import page_of

    recorder = Recorder(Path(next((word for word in words if not word.startswith("-")), "")), "explained")
    recorder.add(found)
    with replacing(file) as temporary:
        temporary.write_text(page_of([recorder.report]), encoding="utf-8")


def _nothing(function: str) -> InputError:
    if function:
        return InputError(
            f"there is no function `{function}` with a body in these files",
            help="`enzyme-build scan` lists what is asked for; name functions as the source does, or by their symbol",
        )
    return InputError(
        "nothing asks for a derivative in these files", help="name a function to explain its gradient: -f NAME"
    )


def inputs_of(words: list[str], folder: Path, purpose: str) -> pipeline.Inputs:
    """What the files hold; sources are compiled with the options beside them. `purpose`: what is done with them."""
    from enzyme_build.toolchain import bitcode, drivers, kept_bitcode
    from enzyme_build.toolchain.command_line import Kind, parse
    from enzyme_build.toolchain.compilers import Language

    command = parse(["-g", *words])
    if command.of(Kind.SOURCE):
        command = _in_order(command, folder)
        command = drivers.compile_sources(drivers.Driver.of(Language.C), command, folder)
    files = [Path(item.value) for item in command.of(Kind.OBJECT)]
    if not files:
        raise SettingsError(f"there is nothing to {purpose}", help="name sources, objects, archives or a built library")
    return bitcode.whole_alone([content for file in files for content in kept_bitcode.read(file)])


def _in_order(command: Command, folder: Path) -> Command:
    """The command with its Fortran files in an order in which they can be compiled; module files go to `folder`."""
    from enzyme_build.toolchain.command_line import Item, Kind
    from enzyme_build.toolchain.compilers import Language, language_of
    from enzyme_build.toolchain.source_order import in_order

    sources = {Path(item.value): item for item in command.of(Kind.SOURCE) if Path(item.value).is_file()}
    ordered = iter([sources[path] for path in in_order(list(sources))])
    items = [next(ordered) if item in sources.values() else item for item in command.items]
    is_fortran = any(language_of(path) is Language.FORTRAN for path in sources)
    says_where = any(item.words[0].startswith(("-J", "-module-dir")) for item in command.of(Kind.FLAG))
    if is_fortran and not says_where:
        items.append(Item(Kind.FLAG, ("-J", str(folder)), str(folder)))
    return replace(command, items=tuple(items))
