"""Metadata as a graph: `!7 = distinct !DISubprogram(name: "f", line: 3)` and tuples `!{!1, i64 8, !"x"}`.

A reference is text, "!7"; a node may also be written out where it is used.  Nodes are read when asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from enzyme_build.ir.lexer import join_words, split_words
from enzyme_build.ir.module import Module

_SPECIALISED = re.compile(r"(distinct )?!(\w+)\((.*)\)\s*", re.DOTALL)
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2})")


@dataclass(frozen=True)
class MetadataNode:
    """A node with named fields (`kind` "DISubprogram", ...) or, with `kind` "", a tuple of operands.

    Fields and operands are LLVM's text ("!5", "8", "i64 8", "null"), strings without their quotes.
    """

    kind: str = ""
    fields: dict[str, str] = field(default_factory=dict[str, str])
    operands: list[str] = field(default_factory=list[str])
    is_distinct: bool = False

    def text(self, key: str) -> str:
        """The field `key`, "" where it is absent."""
        return self.fields.get(key, "")

    def number(self, key: str) -> int:
        """The field `key` as an integer, 0 where it is absent or no integer."""
        value = self.fields.get(key, "")
        return int(value) if value.lstrip("-").isdigit() else 0


def metadata_node(module: Module, reference: str) -> MetadataNode:
    """The node that "!5" names, or that `reference` writes out; an empty one where there is none."""
    return _parse(module.metadata.get(reference, "") if reference[1:].isdigit() else reference)


@lru_cache(maxsize=1 << 16)
def _parse(text: str) -> MetadataNode:
    specialised = _SPECIALISED.fullmatch(text)
    if specialised:
        parts = [part.partition(": ") for part in _split(specialised[3])]
        fields = {key.strip(): unquoted(value) for key, colon, value in parts if colon}
        operands = [unquoted(key) for key, colon, _ in parts if not colon]
        return MetadataNode(specialised[2], fields, operands, bool(specialised[1]))
    is_distinct = text.startswith("distinct ")
    body = text.removeprefix("distinct ").strip()
    if not body.startswith("!{"):
        return MetadataNode()
    return MetadataNode("", {}, [unquoted(part) for part in _split(body[2:-1])], is_distinct)


def _split(text: str) -> list[str]:
    """The parts between commas that are in no bracket."""
    if "(" not in text and '"' not in text and "{" not in text:
        return [part.strip() for part in text.split(",")] if text.strip() else []
    parts: list[list[str]] = [[]]
    depth = 0
    for word in split_words(text)[:-1]:
        depth += (word in "([{<") - (word in ")]}>")
        if word == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(word)
    return [join_words(part).replace(" :", ":") for part in parts if part]


def unquoted(text: str) -> str:
    """A metadata string (`!"x"` or `"x"`) without quotes and escapes; any other text as it is."""
    bare = text.removeprefix("!")
    if len(bare) < 2 or bare[0] != '"':
        return text
    raw = bare[1:-1].encode("utf-8", "surrogateescape")
    return _ESCAPE.sub(lambda match: bytes([int(match[1], 16)]), raw).decode("utf-8", "replace")
