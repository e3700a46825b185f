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

from enzyme_build.toolchain.compilers import Language, find

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


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("settings_only", "Release"),
        pytest.param("fortran_module", "Release", marks=pytest.mark.fortran),
        ("shared_pair", "Release"),
        ("extension_module", "Debug"),
    ],
)
def test_the_same_sources_give_the_same_wheel_wherever_they_lie(tmp_path: Path, name: str, level: str) -> None:
    made: list[bytes] = []
    for place in ("here", "deeper/down [there]"):
        shutil.copytree(PACKAGES / name, tmp_path / place / "source")
        project = Project(tmp_path / place / "source", tmp_path / place / "site")
        made.append(project.wheel(f"--config-settings=cmake.build-type={level}").read_bytes())
    assert made[0] == made[1]


@use("settings_only")
def test_python_m_build(project: Project) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(project.site), str(project.source)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    assert {path.suffix for path in project.site.iterdir()} == {".whl", ".gz"}


@needs_python_headers
@pytest.mark.parametrize(
    ("project", "tag", "said"),
    [
        ("extension_module", "py3", "every Python 3, and extension_module/slope."),
        ("stable_abi", "py3", "every Python 3, and stable_abi/slope.abi3.so"),
        ("extension_module", "cp310", "the stable ABI, and extension_module/slope."),
    ],
    indirect=["project"],
)
def test_a_wheel_is_not_marked_for_pythons_that_cannot_import_it(project: Project, tag: str, said: str) -> None:
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + f'\n[tool.scikit-build]\nwheel.py-api = "{tag}"\n')
    shown = project.pip_wheel()
    text = " ".join(shown.stdout.split())
    assert shown.returncode != 0 and "Traceback" not in text
    assert f"is marked for {said}" in text and "--> pyproject.toml:10" in text
    assert not list(project.site.parent.glob("dist/*"))


@use("cxx_template")
def test_cxx_beside_a_c_compiler_alone(project: Project, tmp_path: Path) -> None:
    """CMake finds gcc, and no C++ compiler by the names that it knows; there is one that differentiates."""
    if find(Language.CXX).is_zig or not shutil.which("gcc"):
        pytest.skip("needs gcc, and clang for C++")
    (project.source / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(only LANGUAGES C CXX)\nfind_package(EnzymePy REQUIRED)\n"
        "add_library(slope SHARED slope.cpp)\ntarget_link_libraries(slope PRIVATE EnzymePy::Differentiate)\n"
        "install(TARGETS slope DESTINATION cxx_template)\n"
    )
    (project.source / "slope.cpp").write_text(
        "#include <enzyme.h>\nstatic double square(double x) { return x * x; }\n"
        'extern "C" double slope(double x) { return __enzyme_autodiff<double>((void *)square, x); }\n'
    )
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text().split("[tool.enzyme-build")[0])
    path = bare_path(tmp_path)
    for name in ("gcc", "cc", "as", "ld", "uname"):
        if found := shutil.which(name):
            (path / name).symlink_to(found)
    project.wheel(environment={"PATH": str(path), "CXX": ""})
    load = f"import ctypes; f = ctypes.CDLL({str(project.site / 'cxx_template' / 'libslope.so')!r}).slope"
    assert project.python(f"{load}; f.restype = ctypes.c_double; print(f(ctypes.c_double(3.0)))") == "6.0"


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


PRODUCT = "import own_cmake as o; print(o.product(2, 3), *o.product_gradient(2, 3))"


@use("own_cmake")
@pytest.mark.parametrize("place", [".", "src", "lib/of/it"])
def test_editable_in_place(project: Project, place: str) -> None:
    """The module is built where the package's sources lie, and nothing is built elsewhere."""
    named = f'wheel.packages = ["{place}/own_cmake"]\n' if "/" in place else ""
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + f'\n[tool.scikit-build]\neditable.mode = "inplace"\n{named}')
    (project.source / place).mkdir(parents=True, exist_ok=True)
    if place != ".":
        (project.source / "own_cmake").rename(project.source / place / "own_cmake")
    project.editable()
    assert project.python(PRODUCT) == "18.0 9.0 12.0"
    package = project.source / place / "own_cmake" / "deep"
    assert {"_engine.py", "_engine.pyi"} <= {path.name for path in package.iterdir()} and list(package.glob("lib*"))
    assert not list(project.site.rglob("*.so"))


@use("own_cmake")
def test_editable_follows_the_sources_of_a_cmakelists(project: Project) -> None:
    if shutil.which("cmake", path="/usr/bin") != "/usr/bin/cmake":
        pytest.skip("no CMake outside of this environment")
    project.editable()
    assert project.python(PRODUCT) == "18.0 9.0 12.0"
    (source,) = [path for path in project.source.rglob("*.c") if "product" in path.read_text()]
    source.write_text(source.read_text() + "\n#error changed\n")
    with pytest.raises(AssertionError, match="changed"):
        project.python(PRODUCT)


@use("settings_only")
def test_editable_without_rebuild(project: Project) -> None:
    settings = project.source / "pyproject.toml"
    settings.write_text(settings.read_text() + "\n[tool.scikit-build]\neditable.rebuild = false\n")
    project.editable()
    assert project.python(ENERGY) == "18.0"
    assert not (project.source / "build").exists()
