"""Meson by its machine file, with the headers as a dependency that pkg-config finds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build.resources import cmake_directory, pkgconfig_directory

PROJECT = Path(__file__).parent / "meson_project"


@pytest.mark.slow
def test_meson(tmp_path: Path) -> None:
    pytest.importorskip("mesonbuild")
    pkgconf = pytest.importorskip("pkgconf")
    scripts = Path(sys.executable).parent
    program = next((scripts / name for name in ("pkg-config", "pkgconf") if (scripts / name).exists()), None)
    if program is None or not (scripts / "enzyme-cc").exists():
        pytest.skip(f"the scripts of enzyme-build and {pkgconf.__name__} are not installed")
    environment = {
        **os.environ,
        "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
        "PKG_CONFIG": str(program),
        "PKG_CONFIG_PATH": str(pkgconfig_directory()),
    }
    command = [sys.executable, "-m", "mesonbuild.mesonmain", "setup", tmp_path / "build", PROJECT]
    command += ["--native-file", pkgconfig_directory() / "meson.ini"]
    for words in (command, ["ninja", "-C", tmp_path / "build"]):
        done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, done.stdout
    shown = subprocess.run([tmp_path / "build" / "app"], capture_output=True, text=True, check=True).stdout
    # r³ - 2r for each neighbour: the differences are 0.8 and -1.8, with the slopes -0.08 and 7.72
    assert [float(word) for word in shown.split()] == pytest.approx([0.08, -7.8, 7.72], rel=1e-10)


def test_the_versions_agree() -> None:
    module = (pkgconfig_directory() / "enzymepy.pc").read_text()
    package = (cmake_directory() / "EnzymePyConfigVersion.cmake").read_text()
    versions = re.findall(r"^Version: (\S+)", module, re.MULTILINE) + re.findall(r'PACKAGE_VERSION "(.*?)"', package)
    assert len(versions) == 2 and len(set(versions)) == 1
