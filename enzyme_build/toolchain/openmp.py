"""OpenMP for compilers without its runtime, such as zig's clang: the library of the package `cmeel-libomp`."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_build.errors import ToolchainError

if TYPE_CHECKING:
    from enzyme_build.toolchain.compilers import Tool

PACKAGE = "cmeel-libomp"


def is_asked_for(words: Sequence[str]) -> bool:
    """The last word about OpenMP on a command line asks for it."""
    said = [w for w in words if w in ("-fopenmp", "-fno-openmp") or w.startswith("-fopenmp=")]
    return bool(said) and said[-1] != "-fno-openmp"


def header_flags(words: Sequence[str]) -> list[str]:
    """Where `omp.h` is, behind the compiler's own folders."""
    found = _prefix() if is_asked_for(words) else None
    return ["-idirafter", str(found / "include")] if found is not None else []


def library_words(tool: Tool, words: Sequence[str]) -> list[str]:
    """The runtime for a link that asks for OpenMP, where the compiler has none of its own.

    Raises ToolchainError if there is none at all.
    """
    if not is_asked_for(words) or has_own_library(tool):
        return []
    found = _prefix()
    if found is None:
        raise ToolchainError(f"{tool.label} has no OpenMP library", help=f"pip install {PACKAGE}")
    folder = found / "lib"
    return [f"-L{folder}", f"-Wl,-rpath,{folder}", *(["-lomp"] if tool.is_zig else [])]


def is_available(tool: Tool) -> bool:
    """Can a program with OpenMP be linked?"""
    return has_own_library(tool) or _prefix() is not None


def has_own_library(tool: Tool) -> bool:
    """The compiler finds a runtime by itself."""
    return not tool.is_zig and _finds_library(tuple(tool.command))


@cache
def _finds_library(command: tuple[str, ...]) -> bool:
    """It lies beside the compiler, as LLVM's own packages have it, or where the compiler says that it looks."""
    import subprocess  # few programs ask for it

    program = shutil.which(command[0])
    if program is not None and (Path(program).resolve().parents[1] / "lib" / "libomp.so").exists():
        return True
    asked = [*command, "-print-file-name=libomp.so"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return Path(done.stdout.strip()).is_absolute()


@cache
def _prefix() -> Path | None:
    """The folder into which the package puts its headers and its library."""
    from importlib import metadata  # few programs ask for it

    try:
        installed = metadata.distribution(PACKAGE)
    except metadata.PackageNotFoundError:
        return None
    prefix = Path(str(installed.locate_file("cmeel.prefix")))
    return prefix if (prefix / "lib" / "libomp.so").is_file() else None
