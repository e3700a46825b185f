"""Intents as Fortran's many ways of writing declare them."""

from __future__ import annotations

from enzyme_build.errors import SourceLocation
from enzyme_build.functions.fortran_intents import declared_intents

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
    expected = {"n": "in", "a": "inout", "b": "in", "c": "in", "x": "out", "info": "out"}
    assert declared_intents(SourceLocation(file, 4)) == expected
    assert declared_intents(SourceLocation(file, 1)) == {"a": "in"}
    assert declared_intents(SourceLocation(file, 24)) == {"y": "inout"}
    assert declared_intents(None) == declared_intents(SourceLocation("nowhere.f90", 3)) == {}
