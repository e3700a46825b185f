"""The intents that a Fortran procedure declares for its arguments: the source has them, and no compiler keeps them."""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_build.errors import SourceLocation

_CONTINUED = re.compile(r"&[^\S\n]*(?:![^\n]*)?\n(?:[^\S\n]*(?:![^\n]*)?\n)*[^\S\n]*&?")
_COMMENT = re.compile(r"![^\n]*")
_FIXED_COMMENT = re.compile(r"(?:^[cC*]|!)[^\n]*", re.MULTILINE)
_INTERFACE = re.compile(r"^\s*(?:abstract\s+)?interface\b.*?^\s*end\s*interface\b", re.M | re.I | re.S)
_END = re.compile(r"^\s*(?:end\s*(?:subroutine|function|procedure)?\b\s*\w*\s*$|contains\s*$)", re.M | re.I)
_DECLARED = re.compile(r"^[^\n]*\bintent\s*\(\s*(in\s*out|in|out)\s*\)[^\n]*?::([^\n]*)", re.M | re.I)


def declared_intents(at: SourceLocation | None) -> dict[str, str]:
    """`in`, `out` or `inout` by the arguments' names in lower case, for the procedure that begins at a place."""
    if at is None or not at.line or not Path(at.file).is_file():
        return {}
    lines = Path(at.file).read_text(encoding="utf-8", errors="replace").split("\n")
    text = _CONTINUED.sub(" ", "\n".join(lines[at.line - 1 :]))
    is_fixed = Path(at.file).suffix.lower() in (".f", ".for", ".ftn", ".f77")
    text = _INTERFACE.sub("", (_FIXED_COMMENT if is_fixed else _COMMENT).sub("", text))
    end = _END.search(text)
    found: dict[str, str] = {}
    for intent, names in _DECLARED.findall(text[: end.start()] if end else text):
        for name in re.findall(r"[a-z]\w*", _without_bounds(names.lower())):
            found[name] = re.sub(r"\s", "", intent.lower())
    return found


def _without_bounds(names: str) -> str:
    """The names of a declaration without what stands in parentheses, or behind `=`."""
    depth, kept = 0, ""
    for character in names:
        depth += (character == "(") - (character == ")")
        kept += character if depth == 0 and character != ")" else " "
    return re.sub(r"=[^,]*", "", kept)
