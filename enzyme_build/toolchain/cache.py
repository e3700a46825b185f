"""The folder of what is made once and used again: below `ENZYME_CACHE_DIR`, else below the user's cache.

Each entry is a folder that appears whole or not at all: it is made beside its name and renamed, so that any number of
processes may want the same one at once.  Entries are never changed, and may be deleted at any time.

(A compilation only asks for the folder: it shall not wait for modules that make entries.)
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from enzyme_build.errors import SettingsError, SourceLocation
from enzyme_build.toolchain import cache_place

_DIGEST = 24  # characters
_PRIVATE = 0o1700  # sticky: even where others may write one day, they cannot put theirs in the place of ours
_OURS = (".py", ".h", ".c", ".ll")
PACKAGE = Path(__file__).resolve().parent.parent


def cache_folder() -> Path:
    """The folder, made if need be, which only the user can read or write.

    SettingsError if `ENZYME_CACHE_DIR` names one that others may have written into.  Where there is no home to keep
    anything in, or what is there belongs to somebody else, it is a new one that ends with this process.
    """
    chosen, named = cache_place.chosen(), cache_place.folder()
    if not named:
        return _of_this_process()
    path = Path(named)
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        problem = _why_not_private(path)
    except OSError as error:
        problem = f"cannot be made: {error.strerror}"
    if problem and chosen:
        raise SettingsError(
            f"the cache folder {problem}", SourceLocation(chosen), help="name one of your own in ENZYME_CACHE_DIR"
        )
    return _of_this_process() if problem else path


def _why_not_private(path: Path) -> str:
    """Programs are loaded from the cache: others must not be able to put any there."""
    state = path.stat()
    if not hasattr(os, "getuid"):
        return ""  # access is not a matter of mode bits here
    if state.st_uid != os.getuid():
        return "belongs to another user"
    if state.st_mode & stat.S_IWOTH:
        return "can be written by every user"
    if stat.S_IMODE(state.st_mode) != _PRIVATE:
        path.chmod(_PRIVATE)
    return ""


@cache
def _of_this_process() -> Path:
    import atexit
    import tempfile

    path = Path(tempfile.mkdtemp(prefix="enzyme-build-"))
    atexit.register(remove, path)
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

    parent.mkdir(mode=0o700, parents=True, exist_ok=True)
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


def write_whole(path: Path, text: str) -> None:
    """Keep a file: it appears whole, or not at all where nothing can be kept."""
    made = path.with_name(f"{path.name} {os.getpid()}")
    try:
        made.write_text(text)
        made.replace(path)
    except OSError:
        pass


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
    return made.hexdigest()[:_DIGEST]


@cache
def this_version() -> str:
    """What changes when this package does, or its LLVM: the contents of its files.

    The contents are read again when a file has another size, place or time of change than it had the last time.
    """
    import sys

    import llvmlite

    ours = sorted(_files(str(PACKAGE), _OURS))
    theirs = sorted(_files(str(Path(str(llvmlite.__file__)).parent), (".so", ".dylib", ".dll", ".py")))
    states = [(path, os.stat(path)) for path in (*ours, *theirs)]  # noqa: PTH116 (a link waits for this)
    look = [f"{path} {s.st_ino} {s.st_size} {s.st_mtime_ns} {s.st_ctime_ns}" for path, s in states]
    entry = cache_folder() / f"package-{digest(look)}"
    try:
        known = entry.read_text()
        if len(known) == _DIGEST:
            return known
    except (OSError, ValueError):
        pass
    start = len(str(PACKAGE))
    parts = [repr(sys.version_info[:3]), *(f"{path[start:]} {digest([Path(path).read_bytes()])}" for path in ours)]
    made = digest([*parts, *(digest([Path(path).read_bytes()]) for path in theirs)])
    write_whole(entry, made)
    return made


def _files(folder: str, endings: tuple[str, ...]) -> Iterator[str]:
    """The files below a folder, documentation and compiled Python aside."""
    for entry in os.scandir(folder):
        if entry.is_dir():
            if entry.name not in ("__pycache__", "share"):
                yield from _files(entry.path, endings)
        elif entry.name.endswith(endings):
            yield entry.path
