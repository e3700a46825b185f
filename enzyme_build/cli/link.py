"""`enzyme-build link`: what the drop-in compilers do at a link, by hand.

The arguments are those of a compiler driver at a link: files, `-o`, `-l`, `-L`, `-Wl,...`, `-O0` to `-O3`.
`-c` stops before the system's linker and writes one native object; `-- DRIVER ...` links with another driver's own
command line.
"""

from __future__ import annotations

import argparse
import subprocess
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from enzyme_build import incremental
from enzyme_build.artifacts import LinkJob, OutputKind, Separate
from enzyme_build.cli import parsers
from enzyme_build.cli.driver_link import DERIVED_LEVEL, link, recorded
from enzyme_build.errors import SettingsError
from enzyme_build.toolchain import bitcode, driver_words, drivers, link_line
from enzyme_build.toolchain.command_line import Command, Item, Kind, parse
from enzyme_build.toolchain.compilers import Language, Tool, Verdict

TAKES_ALL = True
_DESCRIPTION = """\
Differentiates and links bitcode: raw, -flto objects, fat objects, archives of these; native objects are linked
as they are. Further arguments are a linker driver's: -l, -L, -Wl,..., -O0 to -O3, -shared."""


_EXPECT = "--expect-requests"
_EXAMPLES = (
    (
        "enzyme-build link main.o model.o -lm -o program",
        "a program, with all derivatives that its objects ask for",
    ),
    (
        "enzyme-build link model.o -o model.so --save-stages stages",
        "a shared library, and what each stage made of the program",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "link",
        _DESCRIPTION,
        _EXAMPLES,
        usage="enzyme-build link [options] FILE... -o OUTPUT   or   enzyme-build link -- DRIVER ...",
        allow_abbrev=False,
    )
    _add_own_options(parser)
    parser.add_argument("arguments", nargs="*", metavar="FILE", help="files and linker arguments")


def _add_own_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-c", dest="object_only", action="store_true", help="write one native object, and stop")
    parser.add_argument("--executable", action="store_true", help="with -c: the object becomes a program")
    parser.add_argument("--keep", action="append", metavar="NAME", help="leave only these names visible (repeatable)")
    parser.add_argument("--save-stages", type=Path, metavar="DIR", help="write each stage into a folder")
    parser.add_argument("--rules", type=Path, action="append", metavar="FILE", help="a rule file (repeatable)")
    parser.add_argument(_EXPECT, action="store_true", help="warn if nothing in the link asks for a derivative")


def run(options: argparse.Namespace) -> int:
    """Link."""
    words: list[str] = options.arguments
    if "--" in words[:2] and words[0] in ("--", _EXPECT):
        return _with_driver(words[words.index("--") + 1 :], expects=words[0] == _EXPECT)
    command, chosen = _understand(words)
    if not command.of(Kind.SOURCE, Kind.OBJECT, Kind.LIBRARY):
        raise SettingsError("there is nothing to link", help="name objects, archives or bitcode files")
    if command.output is None:
        raise SettingsError("the link has no output", help="name one: -o FILE")
    with TemporaryDirectory(prefix="enzyme-") as folder:
        if chosen.object_only:
            if command.of(Kind.SOURCE):
                command = drivers.compile_sources(drivers.Driver.of(Language.C), command, Path(folder))
            _write_object(command, chosen)
        else:
            _only_of_objects(chosen)
            _link(command, Path(folder), chosen.expect_requests)
    return 0


def _only_of_objects(chosen: argparse.Namespace) -> None:
    for name, given in (("--keep", chosen.keep), ("--executable", chosen.executable)):
        if given:
            raise SettingsError(f"`{name}` is about one object, and this is a whole link", help="add -c")


def _understand(words: list[str]) -> tuple[Command, argparse.Namespace]:
    """Our own options may stand anywhere among the linker's; the output's name says what is made."""
    own = argparse.ArgumentParser(prog="enzyme-build link", add_help=False, allow_abbrev=False)
    _add_own_options(own)
    chosen, rest = own.parse_known_args(words)
    command = parse(rest)
    extra: list[Item] = []
    if command.output is not None:
        chosen.object_only = chosen.object_only or command.output.suffix == ".o"
        if ".so" in command.output.suffixes and not command.has("-shared"):
            extra.append(Item(Kind.LINK, ("-shared",)))
    if chosen.save_stages is not None:
        extra.append(Item(Kind.OURS, ("--save-stages", str(chosen.save_stages)), str(chosen.save_stages)))
    extra += [Item(Kind.OURS, ("--rules", str(file)), str(file)) for file in chosen.rules or ()]
    return replace(command, items=(*command.items, *extra)), chosen


def _link(command: Command, folder: Path, expects: bool) -> None:
    """Link to the end, with the driver of the richest language that went in."""
    command = drivers.compile_sources(drivers.Driver.of(Language.C), command, folder)
    modules = list(link_line.read(command).modules)
    is_fortran = any(b"_FortranA" in module.data for module in modules)
    is_cxx = any(b"__gxx_personality" in module.data or b"_ZNSt" in module.data for module in modules)
    language = Language.FORTRAN if is_fortran else Language.CXX if is_cxx else Language.C
    extra = [Item(Kind.LIBRARY, ("-lstdc++",), "stdc++")] if is_fortran and is_cxx else []
    command = replace(command, items=(*command.items, *extra))
    link(drivers.Driver.of(language), command, folder, always_derive=True, expects=expects)


def _write_object(command: Command, chosen: argparse.Namespace) -> None:
    line = link_line.read(command)
    contents = bitcode.whole_alone(line.contents)
    wanted = line.wanted | frozenset({"main"} if chosen.executable else set[str]())
    job = LinkJob(
        inputs=(),
        output=command.output or Path("a.out"),
        kind=OutputKind.OBJECT,
        level=DERIVED_LEVEL if command.level is None else command.level,
        keep=frozenset(chosen.keep) if chosen.keep else None,
        wanted=wanted,
        processor=_processor(command),
        save_stages=chosen.save_stages,
        rule_files=tuple(chosen.rules or ()),
        separate=Separate.LIBRARY if command.is_separate else Separate.NO,
        stops_late=command.stops_late,
        shared_libraries=line.shared_libraries,
    )
    with recorded(job.output, contents) as recorder:
        incremental.write_object(contents, job, recorder)


def _processor(command: Command) -> str:
    given = [word for word in command.words(Kind.FLAG) if word.startswith(("-march=", "-mcpu="))]
    return given[-1].split("=", 1)[1] if given else ""


def _with_driver(words: list[str], expects: bool) -> int:
    """`enzyme-build link -- DRIVER ...`: the link that another compiler driver was asked for.

    CMake puts its launcher of links before all that belongs to a link: commands of its own are run as they are.
    """
    if words and Path(words[0]).stem == "cmake":
        return subprocess.run(words, check=False).returncode
    count = driver_words.count_of(words)
    if not words[:count]:
        raise SettingsError("there is no driver behind `--`", help="enzyme-build link -- cc a.o b.o -o program")
    is_zig = any(Path(word).stem == "zig" for word in words[:count])
    tool = Tool(Language.C, tuple(words[:count]), verdict=Verdict.FITS, is_zig=is_zig)
    with TemporaryDirectory(prefix="enzyme-") as folder:
        link(drivers.Driver(Language.C, tool), parse(words[count:]), Path(folder), expects=expects)
    return 0
