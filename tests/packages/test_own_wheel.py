"""The wheel of enzyme-build itself: the data folders are in it, and are used from there."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unpacked wheel, made of this checkout."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(site: Path, *command: str, folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": str(site)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def test_the_commands_use_the_wheels_own_folders(site: Path, tmp_path: Path) -> None:
    shown = run(site, sys.executable, "-m", "enzyme_build", "--cmake-dir", folder=tmp_path)
    assert shown == str(site / "enzyme_build" / "share" / "cmake")
    meson = Path(run(site, sys.executable, "-m", "enzyme_build", "--pkgconfig-dir", folder=tmp_path))
    assert meson.is_relative_to(site) and {"enzymepy.pc", "meson.ini"} <= {path.name for path in meson.iterdir()}
    run(site, sys.executable, "-m", "enzyme_build", "new", "fresh", folder=tmp_path)
    assert (tmp_path / "fresh" / ".gitignore").is_file()


@pytest.mark.parametrize("place", ["share/cmake", "cmake"])
def test_cmake_finds_the_wheel(site: Path, tmp_path: Path, place: str) -> None:
    """By the folder that the command prints, and by the one that the entry point `cmake.root` names."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "a.c").write_text("double twice(double x) { return 2 * x; }\n")
    (source / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES C)\nfind_package(EnzymePy 0.1 REQUIRED)\n"
        "enzymepy_add_library(a SHARED a.c)\n"
    )
    where = [f"-DEnzymePy_ROOT={site / 'enzyme_build' / place}", f"-DEnzymePy_PYTHON={sys.executable}"]
    run(site, "cmake", "-S", str(source), "-B", "build", *where, folder=tmp_path)
    cache = (tmp_path / "build" / "CMakeCache.txt").read_text()
    assert f"EnzymePy_DIR:PATH={site}" in cache
    run(site, "cmake", "--build", "build", folder=tmp_path)
