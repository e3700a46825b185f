"""`enzyme-build show`: a derivative as a C file that people read, change, and compile without this package."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from enzyme_build.cli import parsers
from enzyme_build.cli.explain import inputs_of
from enzyme_build.errors import SettingsError
from enzyme_build.toolchain.compilers import Language, language_of
from enzyme_build.toolchain.shared_linker import replacing

_DESCRIPTION = """\
Prints the derivative of a function as a C file: with the names of the source, loops and branches, structs and arrays,
the tape as arrays, the adjoint of x as x_b and its tangent as x_d, and the lines of the source beside what comes from
them. The file compiles with gcc or clang and links with libm; it needs nothing of this package.
FILE is a source, bitcode (what enzyme-cc -c writes), an archive, or a program or library that was linked with
ENZYME_KEEP_BITCODE=1. Further arguments are a compiler's, for sources: -I, -D, -std=c++20."""

_KINDS = {"reverse": "gradient", "forward": "forward derivative"}
_EXAMPLES = (
    ("enzyme-build show valley.c -f height", "the gradient of height as C"),
    ("enzyme-build show valley.c -f height --mode forward -o height_d.c", "the forward derivative, to a file"),
    ("enzyme-build show model.f90 -f energy --constant n,box", "without derivatives by some parameters"),
    ("enzyme-build show model.cpp -f energy --primal", "the function itself, as it is before it is differentiated"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "show",
        _DESCRIPTION,
        _EXAMPLES,
        usage="enzyme-build show FILE... -f NAME [options] [compiler options]",
        allow_abbrev=False,
    )
    _add_own_options(parser)
    parser.add_argument("arguments", nargs="*", metavar="FILE", help="files and compiler options")


TAKES_ALL = True


_SHORT = {"-f": "--function", "-o": "--output"}  # as words of their own: `-fopenmp` is the compiler's


def _add_own_options(parser: argparse.ArgumentParser, short: bool = True) -> None:
    first, last = (["-f"], ["-o"]) if short else ([], [])
    function, mode = "the function, as the source names it or by its symbol", "the kind of derivative"
    parser.add_argument(*first, "--function", metavar="NAME", help=function)
    parser.add_argument("--mode", choices=list(_KINDS), default="reverse", help=f"{mode} (reverse: the gradient)")
    parser.add_argument("--primal", action="store_true", help="the function itself")
    names = "parameters without derivatives, with commas between them"
    parser.add_argument("--constant", metavar="NAMES", default="", help=names)
    parser.add_argument(*last, "--output", type=Path, metavar="FILE", help="the file to write, instead of the terminal")


def run(options: argparse.Namespace) -> int:
    """Show."""
    from enzyme_build.showing import show

    own = argparse.ArgumentParser(prog="enzyme-build show", add_help=False, allow_abbrev=False)
    _add_own_options(own, short=False)
    chosen, words = own.parse_known_args([_SHORT.get(word) or word for word in options.arguments])
    if not chosen.function:
        raise SettingsError("no function is named", help="-f NAME says which function's derivative is printed")
    if chosen.primal and chosen.constant:
        raise SettingsError("`--constant` says nothing of a primal", help="leave `--primal` or `--constant` out")
    constant = frozenset(word.strip() for word in chosen.constant.split(",") if word.strip())
    with TemporaryDirectory(prefix="enzyme-") as folder:
        inputs = inputs_of(words, Path(folder), "show")
        shown = show(inputs, chosen.function, "primal" if chosen.primal else chosen.mode, constant)
    text = _head(chosen, words, shown.is_as_written) + shown.text
    if chosen.output is None:
        sys.stdout.write(text)
        return 0
    with replacing(chosen.output) as temporary:
        temporary.write_text(text, encoding="utf-8")
    return 0


def _head(chosen: argparse.Namespace, words: list[str], is_as_written: bool) -> str:
    """The comment that the file begins with."""
    what = "" if chosen.primal else f"the {_KINDS[chosen.mode]} of "
    files = [Path(word) for word in words if not word.startswith("-")]
    lines = [f"// {what}{chosen.function} ({', '.join(file.name for file in files)}), by `enzyme-build show`"]
    if not is_as_written:
        lines.append("// Loops and calls have the form that optimisation gave them.")
    if any(language_of(file) is Language.FORTRAN for file in files):
        lines.append(
            "// Arrays are Fortran's: a(i, j) of a(n, m) is a[(i - 1) + (j - 1) * n] here; arguments are addresses."
        )
    return "\n".join(lines) + "\n\n"
