"""The source lines that explanations speak of: all lines of each function, and of other code those with values.

The debug information says where a function begins.  It ends at the line that closes it, which stands no further right
than its head; where there is none soon, at its last line with a value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from enzyme_build.report.explanation import Explanation

_CLOSES = re.compile(r"\s*([\])};]+|end\b.*)\s*(!.*|//.*)?", re.IGNORECASE)
_FURTHEST = 20  # lines between the last value and the end


@cache
def lines_of(file: str) -> list[str]:
    """The lines of a source file; none where it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def sources_of(explanations: Sequence[Explanation]) -> dict[str, dict[str, str]]:
    """The lines to show of each file, by their numbers as text."""
    found: dict[str, dict[str, str]] = {}
    for one in explanations:
        for file in dict.fromkeys([one.at.file, *(value.shown_at.file for value in one.values)]):
            text = dict(enumerate(lines_of(file), 1))
            wanted = {value.shown_at.line for value in one.values if value.shown_at.file == file}
            if file == one.at.file:
                own = [value.shown_at.line for value in one.values if value.shown_at.function == one.function]
                wanted |= {*own_lines(one.at.line, own, text)}
            lines = found.setdefault(file, {})
            lines.update({str(n): text[n] for n in sorted(wanted) if n in text})
    return {file: lines for file, lines in found.items() if lines}


def own_lines(head: int, spoken: Sequence[int], text: Mapping[int, str]) -> range:
    """The lines of a function that begins at `head` and has values at the lines `spoken`."""
    last = max([head, *spoken])
    margin = _indentation(text.get(head, ""))
    for number in range(last + 1, last + _FURTHEST):
        line = text.get(number)
        if line is None or (line.strip() and _indentation(line) <= margin):
            return range(head, number + 1 if line is not None and _CLOSES.fullmatch(line) else last + 1)
    return range(head, last + 1)


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())
