"""The files of a program in a pickle: sources and all files that they include.

Where they do not lie as they did, they are placed below a folder of the cache, each at its path from their common
folder, and the folders in which compilers look for files move along.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from enzyme_build.toolchain import cache

_FOLDERS = ("-I", "-isystem", "-iquote", "-idirafter")


@dataclass(frozen=True)
class Text:
    """One file."""

    path: str
    data: bytes


def absolute(flags: Sequence[str]) -> Iterator[str]:
    """Flags whose folders do not depend on the current one, each behind its option as a word of its own."""
    is_folder = False
    for flag in flags:
        option = next((each for each in _FOLDERS if flag.startswith(each) and flag != each), "")
        if is_folder or option:
            yield from [option] * bool(option)
            yield str(Path(flag.removeprefix(option)).absolute())
        else:
            yield flag
        is_folder = flag in _FOLDERS


def placed(
    texts: Sequence[Text], sources: Sequence[str], flags: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Sources and flags for this machine."""
    if all(Path(text.path).is_file() and Path(text.path).read_bytes() == text.data for text in texts):
        return tuple(sources), tuple(flags)
    folders = {flag for option, flag in pairwise(flags) if option in _FOLDERS}
    root = os.path.commonpath([*(str(Path(text.path).parent) for text in texts), *folders])
    key = cache.digest([part for text in texts for part in (os.path.relpath(text.path, root), text.data)])
    place = cache.entry(cache.cache_folder() / "sources" / key, lambda work: _write(work, root, texts))
    moved = [str(place / os.path.relpath(flag, root)) if flag in folders else flag for flag in flags]
    return tuple(str(place / os.path.relpath(source, root)) for source in sources), tuple(moved)


def _write(work: Path, root: str, texts: Sequence[Text]) -> None:
    for text in texts:
        path = work / os.path.relpath(text.path, root)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.data)
