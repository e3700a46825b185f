"""What CUDA's toolkit gives to a compilation: headers, libdevice's mathematical functions, and the assembler of PTX.

It is looked for where `CUDA_PATH` or `CUDA_HOME` says, in `/usr/local/cuda`, and in the packages that
`pip install 'enzyme-build[cuda]'` installs.  clang wants it as one folder, with a header of a library for random
numbers: where something is missing, one is made of links.
"""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain.cache import cache_folder, digest

INSTALL = "pip install 'enzyme-build[cuda]', or let CUDA_PATH name a CUDA toolkit"
_LIBDEVICE = "nvvm/libdevice/libdevice.10.bc"
_UNUSED_HEADER = "curand_mtgp32_kernel.h"  # clang includes it, whether random numbers are used or not


@cache
def toolkit() -> Path | None:
    """The folder of a toolkit with headers and libdevice; None if there is none."""
    for folder in _installed():
        if (folder / _LIBDEVICE).is_file() and (folder / "include" / "cuda.h").is_file():
            return folder if (folder / "include" / _UNUSED_HEADER).is_file() else _linked([folder])
    site = Path(sysconfig.get_path("purelib")) / "nvidia"
    parts = sorted(part for part in site.glob("*") if (part / "include").is_dir() or (part / "nvvm").is_dir())
    has_headers = any((part / "include" / "cuda.h").is_file() for part in parts)
    return _linked(parts) if has_headers and any((part / _LIBDEVICE).is_file() for part in parts) else None


def version() -> str:
    """Of the toolkit, as its headers say it; "" if there is none."""
    found = toolkit()
    header = (found / "include" / "cuda.h").read_text(encoding="utf-8", errors="replace") if found is not None else ""
    number = re.search(r"^#define CUDA_VERSION (\d+)", header, re.MULTILINE)
    return f"{int(number[1]) // 1000}.{int(number[1]) % 1000 // 10}" if number else ""


def require_toolkit() -> Path:
    """The same; ToolchainError says how to get one."""
    found = toolkit()
    if found is None:
        raise ToolchainError("CUDA sources need the headers of CUDA's toolkit, and none is found", help=INSTALL)
    return found


def libdevice() -> Path:
    """The bitcode of the mathematical functions; ToolchainError if it is not found."""
    found = toolkit()
    if found is None:
        raise ToolchainError("the program calls CUDA's mathematical functions, and no libdevice is found", help=INSTALL)
    return found / _LIBDEVICE


def assembler() -> Path:
    """`ptxas`; ToolchainError if it is not found."""
    found = toolkit()
    path = found / "bin" / "ptxas" if found is not None else None
    if path is not None and path.is_file():
        return path
    on_path = shutil.which("ptxas")
    if on_path is None:
        raise ToolchainError(
            "machine code of a GPU needs `ptxas`, which is not found", help=f"{INSTALL}, or make PTX (-S)"
        )
    return Path(on_path)


def _installed() -> Iterator[Path]:
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        if name := os.environ.get(variable, ""):
            yield Path(name)
    yield Path("/usr/local/cuda")


def _linked(parts: list[Path]) -> Path:
    """A folder of links to what is in several (NVIDIA's wheels put each component into one of its own)."""
    folder = cache_folder() / "cuda" / digest([str(part) for part in parts])[:16]
    if not (folder / "include" / _UNUSED_HEADER).is_file():
        include = folder / "include"
        include.mkdir(parents=True, exist_ok=True)
        for part in parts:
            for header in (part / "include").glob("*"):
                _link(include / header.name, header)
        device = next(part for part in parts if (part / _LIBDEVICE).is_file())
        for name in ("bin", "nvvm"):
            _link(folder / name, device / name)
        (include / _UNUSED_HEADER).touch()
    return folder


def _link(link: Path, target: Path) -> None:
    if target.exists() and not link.exists():
        link.symlink_to(target)
