"""The folder of what is made once and used again: below `ENZYME_CACHE_DIR`, else below the user's cache.

Each entry is a folder that appears whole or not at all: it is made beside its name and renamed, so that any number of
processes may want the same one at once.  Entries are never changed, and may be deleted at any time.

(A compilation only asks for the folder: it shall not wait for modules that make entries.)
"""

from __future__ import annotations

import os
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
        import tempfile

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
    import tempfile

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
        remove(work)


def remove(folder: Path) -> None:
    """Forget an entry."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


def digest(parts: Iterable[str | bytes]) -> str:
    """A name for some contents: other contents have another one."""
    import hashlib

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
