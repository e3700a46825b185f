"""`enzyme-build init`: what it writes, what it leaves alone, and what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_build.cli.init import adopt
from enzyme_build.errors import InputError, SettingsError
from enzyme_build.settings import read_settings

SOURCE = """#include "scale.h"
double energy(const double *x, int n) { double s = 0; for (int i = 0; i < n; ++i) s += SCALE * x[i] * x[i]; return s; }
void twice(const double *x, int n, double *y) { for (int i = 0; i < n; ++i) y[i] = 2 * x[i]; }
int count(int n) { return n; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    project = tmp_path / "My solver"
    for name, text in {"src/energy.c": SOURCE, "include/scale.h": "#define SCALE 3.0\n", "tests/main.c": "#error\n"}.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    return project


def test_a_folder_of_sources(folder: Path) -> None:
    said = adopt(folder)
    settings = read_settings(folder)
    assert settings.sources == ("src/*.c",) and settings.include_directories == ("include",)
    assert set(settings.functions) == {"energy", "twice"}
    assert settings.functions["energy"].arrays == {"x": ("n",)}
    assert settings.functions["twice"].out == ("y",)
    text = (folder / "pyproject.toml").read_text()
    assert 'name = "My-solver"' in text and 'build-backend = "enzyme_build.backend"' in text
    assert said[0].startswith("wrote pyproject.toml: build-system, project, tool.enzyme-build")
    adopt(folder)
    assert (folder / "pyproject.toml").read_text() == text


def test_what_a_project_says_stays(folder: Path) -> None:
    before = '[build-system]\nrequires = ["setuptools>=61", "numpy"]\nbuild-backend = "setuptools.build_meta"\n'
    before += '\n[project]\nname = "solver"\nversion = "3"\n'
    (folder / "pyproject.toml").write_text(before)
    said = "\n".join(adopt(folder))
    text = (folder / "pyproject.toml").read_text()
    assert text.startswith(before) and "[tool.enzyme-build.functions.energy]" in text
    assert "another backend, setuptools.build_meta" in said and 'requires = ["enzyme-build", "numpy"]' in said


def test_sources_that_do_not_compile_as_they_are(folder: Path) -> None:
    (folder / "include" / "scale.h").unlink()
    said = "\n".join(adopt(folder))
    assert "do not compile as they are" in said and read_settings(folder).functions == {}
    assert "# [tool.enzyme-build.functions.NAME]" in (folder / "pyproject.toml").read_text()


def test_a_project_of_cmake_goes_on_so(folder: Path) -> None:
    code = "project(solver C)\nadd_library(solver SHARED src/energy.c)\nadd_executable(app app.c)\n"
    (folder / "CMakeLists.txt").write_text(code)
    said = "\n".join(adopt(folder))
    assert (folder / "CMakeLists.txt").read_text() == code
    assert "find_package(EnzymePy REQUIRED)" in said and "enzymepy_differentiate(solver)" in said
    assert "[tool.enzyme-build]" not in (folder / "pyproject.toml").read_text()


def test_wrong_folders(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no folder"):
        adopt(tmp_path / "nowhere")
    with pytest.raises(InputError, match="has no source"):
        adopt(tmp_path)
    (tmp_path / "a.c").touch()
    (tmp_path / "pyproject.toml").write_text("[")
    with pytest.raises(SettingsError, match="not a TOML file"):
        adopt(tmp_path)
    assert (tmp_path / "pyproject.toml").read_text() == "["
