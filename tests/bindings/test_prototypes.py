"""Prototypes are what the sources declare."""

from __future__ import annotations

import pytest

from enzyme_build.bindings import Scalar

DOUBLE = Scalar("float", 64)

EVERYTHING = """
#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
typedef double real;
typedef struct { double a; int n; } pair;
enum mode { FAST, EXACT };
static double helper(double x) { return x; }
__attribute__((visibility("hidden"))) double hidden(double x) { return helper(x); }
double plain(const real *restrict x, size_t n, enum mode mode, bool flag, float y, uint8_t byte) {
    return x[0] + n + mode + flag + y + byte;
}
double block(double m[][4], double row[3]) { return m[1][2] + row[0]; }
void nothing(void) {}
double with_struct(pair *p) { return p->a; }
double by_value(pair p) { return p.a; }
double callback(double (*f)(double), double x) { return f(x); }
double complex_number(double _Complex z) { return creal(z); }
double opaque(void *p) { return *(double *)p; }
double nested(double **p) { return **p; }
pair made(void) { pair p = {1, 2}; return p; }
double *address(double *x) { return x; }
"""


@pytest.fixture(params=["-O0", "-O2"])
def level(request: pytest.FixtureRequest) -> str:
    return request.param


def test_names_and_types(prototypes_of, level):
    plain = prototypes_of("all.c", EVERYTHING, level)["plain"]
    assert plain.result == DOUBLE
    assert [parameter.name for parameter in plain.parameters] == ["x", "n", "mode", "flag", "y", "byte"]
    kinds = [parameter.scalar and parameter.scalar.numpy for parameter in plain.parameters]
    assert kinds == ["float64", "uint64", "uint32", "bool", "float32", "uint8"]
    assert [parameter.is_pointer for parameter in plain.parameters] == [True] + [False] * 5
    assert plain.parameters[0].is_read_only
    assert plain.parameters[3].ir_type == "i1 zeroext"
    assert plain.at is not None and plain.at.line == 11


def test_dimensions_that_the_source_says(prototypes_of, level):
    block, row = prototypes_of("all.c", EVERYTHING, level)["block"].parameters
    assert (block.rank, block.extents) == (2, (None, 4))
    assert (row.rank, row.extents) == (None, ())


def test_only_exported_definitions(prototypes_of, level):
    names = set(prototypes_of("all.c", EVERYTHING, level))
    assert "nothing" in names
    assert not names & {"helper", "hidden", "creal"}


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ("with_struct", "`p`: a pointer to a structure"),
        ("by_value", "`p`: a structure"),
        ("callback", "`f`: a pointer to a function"),
        ("complex_number", "`z`: the compiler passes it as `double`"),
        ("opaque", "`p`: a pointer to void"),
        ("nested", "`p`: a pointer to a pointer"),
        ("made", "its result: a structure"),
        ("address", "its result: a pointer"),
    ],
)
def test_what_python_cannot_call_says_why(prototypes_of, function, reason):
    assert reason in prototypes_of("all.c", EVERYTHING)[function].problem


def test_cxx_names_and_references(prototypes_of):
    found = prototypes_of("a.cpp", "double twice(const double &x, double &y) { y = x; return 2 * x; }")["twice"]
    assert found.symbol == "_Z5twiceRKdRd"
    assert [parameter.rank for parameter in found.parameters] == [0, 0]
    assert [parameter.is_read_only for parameter in found.parameters] == [True, False]


FORTRAN = """
subroutine shapes(a, b, c, n, x, flag, z, m)
  use, intrinsic :: iso_c_binding
  integer, value :: n
  integer :: m
  real(8) :: a(n, 3), b(*), c(2:5), x
  logical :: flag
  complex(8) :: z(n)
  a(1, 1) = b(1) + c(2) + x
  if (flag) z(1) = m
end subroutine
subroutine kept(x)
  real(8), allocatable :: x(:)
  x(1) = 1
end subroutine
subroutine written(label, x)
  character(len=*), intent(inout) :: label
  real(8) :: x
  if (label == 'a') x = 1
  label = 'b'
end subroutine
module inside
contains
  real(8) function quad(q)
    real(2), value :: q
    quad = real(q, 8)
  end function
  integer function truth(n) bind(c, name="c_truth")
    integer, value :: n
    truth = n
  end function
end module
"""


@pytest.mark.fortran
def test_fortran(prototypes_of, level):
    found = prototypes_of("all.f90", FORTRAN, level)
    shapes = found["shapes"]
    assert (shapes.symbol, shapes.language, shapes.result) == ("shapes_", "fortran", None)
    assert [parameter.name for parameter in shapes.parameters] == ["a", "b", "c", "n", "x", "flag", "z", "m"]
    assert [parameter.rank for parameter in shapes.parameters] == [2, 1, 1, None, 0, 0, 1, 0]
    assert [parameter.extents for parameter in shapes.parameters[:3]] == [(None, 3), (None,), (4,)]
    assert [parameter.is_pointer for parameter in shapes.parameters].count(False) == 1
    scalars = [parameter.scalar for parameter in shapes.parameters]
    assert [scalar and scalar.numpy for scalar in scalars[3:]] == ["int32", "float64", "int32", "complex128", "int32"]
    assert found["c_truth"].symbol == "c_truth"


@pytest.mark.fortran
@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ("kept", "`x`: an allocatable array"),
        ("written", "a string that the function writes"),
        ("quad", "`q`: the compiler passes it as `half`"),
    ],
)
def test_what_fortran_passes_otherwise_says_why(prototypes_of, function, reason):
    assert reason in prototypes_of("all.f90", FORTRAN)[function].problem
