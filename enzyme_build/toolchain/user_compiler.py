"""The user's own clang in place of the LLVM in here, where it is of the same release: it takes half the time.

llvmlite's LLVM checks its own work in each pass (it is built with assertions).  What is small stays in this process
all the same, as a compiler must be started; what the compiler does not take is left to the LLVM in here, which says
why.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from enzyme_build.toolchain.compilers import Language, Tool, find
from enzyme_build.toolchain.llvm import OPTIONS

_SMALL = 100_000  # characters of text, which the LLVM in here is done with in about a tenth of a second
_TRIPLE = re.compile(r'^target triple = "([^"]*)"', re.MULTILINE)


def takes(text: str) -> bool:
    """Whether there is such a compiler, and the module is large enough for it."""
    return len(text) >= _SMALL and _TRIPLE.search(text) is not None and find(Language.C).compiles_bitcode


def optimised(text: str, options: Sequence[str]) -> str | None:
    """LLVM's text after the compiler's own passes; None if it refuses."""
    made = _compiled(text, ["-S", "-emit-llvm", "-fno-discard-value-names", *options])
    return None if made is None else made.decode("utf-8", "surrogateescape")


def machine_code(text: str, options: Sequence[str]) -> bytes | None:
    """The object file of a module in LLVM's text; None if the compiler refuses."""
    return _compiled(text, ["-fPIC", "-c", *options])


def _compiled(text: str, options: Sequence[str]) -> bytes | None:
    triple, tool = _TRIPLE.search(text), find(Language.C)
    assert triple is not None, "a module that it was not asked whether it takes"
    with TemporaryDirectory(prefix="enzyme-") as folder:
        source, output = Path(folder) / "module.ll", Path(folder) / "module.out"
        source.write_text(text, encoding="utf-8", errors="surrogateescape")
        own = [word for option in OPTIONS for word in ("-mllvm", option)]
        done = run(tool, source, output, [f"--target={triple[1]}", *own, *options])
        return output.read_bytes() if done.returncode == 0 else None


def run(tool: Tool, source: Path, output: Path, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """What the compiler does with a file of LLVM's text or bitcode."""
    command = [*tool.command, *options, "-Wno-override-module", str(source), "-o", str(output)]
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)


def states(tool: Tool) -> list[str]:
    """What changes when another compiler of the same version takes the place of this one."""
    found = [Path(word).resolve().stat() for word in tool.command if Path(word).is_absolute() and Path(word).exists()]
    return [f"{state.st_size} {state.st_mtime_ns}" for state in found]
