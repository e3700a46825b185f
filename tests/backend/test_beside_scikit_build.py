"""Settings of scikit-build-core beside ours, settings of the environment, and the same bytes for the same input."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from enzyme_build import backend

PYPROJECT = """
[build-system]
requires = ["enzyme-build"]
build-backend = "enzyme_build.backend"

[project]
name = "beside"
version = "1.2"
license = "MIT"
license-files = ["LICENSE"]

[dependency-groups]
test = ["pytest"]

[tool.enzyme-build]
sources = ["*.c"]
interfaces = ["c", "fortran"]

[tool.enzyme-build.functions.cube]

[tool.scikit-build]
cmake.build-type = "Debug"
cmake.define.CMAKE_C_FLAGS = "-DWEIGHT=5.0"
build-dir = "made/{state}"
wheel.packages = ["python/beside"]
wheel.exclude = ["**/hidden.py"]
sdist.exclude = ["secret.txt"]

[[tool.scikit-build.generate]]
path = "beside/version.py"
template = "version = '${version}'"

[[tool.scikit-build.overrides]]
if.platform-system = "linux|darwin|win32"
wheel.build-tag = "7"
"""
SOURCE = """
#ifndef SCALE
#define SCALE 1.0
#endif
double cube(double x) { return SCALE * WEIGHT * x * x * x; }
"""
FILES = {
    "pyproject.toml": PYPROJECT,
    "cube.c": SOURCE,
    "LICENSE": "MIT",
    "secret.txt": "",
    "python/beside/__init__.py": "from ._native import cube, cube_gradient\n",
    "python/beside/hidden.py": "",
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.slow
def test_settings_of_scikit_build_core_and_of_the_environment(project: Path, tmp_path: Path) -> None:
    code = f"from enzyme_build import backend; backend.build_wheel({str(tmp_path)!r})"
    given = {"ENZYME_BUILD_DEFINITIONS": "SCALE=2.0", "ENZYME_BUILD_SAVE_STAGES": "on"}
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **given}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    wheel = tmp_path / next(tmp_path.glob("*.whl")).name
    assert wheel.name.startswith("beside-1.2-7-py3-none-")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        metadata = archive.read("beside-1.2.dist-info/METADATA").decode()
        archive.extractall(tmp_path / "site")
    assert "beside/hidden.py" not in names and "beside/_native.pyi" in names
    assert {"beside/include/beside.h", "beside/include/beside.f90"} <= names
    assert "License-Expression: MIT" in metadata and "License-File: LICENSE" in metadata
    assert (tmp_path / "site" / "beside" / "version.py").read_text() == "version = '1.2'"
    assert (project / "made" / "wheel" / "CMakeCache.txt").is_file()
    assert list((project / "made").rglob("1-linked.ll"))
    use = "import beside; print(beside.cube(2.0), beside.cube_gradient(2.0))"
    shown = subprocess.run([sys.executable, "-c", use], cwd=tmp_path / "site", capture_output=True, text=True)
    assert shown.stdout == "80.0 120.0\n", shown.stderr


def test_variables_are_checked_like_settings(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ENZYME_BUILD_OPTIMISATION", "1")
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_sdist()
    assert "did you mean `optimization`?" in capsys.readouterr().err
    monkeypatch.delenv("ENZYME_BUILD_OPTIMISATION")
    monkeypatch.setenv("ENZYME_BUILD_OPTIMIZATION", "high")
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_sdist()
    backend.get_requires_for_build_sdist({"enzyme.optimization": "1"})  # config settings come first


def test_the_same_input_gives_the_same_sdist(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []
    for number, day in enumerate((1_000_000_000, 1_500_000_000)):
        for path in project.rglob("*"):
            os.utime(path, (day, day))
        folder = tmp_path / str(number)
        folder.mkdir()
        made.append((folder / backend.build_sdist(str(folder))).read_bytes())
    assert made[0] == made[1]
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1600000000")
    assert (tmp_path / backend.build_sdist(str(tmp_path))).read_bytes() != made[0]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("pyright") is None, reason="pyright is not installed")
@pytest.mark.parametrize("rebuilds", [True, False])
def test_type_checkers_see_the_stubs_of_editable_installations(project: Path, tmp_path: Path, rebuilds: bool) -> None:
    settings = f"build-dir = 'made/{{state}}'\neditable.rebuild = {str(rebuilds).lower()}"
    text = PYPROJECT.replace('build-dir = "made/{state}"', settings)
    (project / "pyproject.toml").write_text(text)
    code = f"from enzyme_build import backend; backend.build_editable({str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as archive:
        archive.extractall(site)
    (tmp_path / "use").mkdir()
    (tmp_path / "use" / "use.py").write_text(
        "from beside import cube\nfrom beside._native import cube_gradient\nreveal_type(cube(1.0))\n"
        "cube_gradient('no number')\n"
    )
    python = str(tmp_path / "venv" / "bin" / "python")
    command = [shutil.which("pyright") or "pyright", "--pythonpath", python, "use.py"]
    shown = subprocess.run(command, cwd=tmp_path / "use", capture_output=True, text=True).stdout
    assert 'Type of "cube(1.0)" is "float"' in shown or 'Type of "cube(1)" is "float"' in shown, shown
    assert "1 error" in shown and "cannot be assigned to parameter" in shown, shown
