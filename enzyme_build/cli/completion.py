"""`enzyme-build completion SHELL`: the shell's script that completes our commands and options, by shtab."""

from __future__ import annotations

import argparse
from typing import Any

import shtab

from enzyme_build.cli import parsers

_EXAMPLES = (
    ('eval "$(enzyme-build completion bash)"', "completion in this shell; in ~/.bashrc, in every one"),
    ("enzyme-build completion zsh > ~/.zfunc/_enzyme-build", "for zsh, into a folder of its `fpath`"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers, "completion", "Prints the script by which a shell completes commands and options.", _EXAMPLES
    )
    parser.add_argument(
        "shell", choices=shtab.SUPPORTED_SHELLS, metavar="SHELL", help=", ".join(shtab.SUPPORTED_SHELLS)
    )


def run(options: argparse.Namespace) -> int:
    """Print."""
    print(shtab.complete(parsers.whole()[0], options.shell))
    return 0
