"""LLVM's text as a list of words, and a reader's position in it.

A word is a name with its sigil (`%x`, `@"a b"`, `!dbg`, `#3`), a number, a string, one punctuation mark, or a
keyword.  A keyword directly followed by a parenthesis is one word with everything inside it
(`dereferenceable(8)`, `captures(none)`, `!DIExpression()`), because nearly all of these are only carried along;
types and the operators of constant expressions are excepted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn

from enzyme_build.errors import InputError, SourceLocation

_PARENTHESISED = r'\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\))*\)'
_NEVER_SWALLOWS = (
    r"(?:getelementptr|inttoptr|ptrtoint|ptrtoaddr|bitcast|addrspacecast|trunc|add|sub|xor|splat|extractelement"
    r"|insertelement|shufflevector|void|ptr|i\d+|half|bfloat|float|double|x86_fp80|fp128)\b(?![.$-])"
)
NAME = r'(?:[-\w$.]+|"[^"]*")'

_WORD = re.compile(
    rf"""[%@$]{NAME}
    |[,()={{}}<>\[\]:*|]
    |{_NEVER_SWALLOWS}
    |c?"[^"]*"
    |[A-Za-z_][\w.]*(?:{_PARENTHESISED})?
    |[-+]?\d[\w.]*(?:(?<=[eE])[-+]\d+)?
    |!\d+
    |![-A-Za-z_$.\\][-\w$.\\]*(?:{_PARENTHESISED})?
    |!"[^"]*"
    |\#\w+
    |\.\.\.
    |;.*
    |\S""",
    re.VERBOSE | re.ASCII,
)
_NO_SPACE_BEFORE = frozenset(",)]>:=(")
_NO_SPACE_AFTER = frozenset("([<=")


def split_words(text: str) -> list[str]:
    """The words of one line, without its comment, and an empty word as end mark."""
    words = _WORD.findall(text)
    if words and words[-1][0] == ";":
        words.pop()
    words.append("")
    return words


def word_matches(text: str, start: int = 0) -> list[re.Match[str]]:
    """As `split_words`, with positions."""
    found = list(_WORD.finditer(text, start))
    if found and found[-1][0].startswith(";"):
        found.pop()
    return found


def first_word_end(text: str, start: int) -> tuple[str, int]:
    """The word at or after `start` and where it ends ("" at the end of the text)."""
    match = _WORD.search(text, start)
    return (match[0], match.end()) if match else ("", len(text))


def join_words(words: Sequence[str]) -> str:
    """Text that splits into `words`, spaced as LLVM prints attributes."""
    text = ""
    for word in words:
        if text and word not in _NO_SPACE_BEFORE and text[-1] not in _NO_SPACE_AFTER:
            text += " "
        text += word
    return text


class Cursor:
    """A position in the words of a line."""

    __slots__ = ("at", "words")

    def __init__(self, words: list[str]):
        self.words = words
        self.at: int = 0

    def accept(self, word: str) -> bool:
        if self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def expect(self, word: str) -> None:
        if self.words[self.at] != word:
            self.fail(f"expected `{word}`")
        self.at += 1

    def take(self) -> str:
        word = self.words[self.at]
        self.at += 1
        return word

    def fail(self, message: str) -> NoReturn:
        found = self.words[self.at] if self.at < len(self.words) else ""
        raise InputError(f"{message}, found `{found}`" if found else f"{message}, found the end of the line")


def unreadable(message: str, line: str, number: int = 0, function: str = "") -> InputError:
    """The error for a line that is not LLVM IR."""
    shown = line.strip()
    shown = shown if len(shown) <= 200 else shown[:200] + " ..."
    at = SourceLocation("LLVM IR", number, 0, function)
    return InputError(f"this is not LLVM IR: {message}\n    {shown}", at)
