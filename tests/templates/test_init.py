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
    for name, text in {
        "src/energy.c": SOURCE,
        "include/scale.h": "#define SCALE 3.0\n",
        "tests/main.c": "#error\n",
    }.items():
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


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def test_a_makefile_says_how_sources_compile(folder: Path) -> None:
    (folder / "include" / "scale.h").write_text("#ifndef SCALE\n#error no scale\n#endif\n")
    write(folder, {
        "Makefile": "CFLAGS = -O2 -Iinclude -Inowhere \\\n  -DSCALE=3.0 $(MORE) # -DNOT\nLDLIBS := -lm -lblas\n",
        "src/main.c": "int main(void) { return 0; }\n",
    })  # fmt: skip
    said = "\n".join(adopt(folder))
    settings = read_settings(folder)
    assert settings.definitions == ("SCALE=3.0",) and settings.link_libraries == ("blas",)
    assert settings.sources == ("src/energy.c",) and "src/main.c is left out: it is a program" in said
    assert set(settings.functions) == {"energy", "twice"}


@pytest.mark.fortran
def test_the_layout_of_fpm(tmp_path: Path) -> None:
    write(tmp_path / "flow", {
        "fpm.toml": 'name = "heatlib"\nversion = "0.3.1"\nlicense = "MIT"\n',
        "src/heat.f90": "module heat\n  use kinds\ncontains\n  pure function total(u) result(e)\n"
        "    real(dp), intent(in) :: u(:)\n    real(dp) :: e\n    e = sum(u**2)\n  end function\nend module\n",
        "src/kinds.f90": "module kinds\n  integer, parameter :: dp = kind(1d0)\nend module\n",
        "app/main.f90": "program main\n  use heat\nend program\n",
        "test/check.f90": "program check\nend program\n",
    })  # fmt: skip
    adopt(tmp_path / "flow")
    settings, text = read_settings(tmp_path / "flow"), (tmp_path / "flow" / "pyproject.toml").read_text()
    assert settings.sources == ("src/*.f90",) and set(settings.functions) == {"total"}
    assert 'name = "heatlib"\nversion = "0.3.1"\nlicense = "MIT"' in text


def test_headers_alone(tmp_path: Path) -> None:
    header = """#pragma once
#include <cmath>
namespace geo { namespace plane {
template <class T> T norm(T x, T y) { return std::sqrt(x * x + y * y); }
/* inline double hidden(double x) { return x; } */
struct Point { double x; inline double twice(double by) { return 2 * x * by; } };
inline double energy(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) { s += x[i] * x[i]; }
  return s;
}
} }
inline void scale(float *x, int n, float by) { for (int i = 0; i < n; ++i) x[i] *= by; }
inline void scale(double *x, int n, double by) { for (int i = 0; i < n; ++i) x[i] *= by; }
"""
    folder = write(tmp_path / "shapes", {"include/geo/plane.hpp": header, "tests/test.cpp": "int main() {}\n"})
    said = adopt(folder)
    written = (folder / "src" / "functions.cpp").read_text()
    assert "#include <geo/plane.hpp>" in written and "norm" not in written and "hidden" not in written
    assert "{ return geo::plane::energy(x, n); }" in written and "twice" not in written
    assert "wrote src/functions.cpp, which offers the functions of the headers to C: look at it" in said
    assert set(read_settings(folder).functions) == {"geo_plane_energy", "call_scale", "call_scale_2"}


def test_a_project_of_setuptools(tmp_path: Path) -> None:
    folder = write(tmp_path / "solver", {
        "setup.py": "from setuptools import setup, Extension\nsetup(name='solver', version='1.2', license='3-clause',"
        "\n  ext_modules=[Extension('solver._core', ['c/core.c'], define_macros=[('OMEGA', '1.5')])])\n",
        "pyproject.toml": '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n',
        "solver/__init__.py": "from ._core import relax\n",
        "c/core.c": "#include <Python.h>\n",
        "c/kernel.c": "double kernel(double x) { return OMEGA * x; }\n",
    })  # fmt: skip
    said, text = "\n".join(adopt(folder)), (folder / "pyproject.toml").read_text()
    assert read_settings(folder).sources == ("c/kernel.c",) and set(read_settings(folder).functions) == {"kernel"}
    assert 'name = "solver"\nversion = "1.2"' in text and "license" not in text
    assert "c/core.c is left out: it binds Python, by <Python.h>" in said
    assert "builds no solver._core, which setup.py describes; solver/__init__.py imports it" in said


@pytest.mark.rust
def test_a_crate(tmp_path: Path) -> None:
    code = '#[no_mangle]\npub extern "C" fn twice(x: f64) -> f64 { 2.0 * x }\n'
    manifest = '[package]\nname = "lennard"\nversion = "0.2.0-rc.1"\nlicense = "MIT/Apache-2.0"\n'
    folder = write(tmp_path / "crate", {"Cargo.toml": manifest, "src/lib.rs": code, "src/main.rs": "fn main() {}\n"})
    adopt(folder)
    text = (folder / "pyproject.toml").read_text()
    assert 'name = "lennard"\nversion = "0.2.0rc1"\nlicense = "MIT OR Apache-2.0"' in text
    assert set(read_settings(folder).functions) == {"twice"}


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
