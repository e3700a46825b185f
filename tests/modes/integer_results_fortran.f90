! reference: markers: results that are integers, Fortran
module models
contains
  integer function steps(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x * x
    steps = 7
  end function
  logical function inside(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x * x * x
    inside = x > 1
  end function
end module
program main
  use models
  implicit none
  interface
    subroutine ask__enzyme_autodiff(f, x, dx, y, dy)
      external :: f
      real(8) :: x, dx, y, dy
    end subroutine
    subroutine ask__enzyme_fwddiff(f, x, dx, y, dy)
      external :: f
      real(8) :: x, dx, y, dy
    end subroutine
  end interface
  real(8) :: x, dx, y, dy
  x = 3; dx = 0; dy = 1
  call ask__enzyme_autodiff(steps, x, dx, y, dy)
  if (abs(dx - 6) > 1d-12) stop 1
  dx = 0; dy = 1
  call ask__enzyme_autodiff(inside, x, dx, y, dy)
  if (abs(dx - 27) > 1d-12) stop 2
  dx = 1
  call ask__enzyme_fwddiff(steps, x, dx, y, dy)
  if (abs(dy - 6) > 1d-12) stop 3
end program
