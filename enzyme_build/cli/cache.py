"""`enzyme-build cache`: what is kept between links, how much of it there is, and how to be rid of it."""

from __future__ import annotations

import argparse
from typing import Any

from enzyme_build.cli import parsers
from enzyme_build.toolchain import cache_place, store
from enzyme_build.toolchain.cache import cache_folder

_DESCRIPTION = """\
Derivatives that did not change are taken from a folder of yours; so is the machine code of modules without requests,
and what `load` made. The least recently used go first when there is more than ENZYME_CACHE_SIZE (2G); ENZYME_CACHE=0
switches it off, and ENZYME_CACHE_DIR names another folder."""
_EXAMPLES = (
    ("enzyme-build cache info", "the folder, and how many bytes of what are in it"),
    (
        "enzyme-build cache prune --to 500M",
        "delete what was not used for longest, down to 500 MiB",
    ),
    ("enzyme-build cache clear", "delete everything"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(subparsers, "cache", _DESCRIPTION, _EXAMPLES)
    parser.add_argument("action", choices=("info", "prune", "clear"), help="what to do")
    parser.add_argument("--to", metavar="SIZE", default="", help="with prune: the size to come down to")


def run(options: argparse.Namespace) -> int:
    """Show, or delete."""
    if options.action == "info":
        _show()
        return 0
    to = 0 if options.action == "clear" else store.size(options.to, "--to") if options.to else store.limit()
    gone = store.prune(to)
    print(f"deleted {len(gone)} entries, {_readable(sum(entry.bytes for entry in gone))}")
    return 0


def _show() -> None:
    from rich.console import Console
    from rich.table import Table

    entries = store.entries()
    table = Table("kind", "entries", "size", box=None, header_style="bold")
    for kind in sorted({entry.kind for entry in entries}):
        sizes = [entry.bytes for entry in entries if entry.kind == kind]
        table.add_row(kind, str(len(sizes)), _readable(sum(sizes)))
    state = "" if cache_place.is_on() else f", switched off by {cache_place.SWITCH}"
    print(f"{cache_folder()}{state}")
    print(f"{_readable(sum(entry.bytes for entry in entries))} of at most {_readable(store.limit())}")
    if entries:
        Console(highlight=False).print(table)


def _readable(size: int) -> str:
    value, unit = float(size), "bytes"
    for larger in ("KiB", "MiB", "GiB", "TiB"):
        if value < 1024:
            break
        value, unit = value / 1024, larger
    return f"{value:.0f} {unit}" if unit == "bytes" else f"{value:.1f} {unit}"
