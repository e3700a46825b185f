"""A page: Markdown whose fenced blocks are files, commands, and what the commands print.

A block of code whose first line is a comment with nothing but a file's name is that file; a `sh` block holds
commands; a `text` block right behind a `sh` block is what these print.  `<!-- generated: NAME ARGUMENT -->` is filled
with what the code itself says (`reference`); `<!-- generated: file PAGE FILE -->` with a file of another page.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from enzyme_build.documents.reference import GENERATED, codes
from enzyme_build.errors import SettingsError
from enzyme_build.resources import docs_directory

_MARK = re.compile(r"^<!-- generated: (\w+) ?(.*) -->$", re.MULTILINE)
_FENCE = re.compile(r"^(`{3,})(\w+)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"(?://|#|!|/\*) ([\w./+-]+\.\w+|Makefile)(?: \*/)?\n")
_ERROR = re.compile(r"EB\d+$", re.IGNORECASE)


@dataclass(frozen=True)
class Block:
    """A fenced block; `file` is the name that its first line says."""

    kind: str
    text: str
    file: str = ""


@dataclass(frozen=True)
class Commands:
    """A `sh` block and what it prints, empty where the page does not show it."""

    script: str
    prints: str = ""


def names() -> list[str]:
    """All pages: `index`, `tutorials/hessians`, …"""
    folder = docs_directory()
    return sorted(str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.md"))


def find(word: str) -> tuple[str, str]:
    """The page that a word means, and the place on it: a page's name, the end of one, or an error's code.

    Raises SettingsError where there is no such page.
    """
    if _ERROR.match(word):
        if word.upper() not in (known := codes()):
            close = difflib.get_close_matches(word.upper(), known, 1)
            raise SettingsError(
                f"there is no error code `{word}`",
                help=f"did you mean `{close[0]}`?" if close else f"the codes are {', '.join(known)}",
            )
        return "reference/errors", word.lower()
    known = names()
    exact = [name for name in known if name == word] or [name for name in known if f"/{name}".endswith(f"/{word}")]
    if exact:
        return exact[0], ""
    short = {name.rpartition("/")[2]: name for name in known}
    close = difflib.get_close_matches(word, [*known, *short], 1)
    said = f"did you mean `{close[0]}`?" if close else "`enzyme-build docs --list` lists the pages"
    raise SettingsError(f"there is no page `{word}`", help=said)


def source(name: str) -> Path:
    """The Markdown file of a page."""
    return docs_directory() / f"{name}.md"


def text_of(name: str) -> str:
    """A page as Markdown, with what the code itself says filled in."""
    return filled(source(name).read_text(encoding="utf-8"))


def filled(text: str) -> str:
    """A page's text with each mark replaced by what the code says, or by another page's file."""
    return _MARK.sub(lambda mark: f"{mark[0]}\n\n{_generated(mark[1], mark[2]).strip()}\n", text)


def _generated(name: str, argument: str) -> str:
    if name == "file":
        page, _, file = argument.partition(" ")
        (block,) = (block for block in blocks(source(page).read_text(encoding="utf-8")) if block.file == file)
        return f"```{block.kind}\n{block.text}```"
    return GENERATED[name](*([argument] if argument else []))


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    for _, kind, body in _FENCE.findall(text):
        file = _FILE.match(body)
        yield Block(kind, body, file[1] if file and kind not in ("sh", "text") else "")


def steps(text: str) -> Iterator[Block | Commands]:
    """What a reader does from the top to the bottom: files to write, and commands with what they print."""
    waiting: Commands | None = None
    for block in blocks(text):
        if waiting is not None:
            yield Commands(waiting.script, block.text) if block.kind == "text" else waiting
        waiting = Commands(block.text) if block.kind == "sh" else None
        if block.file:
            yield block
    if waiting is not None:
        yield waiting


def files_of(name: str) -> dict[str, str]:
    """The files of a page; of several versions of one file, the first."""
    found: dict[str, str] = {}
    for block in blocks(text_of(name)):
        if block.file:
            found.setdefault(block.file, block.text)
    return found


def part_of(text: str, place: str) -> str:
    """The section of a page whose heading is `place`; the whole page if it has none."""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return next((part for part in parts if part.lower().startswith(f"## {place}\n")), text)
