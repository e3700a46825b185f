"""The program that starts known compilations and plain links: Python's own start takes as long as a short one.

`enzyme-cc` is a line of shell that runs it where it is in the cache; a compilation that Python carried out leaves it
there, made of `launcher.c` by the compiler in use.  It is named by that source, which the shell knows.
"""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path

from enzyme_build.toolchain.cache import cache_folder, digest
from enzyme_build.toolchain.cache_place import is_on
from enzyme_build.toolchain.compilers import TARGET, Tool

SOURCE = Path(__file__).with_name("launcher.c")
DRIVER = "enzyme-driver"  # the script beside enzyme-cc that is Python


def name() -> str:
    """The program's name in the cache."""
    return f"launcher-{digest([SOURCE.read_bytes()])[:12]}"


def make(tool: Tool) -> Path | None:
    """The program, made if it is not there; None where that is not possible."""
    if not is_on() or tool.is_zig or os.environ.get(TARGET):
        return None
    path = cache_folder() / name()
    if path.exists():
        return path
    made = path.with_name(f"{path.name} {os.getpid()}")
    command = [*tool.command, "-x", "c", "-O2", str(SOURCE), "-o", str(made)]
    with suppress(OSError):
        for how in (["-static"], []):  # starts faster, where there is a C library for it
            if subprocess.run([*command, *how], capture_output=True).returncode == 0:
                made.replace(path)
                return path
        made.unlink(missing_ok=True)
    return None
