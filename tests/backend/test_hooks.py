"""The hooks of the build backend: what they ask for, what they say, and that they leave other builds alone."""

from __future__ import annotations

import errno
import os
import re
import sys
import tarfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import scikit_build_core.build

from enzyme_build import backend
from enzyme_build.backend.defaults import Build, scikit_build_defaults
from enzyme_build.backend.refusals import alone_in
from enzyme_build.toolchain import compilers
from enzyme_build.toolchain.llvm import LLVM_MAJOR

PYPROJECT = """
[build-system]
requires = ["enzyme-build"]
build-backend = "enzyme_build.backend"

[project]
name = "demo"
version = "1.2"

[tool.enzyme-build]
sources = ["src/*.c"]
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "a.c").write_text("double twice(double x) { return 2 * x; }\n")
    (folder / "pyproject.toml").write_text(PYPROJECT)
    monkeypatch.chdir(folder)
    return folder


def test_all_hooks_are_there() -> None:
    assert set(scikit_build_core.build.__all__) <= set(dir(backend))
    for name in scikit_build_core.build.__all__:
        assert getattr(backend, name) is not getattr(scikit_build_core.build, name)


def test_requirements(project: Path) -> None:
    needed = backend.get_requires_for_build_wheel({"enzyme.optimization": "1"})
    assert all(requirement.startswith(("cmake", "ninja")) for requirement in needed)
    assert backend.get_requires_for_build_editable() == needed
    assert backend.get_requires_for_build_sdist() == []


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine without compilers and CMake, where pip has installed nothing yet: the folder that is its PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    for variable in ("ENZYME_CC", "ENZYME_CXX", "ENZYME_FC"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(compilers, "_zig", lambda language: None)
    monkeypatch.setattr(scikit_build_core.build, "get_requires_for_build_wheel", lambda settings: [])
    compilers.forget()
    yield folder
    compilers.forget()


def test_a_compiler_comes_from_pip_only_where_none_fits(project: Path, bare: Path) -> None:
    assert backend.get_requires_for_build_wheel() == ["ziglang<0.18,>=0.17"]
    (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\n")
    (project / "pyproject.toml").write_text(PYPROJECT.split("[tool")[0])
    assert backend.get_requires_for_build_wheel() == ["ziglang<0.18,>=0.17"]
    clang = bare / f"clang-{LLVM_MAJOR}"
    clang.write_text(f"#!/bin/sh\necho clang version {LLVM_MAJOR}.1.0\n")
    clang.chmod(0o755)
    compilers.forget()
    assert backend.get_requires_for_build_wheel() == []


def test_what_cannot_work_is_said_before_anything_is_installed(
    project: Path, bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "src" / "a.f90").write_text("subroutine a\nend subroutine\n")
    (project / "pyproject.toml").write_text(PYPROJECT.replace("src/*.c", "src/*"))
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_wheel()
    shown = capsys.readouterr().err
    assert "there is no Fortran compiler" in shown and "--> pyproject.toml:11" in shown and "apt-get" in shown


@pytest.mark.parametrize(("version", "needed"), [("3.18.4", ["cmake>=3.25"]), ("3.25.0", []), ("4.1.2", [])])
def test_a_cmake_that_is_too_old_for_us(project: Path, bare: Path, version: str, needed: list[str]) -> None:
    cmake = bare / "cmake"
    cmake.write_text(f"#!/bin/sh\necho cmake version {version}\n")
    cmake.chmod(0o755)
    found = backend.get_requires_for_build_wheel()
    assert [text for text in found if text.startswith("cmake")] == needed


def test_metadata_and_wheel_tag(project: Path, tmp_path: Path) -> None:
    folder = tmp_path / backend.prepare_metadata_for_build_wheel(str(tmp_path))
    assert "Name: demo\nVersion: 1.2" in (folder / "METADATA").read_text()
    assert "Tag: py3-none-linux_" in (folder / "WHEEL").read_text()


def test_sdist_has_the_sources(project: Path, tmp_path: Path) -> None:
    name = backend.build_sdist(str(tmp_path))
    with tarfile.open(tmp_path / name) as archive:
        assert {"demo-1.2/src/a.c", "demo-1.2/pyproject.toml"} <= set(archive.getnames())


def test_own_settings_do_not_reach_scikit_build_core(project: Path, tmp_path: Path) -> None:
    given: dict[str, str | list[str]] = {"enzyme.optimization": "0", "logging.level": "ERROR"}
    backend.build_sdist(str(tmp_path), given)
    assert given == {"enzyme.optimization": "0", "logging.level": "ERROR"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"enzyme.optimisation": "0"}, "did you mean `optimization`?"),
        ({"enzyme.optimization": "fast"}, "must be 0, 1, 2 or 3"),
        ({"enzyme.functions": "f"}, "must be a table"),
    ],
)
def test_wrong_own_settings(
    project: Path, given: dict[str, str | list[str]], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as raised:
        backend.get_requires_for_build_wheel(given)
    assert raised.value.code == 1
    shown = capsys.readouterr()
    assert message in shown.err and shown.out == "" and "--> --config-settings enzyme." in shown.err


def test_wrong_table(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "pyproject.toml").write_text(PYPROJECT.replace("sources", "source"))
    with pytest.raises(SystemExit):
        backend.build_wheel(str(project))
    shown = capsys.readouterr().err
    assert "error[EB401]: unknown key `source`" in shown and "did you mean `sources`?" in shown
    assert "--> pyproject.toml" in shown


def test_settings_that_a_cmakelists_would_not_see(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\n")
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_wheel({"enzyme.optimization": "0"})
    assert "has no effect: this project has a CMakeLists.txt of its own" in capsys.readouterr().err


def test_defaults(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    build = Build(tmp_path, ["optimization=0", "definitions=A=1;2"])
    defaults = scikit_build_defaults(build)
    assert defaults["wheel.py-api"] == "py3" and defaults["cmake.source-dir"].endswith("/cmake/project")
    assert defaults["cmake.define.EnzymePy_SETTINGS"] == "optimization=0;definitions=A=1\\;2"
    (tmp_path / "CMakeLists.txt").touch()
    assert "cmake.source-dir" not in scikit_build_defaults(build)


@pytest.mark.parametrize(
    "table",
    [
        '[tool.scikit-build]\nwheel.py-api = "cp310"',
        '[[tool.scikit-build.overrides]]\nif.python-version = ">=3.8"\nwheel.py-api = "cp310"',
    ],
)
def test_what_a_project_says_is_left_alone(tmp_path: Path, table: str) -> None:
    (tmp_path / "pyproject.toml").write_text(f"{PYPROJECT}\n{table}\n")
    assert "wheel.py-api" not in scikit_build_defaults(Build(tmp_path))


@pytest.mark.parametrize("key", ["wheel.py-api", "skbuild.wheel.py-api"])
def test_what_a_user_gives_comes_first(project: Path, tmp_path: Path, key: str) -> None:
    given: dict[str, str | list[str]] = {key: "py2.py3"}
    folder = tmp_path / backend.prepare_metadata_for_build_wheel(str(tmp_path), given)
    assert "Tag: py2-none-linux_" in (folder / "WHEEL").read_text()


def test_unrelated_build_keeps_its_tag(project: Path, tmp_path: Path) -> None:
    """The same project, built by scikit-build-core itself: a wheel for this Python alone."""
    (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\n")
    folder = tmp_path / scikit_build_core.build.prepare_metadata_for_build_wheel(str(tmp_path))
    assert "Tag: py3-none" not in (folder / "WHEEL").read_text()


@pytest.mark.parametrize("where", ["table", "config setting"])
def test_rebuilding_on_import_needs_tools_that_stay(
    where: str, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An isolated build's CMake is deleted after it, and the rebuild would look for it."""
    monkeypatch.setattr(backend, "__file__", "/tmp/pip-build-env-x1/overlay/lib/enzyme_build/backend/__init__.py")
    given: dict[str, str | list[str]] = {"editable.rebuild": "true"} if where == "config setting" else {}
    if where == "table":
        table = '\n[tool.scikit-build]\nbuild-dir = "build"\neditable.rebuild = true\n'
        (project / "pyproject.toml").write_text(PYPROJECT + table)
    with pytest.raises(SystemExit):
        backend.build_editable(str(project), given)
    assert "pip install --no-build-isolation -e ." in capsys.readouterr().err


