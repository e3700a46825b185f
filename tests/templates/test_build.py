"""Each template builds, its own tests pass, and its README shows what it prints."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from enzyme_build.cli.new import TEMPLATES, create_project, first_commands
from enzyme_build.toolchain.compilers import Language, find

pytestmark = pytest.mark.slow
PACKAGES = [name for name in TEMPLATES if name != "cmake"]
MARKS = {"fortran": pytest.mark.fortran, "mixed": pytest.mark.fortran, "rust": pytest.mark.rust}
NEEDS = {"nanobind": "nanobind", "pybind11": "pybind11"}
SHOWS_WITH = {"mpi": "mpi4py", "pytorch": "torch"}
# Headers of bindings take long to compile, optimised: the module has no part in what is differentiated.
OPTIONS = "{'cmake.define.CMAKE_CXX_FLAGS_RELEASE': '-O0'}"
BUILD = "from enzyme_build import backend; backend.build_wheel({folder!r}, {options})"
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("template", [pytest.param(name, marks=MARKS.get(name, ())) for name in PACKAGES])
def test_a_project_builds_and_passes_its_tests(template: str, tmp_path: Path) -> None:
    if template in NEEDS and find_spec(NEEDS[template]) is None:
        pytest.skip(f"{NEEDS[template]} is not installed")
    if template in NEEDS and not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        pytest.skip("no Python.h of this Python: apt-get install python3-dev")
    if template in NEEDS and find(Language.CXX).is_zig:
        pytest.skip("zig builds its C++ library first: minutes")
    project = create_project("fresh-project", template, tmp_path)
    options = OPTIONS if template in NEEDS else "{}"
    run([sys.executable, "-c", BUILD.format(folder=str(tmp_path), options=options)], project)
    (wheel,) = tmp_path.glob("fresh_project-0.1.0-*.whl")
    assert ("-py3-none-" in wheel.name) == (template not in NEEDS)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
        assert any(name.endswith(".dist-info/licenses/LICENSE") for name in archive.namelist())
    shown = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], project, tmp_path / "site")
    assert re.search(r"[1-9] passed", shown)
    if find_spec(SHOWS_WITH.get(template, "numpy")) is not None:
        found = EXAMPLE.search((project / "README.md").read_text())
        assert found and run([sys.executable, "-c", found[1]], tmp_path, tmp_path / "site") == found[2]


@pytest.mark.skipif(not shutil.which("cmake") or not shutil.which("enzyme-build"), reason="not on the PATH")
def test_a_project_of_cmake_alone(tmp_path: Path) -> None:
    project = create_project("fresh-project", "cmake", tmp_path)
    (command,) = first_commands(project)
    assert "100% tests passed" in run(["sh", "-c", command], project)
    run(["cmake", "--install", "build", "--prefix", str(tmp_path / "there")], project)
    made = {path.name for path in (tmp_path / "there").rglob("*")}
    assert {"libfresh_project.so", "pendulum.h", "fresh_projectConfig.cmake"} <= made


def run(command: list[str], folder: Path, site: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site or ""), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        pytest.fail(done.stdout[-6000:])
    return done.stdout
