"""Wheels and editable installations of small projects: what is in them, and that they compute."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from .conftest import PACKAGES, Project, needs_python_headers

pytestmark = pytest.mark.slow
ENERGY = "import numpy, settings_only; print(settings_only.energy(numpy.array([1.0, 2.0])))"
GRADIENT = "import numpy, settings_only; print(*settings_only.energy_gradient(numpy.array([1.0, 2.0])))"


def use(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("project", [name], indirect=True)


@use("settings_only")
def test_a_project_of_settings_alone(project: Project) -> None:
    before = sorted(project.source.rglob("*"))
    report = {"ENZYME_REPORT": str(project.site.parent / "report")}
    wheel = project.wheel(environment=report)
    assert wheel.name.startswith("settings_only-0.1-py3-none-linux_")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if "dist-info" not in name}
    files = ("__init__.py", "_native.py", "_native.pyi", "py.typed", "lib_native.so")
    assert names == {f"settings_only/{name}" for name in files}
    assert sorted(project.source.rglob("*")) == before, "the build wrote into the source tree"
    assert project.python(ENERGY) == "18.0"
    assert project.python(GRADIENT) == "6.0 24.0"
    check = [sys.executable, "-m", "enzyme_build", "check", str(project.site / "settings_only" / "lib_native.so")]
    assert subprocess.run(check, env={**os.environ, **report}, capture_output=True).returncode == 0
    page = (project.site.parent / "report" / "lib_native.so.html").read_text()
    assert "gradient of energy" in page and "1 of 1" in page


@use("settings_only")
def test_settings_for_one_build(project: Project) -> None:
    given = ["--config-settings=enzyme.definitions=WEIGHT=10.0", "--config-settings=enzyme.optimization=0"]
    project.wheel(*given)
    assert project.python(ENERGY) == "90.0"


@use("settings_only")
def test_errors_of_the_compiler_and_of_the_settings(project: Project) -> None:
    energy = project.source / "src" / "energy.c"
    energy.write_text(energy.read_text().replace("sum = 0;", "sum = zero;"))
    shown = project.pip_wheel()
    assert shown.returncode != 0
    assert "energy.c:7:18: error: use of undeclared identifier 'zero'" in shown.stdout
    assert "Traceback" not in shown.stdout
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text().replace("src/*.c", "lib/*.c"))
    shown = project.pip_wheel()
    assert "no file matches 'lib/*.c'" in " ".join(shown.stdout.split()) and "Traceback" not in shown.stdout


@use("settings_only")
def test_a_build_that_would_differentiate_nothing_says_so(project: Project) -> None:
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text().split("[tool.enzyme-build.functions")[0])
    shown = project.pip_wheel()
    text = " ".join(shown.stdout.split())
    assert shown.returncode != 0 and "Traceback" not in text
    assert "nothing is differentiated" in text and "[tool.enzyme-build.functions.energy]" in text
    assert "pyproject.toml:10 help:" in text


@pytest.mark.parametrize("name", ["settings_only", pytest.param("fortran_module", marks=pytest.mark.fortran)])
def test_the_same_sources_give_the_same_wheel_wherever_they_lie(tmp_path: Path, name: str) -> None:
    made: list[bytes] = []
    for place in ("here", "deeper/down [there]"):
        shutil.copytree(PACKAGES / name, tmp_path / place / "source")
        made.append(Project(tmp_path / place / "source", tmp_path / place / "site").wheel().read_bytes())
    assert made[0] == made[1]


@use("settings_only")
def test_python_m_build(project: Project) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(project.site), str(project.source)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    assert {path.suffix for path in project.site.iterdir()} == {".whl", ".gz"}


@use("extension_module")
@needs_python_headers
def test_a_wheel_is_not_marked_for_pythons_that_cannot_import_it(project: Project) -> None:
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + '\n[tool.scikit-build]\nwheel.py-api = "py3"\n')
    shown = project.pip_wheel()
    text = " ".join(shown.stdout.split())
    assert shown.returncode != 0 and "Traceback" not in text
    assert "is marked for every Python 3, and extension_module/slope." in text and "--> pyproject.toml:10" in text
    assert not list(project.site.parent.glob("dist/*"))


@use("fortran_module")
@pytest.mark.fortran
def test_fortran_with_a_module_in_another_file(project: Project) -> None:
    project.wheel()
    library = project.site / "fortran_module" / "lib_native.so"
    shown = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True).stdout
    assert "area" in shown and "_Fortran" not in shown and len(shown.splitlines()) < 20
    assert project.python("import fortran_module as f; print(f.area(2.0))") == "12.566370614359172"
    assert project.python("import fortran_module as f; print(f.area_gradient(2.0))") == "12.566370614359172"


@use("fortran_module")
def test_fortran_without_flang_names_the_command_that_installs_it(project: Project, tmp_path: Path) -> None:
    shown = project.pip_wheel(environment={"PATH": str(bare_path(tmp_path)), "ENZYME_FC": ""})
    text = " ".join(shown.stdout.split())
    assert shown.returncode != 0
    assert "there is no Fortran compiler on this machine" in text and "apt-get install -y flang-" in text


@use("own_cmake")
def test_a_cmakelists_of_ones_own_on_such_a_machine(project: Project, tmp_path: Path) -> None:
    project.wheel(environment={"PATH": str(bare_path(tmp_path)), "ENZYME_CC": "", "CC": ""})
    assert project.python("import own_cmake as o; print(o.product(2, 3), *o.product_gradient(2, 3))") == "18.0 9.0 12.0"


@use("settings_only")
def test_a_machine_without_compiler_cmake_and_ninja(project: Project, tmp_path: Path) -> None:
    """The tools of the Python environment are enough."""
    project.wheel(environment={"PATH": str(bare_path(tmp_path)), "ENZYME_CC": "", "CC": ""})
    assert project.python(ENERGY) == "18.0"


def bare_path(folder: Path) -> Path:
    """A PATH on which there is a shell, and nothing else."""
    path = folder / "bin"
    path.mkdir()
    (path / "sh").symlink_to(shutil.which("sh") or "/bin/sh")
    return path


REBUILD = """
[tool.scikit-build]
build-dir = "build/{state}"
editable.rebuild = true
"""


@use("settings_only")
def test_editable_rebuilds_when_it_is_imported(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + REBUILD)
    project.editable()
    assert project.python(ENERGY) == "18.0"
    term = project.source / "src" / "term.c"
    for weight in (3, 4):
        term.write_text(f'#include "term.h"\ndouble term(double x) {{ return {weight}.0 * x * x * x; }}\n')
        assert project.python(ENERGY) == f"{weight * 9.0}"
    (project.source / "src" / "further.c").write_text("double further(void) { return 1; }\n")
    assert project.python(ENERGY) == "36.0"
    (project.source / "enzyme.toml").write_text('[derivatives]\nterm = "x -> 7 * x"\n')  # wrong, so that it shows
    assert project.python(GRADIENT) == "7.0 14.0"


@use("settings_only")
def test_an_installed_copy_of_the_same_second_is_replaced(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """CMake takes a file for installed if the times of both copies differ by less than a second."""
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + REBUILD)
    project.editable()
    build = next((project.source / "build").glob("editable*"))
    installed = next(build.rglob("platlib/**/_native.py"))
    made = next(path for path in build.rglob("_native.py") if "platlib" not in path.parts)
    installed.write_text("stale = True\n")
    os.utime(installed, ns=(time.time_ns(), made.stat().st_mtime_ns + 1000))
    cmake = Path(sys.executable).parent / "cmake"
    subprocess.run(
        [str(cmake) if cmake.exists() else "cmake", "--install", str(build)], check=True, capture_output=True
    )
    assert installed.read_text() == made.read_text()


@use("settings_only")
def test_editable_follows_its_sources_where_nothing_is_said(project: Project) -> None:
    if shutil.which("cmake", path="/usr/bin") != "/usr/bin/cmake":
        pytest.skip("no CMake outside of this environment")
    project.editable()
    for weight in (2, 5):
        text = f'#include "term.h"\ndouble term(double x) {{ return {weight}.0 * x * x * x; }}\n'
        (project.source / "src" / "term.c").write_text(text)
        assert project.python(ENERGY) == f"{weight * 9.0}"


@use("settings_only")
def test_editable_without_rebuild(project: Project) -> None:
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + "\n[tool.scikit-build]\neditable.rebuild = false\n")
    project.editable()
    assert project.python(ENERGY) == "18.0"
    assert not (project.source / "build").exists()
