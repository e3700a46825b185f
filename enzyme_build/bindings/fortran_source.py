"""What a Fortran procedure says of its arguments and no compiler keeps: intents, lengths, and which are optional."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_build.errors import SourceLocation
from enzyme_build.settings import LENGTH

_CONTINUED = re.compile(r"&[^\S\n]*(?:![^\n]*)?\n(?:[^\S\n]*(?:![^\n]*)?\n)*[^\S\n]*&?")
_COMMENT = re.compile(r"![^\n]*")
_FIXED_COMMENT = re.compile(r"(?:^[cC*]|!)[^\n]*", re.MULTILINE)
_INTERFACE = re.compile(r"^\s*(?:abstract\s+)?interface\b.*?^\s*end\s*interface\b", re.M | re.I | re.S)
_END = re.compile(r"^\s*(?:end\s*(?:subroutine|function|procedure)?\b\s*\w*\s*$|contains\s*$)", re.M | re.I)
_INTENT = re.compile(r"^[^\n]*\bintent\s*\(\s*(in\s*out|in|out)\s*\)[^\n]*?::([^\n]*)", re.M | re.I)
_FUNCTION = re.compile(r"[^!'\"\n]*\bfunction\s+\w", re.I)
_TYPES = r"(?:real|integer|complex|logical|character|double\s*precision)\b[*\d]*\s*(?:\([^()]*\))?"
_DECLARATION = re.compile(rf"^[ \t]*({_TYPES}[^\n:]*::|{_TYPES}(?=\s+[a-z])|dimension\b)([^\n]*)", re.M)
_DIMENSION = re.compile(r"\bdimension\s*(\([^()]*\))")
_INNER = re.compile(r"\w*\s*\([^()]*\)(?=[^()]*\))")  # parentheses inside of others
_INITIAL = re.compile(r"=[^,]*")  # initial values
_OPTIONAL = re.compile(r"^[^\n:]*\boptional\b(?:[^\n]*?::|[ \t]+(?!::))([^\n]*)", re.M | re.I)


@dataclass(frozen=True)
class Declared:
    """Arguments by their names in lower case: `in`, `out` or `inout`, and those that need not be present.

    `shapes` are the dimensions of arrays, of those alone whose lengths are sums and products of names and numbers.
    """

    intents: dict[str, str]
    optional: frozenset[str]
    is_function: bool = False
    shapes: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])


def declared(at: SourceLocation | None) -> Declared:
    """What is declared in the procedure that begins at a place; nothing, where there is no source any more."""
    if at is None or not at.line or not Path(at.file).is_file():
        return Declared({}, frozenset())
    lines = Path(at.file).read_text(encoding="utf-8", errors="replace").split("\n")
    text = _CONTINUED.sub(" ", "\n".join(lines[at.line - 1 :]))
    is_fixed = Path(at.file).suffix.lower() in (".f", ".for", ".ftn", ".f77")
    text = _INTERFACE.sub("", (_FIXED_COMMENT if is_fixed else _COMMENT).sub("", text))
    end = _END.search(text)
    text = text[: end.start()] if end else text
    intents = {n: re.sub(r"\s", "", i.lower()) for i, names in _INTENT.findall(text) for n in _names(names)}
    optional = frozenset(name for names in _OPTIONAL.findall(text) for name in _names(names))
    return Declared(intents, optional, bool(_FUNCTION.match(text)), _shapes(text))


def _shapes(text: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for attributes, names in _DECLARATION.findall(text.lower()):
        common = _DIMENSION.search(attributes)
        for name, own in re.findall(r"([a-z]\w*)\s*(\([^()]*\))?", _INITIAL.sub("", _INNER.sub("?", names))):
            said = own or (common[1] if common else "")
            lengths = tuple(re.sub(r"\s", "", length) for length in said.strip("()").split(",")) if said else ()
            if lengths and all(LENGTH.fullmatch(length) for length in lengths):
                found.setdefault(name, lengths)
    return found


def _names(declaration: str) -> list[str]:
    """The names that are declared, without what stands in parentheses, or behind `=`."""
    depth, kept = 0, ""
    for character in declaration.lower():
        depth += (character == "(") - (character == ")")
        kept += character if depth == 0 and character != ")" else " "
    return re.findall(r"[a-z]\w*", re.sub(r"=[^,]*", "", kept))
