"""`enzymepy_derivatives`: derivatives as functions of a target, with a header for those that link it."""

from __future__ import annotations

import pytest

from enzyme_build.toolchain.compilers import Language, find

from .conftest import Build

CODE = """
cmake_minimum_required(VERSION 3.25)
project(declared LANGUAGES C)
find_package(EnzymePy REQUIRED)
add_library(well SHARED well.c)
enzymepy_derivatives(well height:gradient height:hessian height:batch INTERFACES c fortran)
add_executable(app app.c)
target_link_libraries(app PRIVATE well)
"""
WELL = "double height(double x, double y) { return x * x * x * y + y * y; }\n"
APP = """
#include <stdio.h>
#include <well_derivatives.h>
int main(void) {
    double x, y, xx, yx, xy, yy, value = height_gradient(2, 3, &x, &y);
    height_hessian(2, 3, &xx, &yx, &xy, &yy);
    printf("%g %g %g %g %g %g %g\\n", value, x, y, xx, yx, xy, yy);
}
"""


@pytest.mark.parametrize("kind", ["SHARED", "STATIC"])
def test_a_header_for_what_links_the_target(kind: str, build: Build) -> None:
    build.source.mkdir()
    for name, text in {"CMakeLists.txt": CODE.replace("SHARED", kind), "well.c": WELL, "app.c": APP}.items():
        (build.source / name).write_text(text)
    build.configure()
    build.build()
    assert build.program("app") == "33 36 14 36 12 12 2\n"
    assert next(build.binary.rglob("well_derivatives.f90")).is_file()


FORTRAN = """
subroutine residual(n, m, x, r)
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n, m)
  real(8), intent(out) :: r(n, m)
  r = sin(x) * x
end subroutine
"""
SOLVER = """
program solver
  use iso_c_binding
  use model_derivatives
  implicit none
  real(c_double) :: x(2, 2) = reshape([1d0, 2d0, 3d0, 4d0], [2, 2]), r(2, 2), by(2, 2, 2, 2)
  call residual_jacobian(2, 2, x, r, by)
  print '(3f7.3)', r(2, 1), by(2, 1, 2, 1), by(1, 2, 2, 1)
end program
"""
FORTRAN_CODE = """
cmake_minimum_required(VERSION 3.25)
project(declared LANGUAGES Fortran)
find_package(EnzymePy REQUIRED)
add_library(model STATIC model.f90)
enzymepy_derivatives(model residual:jacobian INTERFACES fortran)
get_target_property(interfaces model ENZYMEPY_INTERFACES)
add_executable(solver solver.f90 ${interfaces})
target_link_libraries(solver PRIVATE model)
"""


@pytest.mark.fortran
def test_a_module_of_fortran_needs_no_settings(build: Build) -> None:
    """The source says how long arrays are, and what is written."""
    build.source.mkdir()
    for name, text in {"CMakeLists.txt": FORTRAN_CODE, "model.f90": FORTRAN, "solver.f90": SOLVER}.items():
        (build.source / name).write_text(text)
    build.configure(f"-DCMAKE_Fortran_COMPILER={find(Language.FORTRAN).command[0]}")
    build.build()
    assert build.program("solver").split() == ["1.819", "0.077", "0.000"]


def test_a_target_that_asks_for_nothing(build: Build) -> None:
    build.source.mkdir()
    (build.source / "well.c").write_text(WELL)
    (build.source / "CMakeLists.txt").write_text(
        CODE.split("enzymepy_derivatives")[0] + "enzymepy_differentiate(well)\n"
    )
    build.configure()
    shown = build.build()
    assert "warning[EB601]: nothing in this link asks for a derivative\n  --> libwell.so" in shown


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("enzymepy_derivatives(well)", "wrong arguments"),
        ("enzymepy_derivatives(well height)", "wrong arguments: height"),
        ("enzymepy_derivatives(well height:gradiant)", "`gradiant` of height:gradiant is no derivative: known are"),
        ("enzymepy_derivatives(well height:jvp INTERFACES rust)", "known are c and fortran, not rust"),
    ],
)
def test_wrong_calls(build: Build, call: str, message: str) -> None:
    build.source.mkdir()
    (build.source / "well.c").write_text(WELL)
    (build.source / "CMakeLists.txt").write_text(CODE.split("enzymepy_derivatives")[0] + call + "\n")
    done = build.configure(check=False)
    assert done.returncode != 0 and message in " ".join(done.stdout.split())
