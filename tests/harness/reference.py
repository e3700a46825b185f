"""The reference of modes, markers and registrations, from the programs that show them at work.

A program in `tests/modes` says in its first lines what it shows: `// reference: GROUP: what is written`.
"""

from __future__ import annotations

import re
from pathlib import Path

from . import rows

TESTS = Path(__file__).parents[1]
MODES = TESTS / "modes"
MODES_PAGE = TESTS.parent / "docs" / "reference" / "modes.md"
FOLDERS = (MODES, TESTS / "modes_rust")
SUFFIXES = (".c", ".cpp", ".f90", ".ll", ".rs")
BEGIN, END = "<!-- the reference, by `python -m tests.harness --table` -->\n", "<!-- end of the reference -->"
GROUPS = (
    "every row", "reverse, forward", "markers", "vector", "split reverse", "split forward", "modes in modes",
    "batch, helpers", "virtual", "sparse", "precision", "checkpoints", "fixed points", "custom derivatives",
    "statements", "metadata, attributes", "headers",
)  # fmt: skip
_LINE = re.compile(r"^[/!;]+ reference: ([^:]+): (.*)$", re.MULTILINE)


def entries() -> list[tuple[str, str, Path]]:
    """(group, what is written, file), in the order of the groups; then of the files' names."""
    found: list[tuple[str, str, Path]] = []
    for path in sorted(p for folder in FOLDERS for p in folder.rglob("*") if p.suffix in SUFFIXES):
        first = "\n".join(path.read_text(encoding="utf-8").splitlines()[:6])
        found += [(group, text, path) for group, text in _LINE.findall(first)]
    return sorted(found, key=lambda entry: GROUPS.index(entry[0]))


def reference() -> str:
    """The tables: what is written in each language, and a row for each program."""
    return f"{rows.table()}\n{_of_programs()}"


def _of_programs() -> str:
    lines = ["| | what is written | program |", "|---|---|---|"]
    before = ""
    for group, text, path in entries():
        place = path.relative_to(TESTS)
        name = place.parts[1].partition(".")[0]
        lines.append(f"| {group if group != before else ''} | {text} | [{name}](../../tests/{place}) |")
        before = group
    return "\n".join(lines) + "\n"


def with_reference(page: str) -> str:
    """The page's text with the tables between their marks."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + reference() + END + rest.split(END)[1]
