"""Where a function comes from that has no bitcode: a native object or archive of the link, or a library beside it."""

from __future__ import annotations

import ctypes.util
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.errors import EnzymeBuildError, Errors, MissingRuleError
from enzyme_build.toolchain import elf
from enzyme_build.toolchain.module_linker import native_objects, symbols

_LANGUAGES = {"m": "the mathematical library", "c": "the C library", "stdc++": "the C++ library"}


def say_where(
    error: EnzymeBuildError, inputs: Sequence[Bitcode | NativeObject | Archive], shared: Sequence[Path]
) -> None:
    """Tell in each error about a function without a rule which file of the link defines it."""
    for one in error.errors if isinstance(error, Errors) else [error]:
        if isinstance(one, MissingRuleError) and one.symbol:
            library = next((path for path in shared if one.symbol in _shown_by(path)), None)
            origin = _origin(one.symbol, inputs, library)
            if origin:
                one.trail.append(f"defined in  {origin}")
            if library is not None:
                one.help += f"; or build {library.name} with -fenzyme-separate, so that it carries its derivatives"


def _origin(symbol: str, inputs: Sequence[Bitcode | NativeObject | Archive], library: Path | None) -> str:
    for item in native_objects(inputs):
        if symbol in symbols(item).defined:
            return f"{item.name}, which is machine code without bitcode"
    if library is not None:
        return f"{library}, which is machine code without bitcode"
    if symbol.startswith("_FortranA"):
        return "the Fortran run-time library"
    for short, name in _LANGUAGES.items():
        found = ctypes.util.find_library(short)
        if found and symbol in _shown_by(_in_system(found)):
            return f"{name} ({found})"
    return ""


def _in_system(name: str) -> Path:
    folders = ("/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64")
    return next((Path(folder) / name for folder in folders if (Path(folder) / name).is_file()), Path(name))


@cache
def _shown_by(path: Path) -> frozenset[str]:
    try:
        return elf.read(path.read_bytes()).shown_symbols.defined
    except (OSError, elf.BrokenObject):
        return frozenset()
