"""The folder of what is made once and used again: below `ENZYME_CACHE_DIR`, else below the user's cache.

Each entry is a folder that appears whole or not at all: it is made beside its name and renamed, so that any number of
processes may want the same one at once.  Entries are never changed, and may be deleted at any time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def cache_folder() -> Path:
    """The folder, made if need be; where there is no home, one below the folder for temporary files."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    path = Path(os.environ.get("ENZYME_CACHE_DIR") or Path(base) / "enzyme-build")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        path = Path(tempfile.gettempdir()) / f"enzyme-build-{os.getuid()}"
        path.mkdir(exist_ok=True)
    return path


def entry(folder: Path, make: Callable[[Path], None]) -> Path:
    """The entry `folder`; if it is not there, `make` fills a folder that becomes it."""

    def named(work: Path) -> str:
        make(work)
        return folder.name

    return folder if folder.is_dir() else publish(folder.parent, named)


def publish(parent: Path, make: Callable[[Path], str]) -> Path:
    """The entry below `parent` that `make` fills a folder for, and then names; one that was there before stays."""
    parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".new-", dir=parent))
    try:
        folder = parent / make(work)
        try:
            work.replace(folder)
        except OSError:
            if not folder.is_dir():
                raise
        return folder
    finally:
        shutil.rmtree(work, ignore_errors=True)


def remove(folder: Path) -> None:
    """Forget an entry."""
    shutil.rmtree(folder, ignore_errors=True)


def digest(parts: Iterable[str | bytes]) -> str:
    """A name for some contents: other contents have another one."""
    made = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode("utf-8", "surrogateescape")
        made.update(f"{len(data)}:".encode() + data)
    return made.hexdigest()[:24]


@cache
def this_version() -> str:
    """What changes when this package does: the sizes and times of its files."""
    files = sorted(path for path in PACKAGE.rglob("*.py"))
    stats = [(str(path.relative_to(PACKAGE)), path.stat()) for path in files]
    return digest(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in stats)