def test_every_entry_point_group_has_a_name_that_pip_accepts() -> None:
    """pip on Python 3.10 fails to install a distribution with a dash in the name of an entry-point group."""
    root = Path(__file__).resolve().parents[2]
    text = (root / "pyproject.toml").read_text()
    groups = re.findall(r'^\[project\.entry-points\."?([^"\]]*)"?\]', text, re.MULTILINE)
    assert groups and all(re.fullmatch(r"\w+(\.\w+)*", group) for group in groups)


def test_settings_beside_a_cmakelists_have_an_effect_or_are_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.25)\n")
    with pytest.raises(SystemExit):
        backend.get_requires_for_build_wheel()
    shown = capsys.readouterr().err
    assert "`sources` in [tool.enzyme-build] has no effect" in shown and "--> pyproject.toml:11" in shown
    (project / "pyproject.toml").write_text(PYPROJECT.split("[tool")[0] + "[tool.enzyme-build.functions.twice]\n")
    backend.get_requires_for_build_wheel()


def test_compilers_for_a_cmakelists_of_ones_own(project: Path, bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "CMakeLists.txt").touch()
    toolchain = "cmake.define.CMAKE_TOOLCHAIN_FILE"
    assert scikit_build_defaults(Build(project))[toolchain].endswith("EnzymePyToolchain.cmake")
    given = {"cmake.define.CMAKE_C_COMPILER": "/opt/cc"}
    assert toolchain not in scikit_build_defaults(Build(project, given=given))
    for name, says in (("cc", "gcc"), (f"flang-{LLVM_MAJOR}", f"flang version {LLVM_MAJOR}.1.0")):
        (bare / name).write_text(f"#!/bin/sh\necho {says}\n")
        (bare / name).chmod(0o755)
    compilers.forget()
    found = scikit_build_defaults(Build(project))
    assert toolchain not in found and found["cmake.define.CMAKE_Fortran_COMPILER"] == str(bare / f"flang-{LLVM_MAJOR}")
    for text in ('define.CMAKE_Fortran_COMPILER = "ifx"', 'args = ["-DCMAKE_Fortran_COMPILER=ifx"]'):
        (project / "pyproject.toml").write_text(f"{PYPROJECT}\n[tool.scikit-build.cmake]\n{text}\n")
        assert "cmake.define.CMAKE_Fortran_COMPILER" not in scikit_build_defaults(Build(project))
    (project / "pyproject.toml").write_text(PYPROJECT)
    monkeypatch.setenv("FC", "ifx")
    assert "cmake.define.CMAKE_Fortran_COMPILER" not in scikit_build_defaults(Build(project))


