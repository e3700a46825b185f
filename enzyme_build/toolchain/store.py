"""Results that are kept by what they were made of: below the cache's folder, `results/KIND/DIGEST`.

A result is a file that appears whole or not at all and names its own checksum, so one that a killed build, a full disk
or anything else has spoilt is not taken.  Nothing depends on the store: what cannot be written is not kept, and all of
it may be deleted at any time.  `ENZYME_CACHE=0` switches it off; `ENZYME_CACHE_SIZE` limits the whole cache.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from enzyme_build.errors import SettingsError
from enzyme_build.toolchain.cache import cache_folder, digest
from enzyme_build.toolchain.cache_place import is_on

SIZE = "ENZYME_CACHE_SIZE"
_FOLDER = "results"
_USUAL_SIZE = "2G"
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_CHECKSUM = 24  # characters
_KEPT_OF_LIMIT = 0.8  # of a cache that was too large
_TEMPORARY = ".new-"
_IDLE = 24 * 3600
_OF_SEVERAL = ("cells", "foreign", "programs", "recipes", "sources")  # folders with one entry for each name in them
_ABANDONED = 3600  # seconds after which nobody writes a temporary file any more


def get(kind: str, key: str) -> bytes | None:
    """The result of this key; None if it is not there or not whole."""
    if not is_on():
        return None
    path = _path(kind, key)
    try:
        data = path.read_bytes()
    except OSError:
        return None
    checksum, result = data[:_CHECKSUM], data[_CHECKSUM:]
    if digest([key, result]).encode() != checksum:
        return None
    with suppress(OSError):
        os.utime(path)  # what was used last goes last
    return result


def put(kind: str, key: str, result: bytes) -> None:
    """Keep a result, if that is possible."""
    if not is_on():
        return
    import tempfile

    path = _path(kind, key)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=_TEMPORARY, dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(digest([key, result]).encode() + result)
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)


def keep_the_limit() -> None:
    """After a result was kept: delete what was not used for longest, if the cache has become too large."""
    if is_on():
        prune(idle=_IDLE)


def _path(kind: str, key: str) -> Path:
    return cache_folder() / _FOLDER / kind / key


# ---- the whole cache ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entry:
    """What is deleted at once: a file or a folder."""

    path: Path
    kind: str
    bytes: int
    used: float

    @property
    def is_result(self) -> bool:
        """Whether whoever wants it reads it at once."""
        return self.path.parent.parent.name == _FOLDER


def limit() -> int:
    """The bytes that the cache may have; SettingsError if the variable says no size."""
    return size(os.environ.get(SIZE, "") or _USUAL_SIZE, SIZE)


def size(text: str, of: str) -> int:
    """The bytes of a size such as 500M or 2G; SettingsError, which names the option or variable, if it is none."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if found is None:
        raise SettingsError(f"`{of}={text}` is no size", help="write it as 500M or 2G")
    return int(float(found[1]) * _UNITS[found[2].upper()])


def entries() -> list[Entry]:
    """Everything in the cache, whatever keeps it there, the least recently used first."""
    return sorted((_entry(path, kind) for path, kind in _places()), key=lambda entry: entry.used)


def prune(to: int | None = None, idle: float = 0) -> list[Entry]:
    """Delete the least recently used entries while there are more bytes than `to`; those that were deleted.

    Without a number: if there are more than the limit, down to four fifths of it.  Programs that were loaded in the
    last `idle` seconds stay: a process may be about to read more of them.
    """
    import time

    found = entries()
    now = time.time()
    total = sum(entry.bytes for entry in found)
    if to is None:
        if total <= limit():
            return []
        to = int(limit() * _KEPT_OF_LIMIT)
    gone: list[Entry] = []
    for entry in found:
        if total <= to:
            break
        if not entry.is_result and now - entry.used < idle:
            continue
        _delete(entry.path)
        total -= entry.bytes
        gone.append(entry)
    return gone


def _places() -> Iterator[tuple[Path, str]]:
    """Each entry and its kind."""
    root = cache_folder()
    for top in _listed(root):
        if not top.is_dir():
            yield top, "launcher" if top.name.startswith("launcher-") else "versions and flags of compilers"
        elif top.name == _FOLDER:
            yield from ((path, kind.name) for kind in _listed(top) for path in _listed(kind) if not _is_fresh(path))
        elif top.name in _OF_SEVERAL:
            yield from ((path, top.name) for path in _listed(top))
        else:
            yield top, top.name.partition("-")[0]


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _is_fresh(path: Path) -> bool:
    """Whether somebody may be writing it."""
    import time

    try:
        return path.name.startswith(_TEMPORARY) and time.time() - path.stat().st_mtime < _ABANDONED
    except OSError:
        return True


def _entry(path: Path, kind: str) -> Entry:
    size, used = 0, 0.0
    files = [path, *path.rglob("*")] if path.is_dir() and not path.is_symlink() else [path]
    for file in files:
        with suppress(OSError):
            state = file.lstat()
            size += state.st_size if stat.S_ISREG(state.st_mode) else 0
            used = max(used, state.st_mtime)
    return Entry(path, kind, size, used)


def _delete(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink()
