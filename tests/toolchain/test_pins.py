"""One LLVM: what reads, what compiles without a system compiler, and what pyproject.toml pins, agree."""

from __future__ import annotations

import re
import subprocess
from importlib.metadata import requires

from enzyme_build.toolchain import compilers
from enzyme_build.toolchain.compilers import Language, Verdict
from enzyme_build.toolchain.llvm import LLVM_MAJOR, LLVM_RELEASE, llvm


def test_llvmlite_is_the_llvm_of_this_package() -> None:
    assert llvm().llvm_version_info[:2] == LLVM_RELEASE


def test_ziglang_has_the_clang_of_the_same_llvm() -> None:
    tool = compilers._zig(Language.C)
    assert tool is not None and tool.verdict is Verdict.FITS
    done = subprocess.run([*tool.command, "--version"], capture_output=True, text=True, check=True)
    found = re.search(r"clang version (\d+)", done.stdout)
    assert found is not None and int(found[1]) == LLVM_MAJOR


def test_both_are_pinned_to_one_series() -> None:
    pins = {re.split(r"[<>=~!]", line)[0]: line for line in requires("enzyme-build") or []}
    for name in ("llvmlite", "ziglang"):
        assert re.search(r">=0\.\d+", pins[name]) and re.search(r"<0\.\d+", pins[name]), pins[name]