@pytest.mark.parametrize("way", ["table", "given"])
def test_an_editable_installation_never_builds_inside_this_package(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    given: dict[str, str | list[str]] = {"editable.mode": "inplace"} if way == "given" else {}
    if way == "table":
        (project / "pyproject.toml").write_text(PYPROJECT + '\n[tool.scikit-build.editable]\nmode = "inplace"\n')
    with pytest.raises(SystemExit):
        backend.build_editable(str(tmp_path), given)
    assert "`editable.mode = inplace` builds beside a CMakeLists.txt" in capsys.readouterr().err


def test_builds_in_one_folder_wait_for_each_other(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fcntl")
    order: list[str] = []

    def second() -> None:
        with alone_in(project):
            order.append("second")

    thread = threading.Thread(target=second)
    with alone_in(project):
        thread.start()
        thread.join(0.3)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]
    assert f"waiting for another build of {project}" in capsys.readouterr().err
    assert {path.name for path in project.iterdir()} == {"src", "pyproject.toml"}


def test_a_cmake_that_the_project_does_not_take(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (project / "pyproject.toml").write_text(PYPROJECT + '[tool.scikit-build]\ncmake.version = ">=99"\n')
    with pytest.raises(SystemExit):
        backend.build_wheel(str(project / "dist"))
    shown = capfd.readouterr().err
    assert "could not find cmake with version >=99" in shown and "--> pyproject.toml:" in shown
    assert not list((project / "dist").iterdir())


def test_a_full_disk(project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def full(*_: object) -> str:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(project / "dist"))

    monkeypatch.setattr(scikit_build_core.build, "build_sdist", full)
    with pytest.raises(SystemExit):
        backend.build_sdist(str(project / "dist"))
    assert f"cannot use `{project / 'dist'}`: no space left on device" in capfd.readouterr().err


@pytest.mark.parametrize("name", ['a "quoted" one', "one; two"])
def test_folders_that_cmake_cannot_build_in(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "pyproject.toml").write_text(PYPROJECT)
    monkeypatch.chdir(folder)
    with pytest.raises(SystemExit):
        backend.build_wheel(str(tmp_path / "dist"))
    assert "CMake does not build in a folder whose name has" in capfd.readouterr().err


def test_what_a_full_disk_cuts_short_is_said_once(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing more is said of the wheel, which cannot be closed when Python forgets it."""

    def full(*_: object) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(scikit_build_core.build, "build_sdist", full)
    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)
    with pytest.raises(SystemExit):
        backend.build_sdist(str(tmp_path))
    assert capsys.readouterr().err.startswith("error[EB102]: cannot write: no space left on device\n")
    for error, shown in ((OSError(errno.ENOSPC, "full"), False), (ValueError("odd"), True)):

        class Forgotten:
            def __del__(self, error: Exception = error) -> None:
                raise error

        Forgotten()
        assert ("odd" in capsys.readouterr().err) is shown


@pytest.mark.parametrize(
    ("table", "message", "place"),
    [
        (
            "[tool.scikit-build]\nwheel.cmake = false\n",
            "leaves the Python package `src/demos` out",
            "src/demos/__init__.py",
        ),
        ("", "the wheel is empty: CMake installs nothing", "CMakeLists.txt"),
        (
            "[tool.enzyme-build.functions.twice]\n",
            "`functions` in [tool.enzyme-build] has no effect",
            "pyproject.toml:10",
        ),
    ],
)
def test_cmake_code_that_does_nothing_with_what_is_there(
    table: str, message: str, place: str, project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code = "cmake_minimum_required(VERSION 3.25)\nproject(demo LANGUAGES NONE)\n"
    (project / "CMakeLists.txt").write_text(code)
    (project / "pyproject.toml").write_text(PYPROJECT.split("[tool")[0] + table)
    if "demos" in message:
        (project / "src" / "demos").mkdir()
        (project / "src" / "demos" / "__init__.py").touch()
    with pytest.raises(SystemExit):
        backend.build_wheel(str(tmp_path / "dist"))
    shown = capfd.readouterr().err
    assert message in shown and f"--> {place}" in shown
    assert not list((tmp_path / "dist").glob("*.whl"))
