"""What runs programs of other machines: qemu's user mode, with a loader and its C library, and Wine."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Generator, Sequence
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


@pytest.fixture(scope="session")
def wine_prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A drive for Wine, which it fills when it is called first."""
    return tmp_path_factory.mktemp("wine")


@pytest.fixture
def on_windows(
    wine_prefix: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[Callable[[Sequence[str | Path]], list[str]], None, None]:
    """The command that runs a program for Windows here."""
    program = shutil.which("wine64") or shutil.which("wine")
    if program is None:
        pytest.skip("no wine: apt-get install wine64")
    monkeypatch.setenv("WINEPREFIX", str(wine_prefix))
    monkeypatch.setenv("WINEDEBUG", "-all")
    yield lambda words: [program, *map(str, words)]
    server = shutil.which("wineserver") or "/usr/lib/wine/wineserver"
    subprocess.run([server, "-w"], check=False)
