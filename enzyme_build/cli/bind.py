"""`enzyme-build bind`: bitcode and settings ─► the Python module for its functions, and the requests that it needs.

The requests are LLVM's text and one more input of `enzyme-build link`, which makes the library beside the module.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from enzyme_build.bindings import bind
from enzyme_build.cli import parsers
from enzyme_build.errors import SettingsError, SourceLocation, blame
from enzyme_build.settings import DERIVATIVES, Settings, place_of, read_settings, with_derivatives
from enzyme_build.toolchain.command_line import expand_response_files

_EXAMPLES = (
    (
        "enzyme-build bind model.o --module pkg/_native.py --library _native.so --requests requests.ll",
        "the module, its stub, and the requests to link with",
    ),
    (
        "enzyme-build bind model.o --settings pyproject.toml --module _native.py --library _native.so --requests r.ll",
        "with array lengths and roles from the project's settings",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "bind",
        "Writes a Python module with its stub for the functions of bitcode files that were compiled "
        "with -g, and the derivative requests to link with them.",
        _EXAMPLES,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="bitcode, objects, archives; @FILE holds more of them")
    parser.add_argument("--module", type=Path, metavar="FILE.py", help="the Python module to write")
    parser.add_argument("--library", metavar="NAME", help="the library's file name, beside the module")
    parser.add_argument(
        "--interface",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="a header of C (.h) or the source of a Fortran module (.f90) to write, for the derivatives",
    )
    parser.add_argument(
        "--derive",
        action="append",
        default=[],
        metavar="FUNCTION:WHAT",
        help=f"a derivative to make, besides what the settings say: {', '.join(DERIVATIVES)}, or batch",
    )
    parser.add_argument("--requests", type=Path, required=True, metavar="FILE.ll", help="the requests to write")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a pyproject.toml: what sources do not say")


def run(options: argparse.Namespace) -> int:
    """Bind."""
    settings = read_settings(options.settings) if options.settings else Settings()
    without_table = {word.partition(":")[0] for word in options.derive}.difference(settings.functions)
    settings = with_derivatives(settings, options.derive)
    if bool(options.module) != bool(options.library) or not (options.module or options.interface):
        raise SettingsError("`bind` writes a module beside its library, or an interface", help="give --module and "
                            "--library, or --interface FILE.h")  # fmt: skip

    def place(key: str) -> SourceLocation | None:
        return place_of(options.settings, key) if options.settings else None

    with blame(place("tool.enzyme-build")):
        files = [Path(word) for word in expand_response_files(options.files)]
        bound = bind(files, settings, options.settings is not None, bool(options.interface), place, without_table)
    if options.module:
        bound.write_package_files(options.module, options.library)
    for path in options.interface:
        bound.write_interface(path)
    bound.write_requests(options.requests)
    return 0
