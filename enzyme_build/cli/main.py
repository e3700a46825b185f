"""`enzyme-build COMMAND ...`: finds the command's file, runs it, and says errors once, without a traceback.

A command is a file in this folder with `register(subparsers)` and `run(options) -> int | None`; only the one that
was asked for is imported.  One with `TAKES_ALL = True` gets its words unparsed, as `options.arguments`.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import Any

from enzyme_build.errors import CompilerFailed, EnzymeBuildError, SettingsError

COMMANDS = {
    "link": "differentiate and link bitcode",
    "scan": "list the derivative requests of a program",
    "doctor": "show which compilers were found and whether they fit",
    "new": "start a project from a template",
    "demo": "build and run the cross-language example",
    "bind": "write the Python module for compiled functions",
    "explain": "say why a value is active, recorded or recomputed",
    "check": "check derivatives against differences",
    "report": "show what a link did",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `enzyme-build`; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except EnzymeBuildError as error:
        from enzyme_build.cli.diagnostics import say

        say(error)
        return 1
    except CompilerFailed as failure:
        return failure.code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _run(given: list[str]) -> int:
    name = given[0] if given and not given[0].startswith("-") else ""
    if name and not _exists(name):
        close = difflib.get_close_matches(name, available(), 1)
        raise SettingsError(
            f"there is no command `{name}`",
            help=f"did you mean `{close[0]}`?" if close else "`enzyme-build --help` lists the commands",
        )
    parser = _parser(name)
    if name and getattr(_module(name), "TAKES_ALL", False) and not {"-h", "--help"} & set(given):
        return int(_module(name).run(argparse.Namespace(arguments=given[1:])) or 0)
    options = parser.parse_args(given)
    if options.cmake_dir:
        from enzyme_build.resources import cmake_directory

        print(cmake_directory())
        return 0
    if options.include_dir:
        from enzyme_build.toolchain.compilers import include_directory

        print(include_directory())
        return 0
    if not options.command:
        parser.print_help()
        return 0
    return int(_module(options.command).run(options) or 0)


def available() -> list[str]:
    """The commands that this installation has."""
    return [name for name in COMMANDS if _exists(name)]


def _exists(name: str) -> bool:
    return name in COMMANDS and importlib.util.find_spec(f"enzyme_build.cli.{name}") is not None


def _module(name: str) -> Any:
    return importlib.import_module(f"enzyme_build.cli.{name}")


def _parser(name: str) -> argparse.ArgumentParser:
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("enzyme-build")
    except PackageNotFoundError:
        number = "(not installed)"
    parser = argparse.ArgumentParser(
        prog="enzyme-build", description="Differentiates C, C++, Fortran and Rust at link time.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"enzyme-build {number}")
    parser.add_argument("--cmake-dir", action="store_true", help="print the folder of the CMake package, and stop")
    parser.add_argument("--include-dir", action="store_true", help="print where enzyme.h and enzyme.rs are, and stop")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    if name:
        _module(name).register(subparsers)
        return parser
    for other in available():
        subparsers.add_parser(other, help=COMMANDS[other])
    return parser


if __name__ == "__main__":
    sys.exit(main())
