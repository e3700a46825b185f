"""MPI's module and header for Fortran, where the installed ones are of no use to flang.

Module files belong to one compiler, and those of distributions are gfortran's; Open MPI's header has interfaces that
flang cannot tell apart.  So a module `mpi` is made of the header as it is, or of a copy without those interfaces, when
a source first uses it, and kept.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain.cache import cache_folder, digest
from enzyme_build.toolchain.cache import entry as cache_entry
from enzyme_build.toolchain.compilers import Tool

_USES = re.compile(rb"^\s*use\s*(?:,\s*non_intrinsic\s*::)?\s*(mpi(?:_f08)?)\b", re.IGNORECASE | re.MULTILINE)
_USES_ANY = re.compile(rb"^\s*use\b", re.IGNORECASE | re.MULTILINE)
_INCLUDES = re.compile(rb"^\s*include\s*['\"]mpif\.h['\"]", re.IGNORECASE | re.MULTILINE)
_FLANG = b"!mod$"
_HARD = "mpif-sizeof.h"  # of Open MPI: MPI_SIZEOF for each type and rank
_MODULE = "module mpi\n  include 'mpif.h'\nend module\n"


def mpi_flags(tool: Tool, source: Path, flags: Sequence[str]) -> list[str]:
    """What a source needs in front of a user's flags to find the module or the header; nothing if it finds its own.

    Raises ToolchainError for `use mpi_f08` where there is nothing that flang can read.
    """
    if not source.is_file():
        return []
    text = source.read_bytes()
    used = {name.lower().decode() for name in _USES.findall(text)}
    used |= {"mpi"} if _USES_ANY.search(text) else set()  # a module of the program's may use it
    folders = _folders(flags)
    wanted = {name for name in used if not any(_is_readable(folder / f"{name}.mod") for folder in folders)}
    headers = next((folder for folder in folders if (folder / "mpif.h").is_file()), None)
    if headers is None or not (wanted or (_INCLUDES.search(text) and (headers / _HARD).exists())):
        return []
    if "mpi_f08" in wanted:
        raise ToolchainError(
            f"{source}: the module `mpi_f08` of the MPI in {headers} is not for flang",
            help="`use mpi` works, or an MPI whose modules flang has compiled",
        )
    return [f"-I{_made(tool, headers)}"]


def _folders(flags: Sequence[str]) -> list[Path]:
    joined = [word[2:] for word in flags if word.startswith("-I") and len(word) > 2]
    apart = [after for word, after in pairwise(flags) if word == "-I"]
    return [Path(word) for word in (*joined, *apart)]


def _is_readable(module: Path) -> bool:
    """It is there, and flang's."""
    if not module.is_file():
        return False
    with module.open("rb") as file:
        return _FLANG in file.read(32)


def _made(tool: Tool, headers: Path) -> Path:
    """A folder with the module, and with the header if it has to be another one."""
    texts = {header.name: header.read_text() for header in sorted(headers.glob("mpif*.h"))}
    if _HARD in texts:
        texts[_HARD] = ""
    else:
        texts.clear()  # they serve as they are
    key = digest([tool.label, *tool.command, _MODULE, str(headers), *texts, *texts.values()])
    return cache_entry(cache_folder() / f"mpi-{key}", lambda folder: _compile(tool, headers, texts, folder))


def _compile(tool: Tool, headers: Path, texts: dict[str, str], folder: Path) -> None:
    for name, text in texts.items():
        (folder / name).write_text(text)
    source = folder / "mpi.f90"
    source.write_text(_MODULE)
    command = [*tool.command, "-fsyntax-only", f"-J{folder}", f"-I{folder}", f"-I{headers}", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    if done.returncode != 0 or not (folder / "mpi.mod").is_file():
        raise ToolchainError(f"the Fortran module `mpi` does not compile\n{done.stderr.strip()}")
