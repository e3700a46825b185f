"""Which CMakes and generators there are, and one call to configure or build with them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from enzyme_build.resources import cmake_directory

PROJECTS = Path(__file__).parent / "projects"
BIN = Path(sys.executable).parent


@dataclass
class Build:
    """A source directory, a build directory, and the CMake that is used for both."""

    source: Path
    binary: Path
    cmake: str
    generator: str

    def configure(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        given = [f"-DEnzymePy_DIR={cmake_directory()}", f"-DEnzymePy_PYTHON={sys.executable}"]
        if self.generator.startswith("Ninja") and (BIN / "ninja").exists():
            given.append(f"-DCMAKE_MAKE_PROGRAM={BIN / 'ninja'}")
        command = [self.cmake, "-S", str(self.source), "-B", str(self.binary), "-G", self.generator, *given]
        return self._run([*command, *arguments], check)

    def build(self, *arguments: str, check: bool = True) -> str:
        return self._run([self.cmake, "--build", str(self.binary), *arguments], check).stdout

    def program(self, name: str) -> str:
        """What a built program prints."""
        found = next(path for path in self.binary.rglob(name) if path.is_file())
        return subprocess.run([found], capture_output=True, text=True, check=True).stdout

    def _run(self, command: Sequence[str], check: bool) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if check and done.returncode != 0:
            pytest.fail(f"{' '.join(command)}\n{done.stdout[-6000:]}")
        return done


def _cmakes() -> dict[str, str]:
    """Each CMake by its version: the one on the system, and the one beside this Python."""
    found: dict[str, str] = {}
    for candidate in ("/usr/bin/cmake", str(BIN / "cmake"), shutil.which("cmake") or ""):
        if Path(candidate).is_file():
            text = subprocess.run([candidate, "--version"], capture_output=True, text=True, check=True).stdout
            version = re.search(r"version (\d+\.\d+)", text)
            if version and tuple(map(int, version[1].split("."))) >= (3, 25):
                found.setdefault(version[1], candidate)
    return found


CMAKES = _cmakes()
GENERATORS = ["Ninja", "Ninja Multi-Config", *(["Unix Makefiles"] if shutil.which("make") else [])]


@pytest.fixture(params=[f"{version}-{generator}" for version in CMAKES for generator in GENERATORS])
def any_build(request: pytest.FixtureRequest, tmp_path: Path) -> Build:
    """A build with each CMake and each generator; the source is for the test to fill in."""
    version, _, generator = request.param.partition("-")
    return Build(tmp_path / "the source", tmp_path / "the build", CMAKES[version], generator)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """A build with the newest CMake, and Ninja."""
    newest = max(CMAKES, key=lambda version: tuple(map(int, version.split("."))))
    return Build(tmp_path / "the source", tmp_path / "the build", CMAKES[newest], "Ninja")
