"""`enzyme-build COMMAND ...`: finds the command's file, runs it, and says errors once, without a traceback.

A command is a file in this folder with `register(subparsers)` and `run(options) -> int | None`; only the one that
was asked for is imported.  One with `TAKES_ALL = True` gets its words unparsed, as `options.arguments`.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Sequence

from enzyme_build import diagnostics
from enzyme_build.cli import parsers
from enzyme_build.errors import CompilerFailed, EnzymeBuildError, SettingsError, from_system


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `enzyme-build`; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with diagnostics.about(_subject(given)):
            return _run(given)
    except EnzymeBuildError as error:
        diagnostics.say(error)
        return error.exit_code
    except CompilerFailed as failure:
        return failure.code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as failure:
        error = from_system(failure)
        diagnostics.say(error)
        return error.exit_code
    except KeyboardInterrupt:
        return 130


def _subject(given: Sequence[str]) -> str:
    """The command as diagnostics know it again: a build in a temporary folder names another one each time."""
    temporary = os.environ.get("TMPDIR", "/tmp")
    words = [re.sub(rf"{re.escape(temporary)}/\S*/", "", word) for word in given]
    return " ".join(["enzyme-build", *words])


def _run(given: list[str]) -> int:
    name = given[0] if given and not given[0].startswith("-") else ""
    if name and not parsers.exists(name):
        close = difflib.get_close_matches(name, parsers.available(), 1)
        raise SettingsError(
            f"there is no command `{name}`",
            help=f"did you mean `{close[0]}`?" if close else "`enzyme-build --help` lists the commands",
        )
    parser = _parser(name)
    if name and getattr(parsers.module(name), "TAKES_ALL", False) and not {"-h", "--help"} & set(given):
        return int(parsers.module(name).run(argparse.Namespace(arguments=given[1:])) or 0)
    options = parser.parse_args(given)
    if options.cmake_dir:
        from enzyme_build.resources import cmake_directory

        print(cmake_directory())
        return 0
    if options.include_dir:
        from enzyme_build.toolchain.compilers import include_directory

        print(include_directory())
        return 0
    if options.pkgconfig_dir:
        from enzyme_build.resources import pkgconfig_directory

        print(pkgconfig_directory())
        return 0
    if not options.command:
        parser.print_help()
        return 0
    return int(parsers.module(options.command).run(options) or 0)


def _parser(name: str) -> argparse.ArgumentParser:
    parser = parsers.top()
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    if name:
        parsers.module(name).register(subparsers)
        return parser
    for other in parsers.available():
        subparsers.add_parser(other, help=parsers.COMMANDS[other])
    return parser


if __name__ == "__main__":
    sys.exit(main())
