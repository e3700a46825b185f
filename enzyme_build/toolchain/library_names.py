"""What shared libraries define and want, kept from one link to the next."""

from __future__ import annotations

from pathlib import Path

from enzyme_build.toolchain import elf, store
from enzyme_build.toolchain.cache import digest

_FOLDERS = ("/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib", "/lib")
_KEPT = "libraries"  # in the cache


def in_system(name: str) -> Path | None:
    """A library in the folders that the linker looks into by itself."""
    return next((path for folder in _FOLDERS if (path := Path(folder) / name).is_file()), None)


def names_in(path: Path, with_wanted: bool) -> frozenset[str]:
    """The names that a library defines, `with_wanted` those that it asks for, too; none of what is no library."""
    try:
        state = path.stat()
        stamp = (state.st_size, state.st_ino, state.st_mtime_ns, state.st_ctime_ns)
        key = digest([str(path), repr(stamp), *(["wanted"] if with_wanted else [])])
        known = store.get(_KEPT, key)
        if known is None:
            symbols = elf.read(path.read_bytes()).shown_symbols
            names = symbols.defined | symbols.undefined if with_wanted else symbols.defined
            known = "\n".join(sorted(names)).encode()
            store.put(_KEPT, key, known)
    except (OSError, elf.BrokenObject):
        return frozenset()
    return frozenset(known.decode().split("\n"))
