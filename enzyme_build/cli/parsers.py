"""What every command's parser has in common: its line in the list of commands, wrapped help, and examples.

A command's file calls `add` from its `register`; `whole` is the parser of all commands together, for the shells'
completion and for the reference pages.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import textwrap
from typing import Any

COMMANDS = {
    "link": "differentiate and link bitcode",
    "scan": "list the derivative requests of a program",
    "cache": "show, prune or clear what is kept between links",
    "doctor": "show which compilers were found and whether they fit",
    "new": "start a project from a template",
    "init": "add the build backend to an existing project",
    "demo": "build and run the cross-language example",
    "bind": "write the Python module for compiled functions",
    "explain": "say why a value is active, recorded or recomputed",
    "show": "print a derivative as C",
    "check": "check derivatives against differences",
    "precision": "estimate rounding errors, and find what can be float",
    "report": "show what a link did",
    "schema": "print the JSON schema of the settings",
    "docs": "open the documentation, or show a page of it",
    "completion": "print the completion script of a shell",
}
Examples = tuple[tuple[str, str], ...]
_FIRST: Examples = (
    ("enzyme-cc -O2 model.c main.c -lm -o program", "a program with the derivatives that it asks for"),
    ("enzyme-build new valley --template c", "a Python package with gradients, complete"),
    ("enzyme-build explain model.c -O2 --brief", "what a gradient keeps on its tape, and why"),
    ("enzyme-build COMMAND --help", "examples of each command"),
)


class Formatter(argparse.HelpFormatter):
    """Wraps paragraphs, the lines up to an empty one; lines that are indented stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        parts = [""]
        for line in text.splitlines():
            if line and not line.startswith(" ") and parts[-1] and not parts[-1].startswith(" "):
                parts[-1] += f" {line}"
            else:
                parts.append(line)
        return "\n".join(
            part if part.startswith(" ") else textwrap.fill(part, width, break_on_hyphens=False) for part in parts[1:]
        )


def add(subparsers: Any, name: str, description: str, examples: Examples, **options: Any) -> argparse.ArgumentParser:
    """The parser of a command; `examples` are pairs of a command and what it does."""
    made = subparsers.add_parser(
        name,
        help=COMMANDS[name],
        description=description,
        epilog=_shown(examples),
        formatter_class=Formatter,
        **options,
    )
    made.set_defaults(examples=examples)
    return made


def _shown(examples: Examples) -> str:
    return "examples:\n" + "\n".join(f"  {command}\n      {what}" for command, what in examples)


def top() -> argparse.ArgumentParser:
    """`enzyme-build` without its commands."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("enzyme-build")
    except PackageNotFoundError:
        number = "(not installed)"
    parser = argparse.ArgumentParser(
        prog="enzyme-build",
        description="Differentiates C, C++, Fortran and Rust at link time.",
        epilog=_shown(_FIRST),
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"enzyme-build {number}")
    parser.add_argument("--cmake-dir", action="store_true", help="print the folder of the CMake package, and stop")
    parser.add_argument("--include-dir", action="store_true", help="print where enzyme.h and enzyme.rs are, and stop")
    parser.add_argument("--pkgconfig-dir", action="store_true", help="print where enzymepy.pc and meson.ini are")
    return parser


def whole() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The parser of everything, and those of the commands by their names."""
    parser = top()
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in available():
        module(name).register(subparsers)
    return parser, dict(subparsers.choices)


def available() -> list[str]:
    """The commands that this installation has."""
    return [name for name in COMMANDS if exists(name)]


def exists(name: str) -> bool:
    """Whether there is such a command."""
    return name in COMMANDS and importlib.util.find_spec(f"enzyme_build.cli.{name}") is not None


def module(name: str) -> Any:
    """A command's file."""
    return importlib.import_module(f"enzyme_build.cli.{name}")
