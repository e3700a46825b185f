"""A compiler as a build system starts it: `ccache gcc`, `env A=1 cc`, `zig cc`, a `gcc` that is ccache."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from itertools import takewhile

_CACHES = ("ccache", "sccache", "sccache-dist")
_LAUNCHERS = (*_CACHES, "distcc", "icecc", "env")
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=")  # of `env`


def count_of(words: Sequence[str]) -> int:
    """How many words at the start of a command are the compiler's, with all that launches it."""
    count = len(launchers(words))
    if count < len(words):
        count += 2 if _name(words[count]) == "zig" else 1
    return min(count, len(words))


def launcher_in(words: Sequence[str]) -> list[str]:
    """What of a compiler's words goes on before another compiler in its place: the cache that it is called through."""
    if not words:
        return []
    target = os.path.realpath(words[0])
    return launchers(words) or ([target] if _name(target) in _CACHES else [])


def launchers(words: Sequence[str]) -> list[str]:
    """The words before the compiler itself."""
    return list(takewhile(lambda word: _name(word) in _LAUNCHERS or _ASSIGNMENT.match(word), words))


def _name(word: str) -> str:
    return os.path.splitext(os.path.basename(word))[0]  # noqa: PTH119, PTH122 (pathlib is slow to import)
