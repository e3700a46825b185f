"""What runs programs of other machines: qemu's user mode, and a dynamic loader with its C library."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

LOADER = Path("/usr/aarch64-linux-gnu")  # Debian's libc6-arm64-cross


@pytest.fixture(autouse=True)
def _zig() -> None:
    if find_spec("ziglang") is None:
        pytest.skip("zig's clang has the C libraries of other machines: pip install ziglang")


@pytest.fixture
def on_aarch64() -> Callable[[Sequence[str | Path]], list[str]]:
    """The command that runs a program of AArch64 here."""
    program = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
    if program is None:
        pytest.skip("no qemu-aarch64: apt-get install qemu-user")

    def command(words: Sequence[str | Path]) -> list[str]:
        return [program, "-L", str(LOADER), *map(str, words)]

    return command
