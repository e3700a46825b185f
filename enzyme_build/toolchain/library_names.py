"""What shared libraries define and want, kept from one link to the next."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from enzyme_build.toolchain import elf, store
from enzyme_build.toolchain.cache import digest

_FOLDERS = ("/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib", "/lib")
_KEPT = "libraries"  # in the cache


def in_system(name: str) -> Path | None:
    """A library in the folders that the linker looks into by itself."""
    return next((path for folder in _FOLDERS if (path := Path(folder) / name).is_file()), None)


class Names(Enum):
    """Of a library: all that it defines, variables alone, or also what it asks for."""

    DEFINED = "defined"
    VARIABLES = "variables"
    KNOWN = "known"


def names_in(path: Path, which: Names) -> frozenset[str]:
    """Such names; none of what is no library."""
    try:
        state = path.stat()
        stamp = (state.st_size, state.st_ino, state.st_mtime_ns, state.st_ctime_ns)
        key = digest([str(path), repr(stamp), which.value])
        known = store.get(_KEPT, key)
        if known is None:
            symbols = elf.read(path.read_bytes()).shown_symbols
            names = symbols.variables if which is Names.VARIABLES else symbols.defined
            names |= symbols.undefined if which is Names.KNOWN else frozenset()
            known = "\n".join(sorted(names)).encode()
            store.put(_KEPT, key, known)
    except (OSError, elf.BrokenObject):
        return frozenset()
    return frozenset(known.decode().split("\n"))
