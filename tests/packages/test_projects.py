"""Each folder here is a tiny project that has a `check.py`: sdist ─► wheel ─► a Python that runs `check.py`.

Then an editable installation, which must pass the check, too.

The docstring of `check.py` says what the project shows; lines below it may say more:

    # needs: fortran make NAME        what must be on the machine, or another project here that is installed first
    # also: auditwheel                so does the wheel that auditwheel makes portable, without other wheels' libraries
    # not: editable                   an editable installation does not pass the check, for the reason that follows
    # place: FOLDER                   the name of the folder that the project lies in
    # tag: py3-none | cpython | abi3  the tag of the wheel
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import packaging.tags
import pytest

from enzyme_build.toolchain.compilers import Language, find

from .conftest import HAS_PYTHON_HEADERS, PACKAGES, Project

pytestmark = pytest.mark.slow
MARKED = {"fortran", "rust"}


def notes(name: str) -> dict[str, str]:
    """The lines below the docstring of a project's `check.py`."""
    return dict(re.findall(r"(?m)^# (\w+): (.*)$", (PACKAGES / name / "check.py").read_text(encoding="utf-8")))


def projects() -> Iterator[object]:
    for path in sorted(PACKAGES.glob("*/check.py")):
        name = path.parent.name
        marks = [getattr(pytest.mark, need) for need in notes(name).get("needs", "").split() if need in MARKED]
        yield pytest.param(name, marks=marks)


def needed(what: str) -> str | None:
    """Why a project cannot be built on this machine."""
    if what in ("pybind11", "nanobind"):
        pytest.importorskip(what)
    elif what == "cxx" and (find(Language.CXX).is_zig or not shutil.which("c++")):
        return "no C++ compiler but zig's, which builds its library first: minutes"
    elif what == "cmake3":
        said = subprocess.run(["/usr/bin/cmake", "--version"], capture_output=True, text=True) if shutil.which(
            "cmake", path="/usr/bin") else None  # fmt: skip
        return None if said and re.search(r"version 3\.(2[5-9]|[3-9]\d)", said.stdout) else "no CMake 3"
    elif what in ("ar", "make") and not shutil.which(what):
        return f"no {what}"
    return None


@pytest.mark.parametrize("name", list(projects()))
def test_a_project(name: str, tmp_path: Path) -> None:
    said = notes(name)
    if said.get("tag", "py3-none") != "py3-none" and not HAS_PYTHON_HEADERS:
        pytest.skip("no Python.h of this Python: apt-get install python3-dev")
    place = tmp_path / said.get("place", "project")
    environment: dict[str, str] = {}
    installed: list[Path] = []
    for need in said.get("needs", "").split():
        if (PACKAGES / need).is_dir():
            installed.append(install(need, tmp_path))
            folders = [*map(str, installed), os.environ.get("PYTHONPATH", "")]
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, folders))
        elif why := needed(need):
            pytest.skip(why)
        elif need == "cmake3":
            environment["CMAKE_EXECUTABLE"] = "/usr/bin/cmake"
    project = Project(place / name, tmp_path / "site")
    shutil.copytree(PACKAGES / name, project.source)
    before = sorted(project.source.rglob("*"))

    sdist = project.hook("build_sdist")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, say, has none
        archive.extractall(place / "unpacked")
    (unpacked,) = (place / "unpacked").iterdir()
    wheel = project.unpack(Project(unpacked, project.site).hook("build_wheel", environment or None))
    assert sorted(project.source.rglob("*")) == before, "the build wrote into the source tree"
    own = next(packaging.tags.sys_tags())
    tags = {"py3-none": "py3-none", "cpython": f"{own.interpreter}-{own.abi}", "abi3": f"{own.interpreter}-abi3"}
    assert f"-{tags[said.get('tag', 'py3-none')]}-" in wheel.name
    run_check(name, [project.site, *installed])

    if "auditwheel" in said.get("also", "") and importlib.util.find_spec("auditwheel") and has_patchelf():
        project.unpack(repaired(wheel))
        run_check(name, [project.site, *installed])
    if "editable" not in said.get("not", ""):
        project.unpack(project.hook("build_editable", environment or None))
        run_check(name, [project.site, *installed])


SCRIPTS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def has_patchelf() -> bool:
    """Whether there is one that auditwheel takes: a system's is often too old."""
    program = shutil.which("patchelf", path=SCRIPTS)
    said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout if program else ""
    found = re.search(r"(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= (0, 15)


def repaired(wheel: Path) -> Path:
    """The wheel that auditwheel makes of one."""
    folder = wheel.parent / "repaired"
    environment = {**os.environ, "PATH": SCRIPTS}
    command = [sys.executable, "-m", "auditwheel", "repair", "--exclude", "lib*__native.so", "-w", folder, wheel]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    (made,) = folder.glob("*.whl")
    assert "-manylinux" in made.name
    return made


def install(name: str, tmp_path: Path) -> Path:
    """Another project's wheel; the folder that it is installed in."""
    site = tmp_path / f"with {name}"
    other = Project(tmp_path / f"{name} source", site)
    shutil.copytree(PACKAGES / name, other.source)
    other.unpack(other.hook("build_wheel"))
    return site


def run_check(name: str, folders: list[Path]) -> None:
    """The project's `check.py`, in a Python that has `folders` among those of its packages; the first is its own."""
    code = "import runpy, site, sys; *folders, tools, check = sys.argv[1:]\n"
    code += "[site.addsitedir(folder) for folder in folders]; sys.path.append(tools); runpy.run_path(check)"
    check = PACKAGES / name / "check.py"
    command = [sys.executable, "-c", code, *map(str, folders), str(PACKAGES), str(check)]
    done = subprocess.run(command, cwd=folders[0], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
