"""Intents and optional arguments as Fortran's many ways of writing declare them."""

from __future__ import annotations

from enzyme_build.bindings.fortran_source import Declared, declared
from enzyme_build.errors import SourceLocation

SOURCE = """\
subroutine other(a)
  real, intent(in) :: a
end subroutine
SUBROUTINE Solve(n, A, b, x, &   ! continued
                 info)
  implicit none
  interface
    function given(x)
      real(8), intent(in) :: x
    end function
  end interface
  integer, intent(in) :: n
  real(8), dimension(n, 2*n), INTENT( InOut ) :: A
  real(8), intent(in) :: b(n), c(max(n, 3), n)
  real(8), & ! a comment
    intent(out) :: x(n)
  ! real(8), intent(in) :: info
  integer, intent(out) :: info
  integer, optional :: kept
  real(8), intent(in), optional :: d(n)
  optional b
  info = 0
  if (info > 0) then
    x = 0
  end if
end subroutine Solve
subroutine after(y)
  real, intent(inout) :: y
end subroutine
"""


def test_declarations(write):
    file = str(write("solve.f90", SOURCE))
    expected = {"n": "in", "a": "inout", "b": "in", "c": "in", "x": "out", "info": "out", "d": "in"}
    assert declared(SourceLocation(file, 4)).intents == expected
    assert declared(SourceLocation(file, 1)).intents == {"a": "in"}
    assert declared(SourceLocation(file, 27)).intents == {"y": "inout"}
    assert declared(SourceLocation(file, 4)).optional == {"kept", "d", "b"}
    shapes = {"a": ("n", "2*n"), "b": ("n",), "x": ("n",), "d": ("n",)}
    assert declared(SourceLocation(file, 4)).shapes == shapes, "c has a length that is no sum of products"
    assert declared(None) == declared(SourceLocation("nowhere.f90", 3)) == Declared({}, frozenset())
