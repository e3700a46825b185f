! reference: custom derivatives: beside the function, in Fortran
! Function, rule and use in one file.
module beside
  use enzyme
  implicit none
contains
  real(8) function clipped(x)
    real(8), intent(in) :: x
    clipped = x
  end function
  real(8) function clipped_augmented(x, dx)
    real(8) :: x, dx
    clipped_augmented = x
  end function
  subroutine clipped_reverse(x, dx, seed)
    real(8) :: x, dx, seed
    dx = dx + min(seed, 1d0)
  end subroutine
  real(8) function clipped_forward(x, dx)
    real(8) :: x, dx
    clipped_forward = 5 * dx
  end function
  real(8) function model(x)
    real(8), intent(in) :: x
    model = 10 * clipped(x)
  end function
end module

program main
  use beside
  use enzyme
  implicit none
  real(8) :: x, dx
  call enzyme_register_gradient(clipped, clipped_augmented, clipped_reverse)
  call enzyme_register_derivative(clipped, clipped_forward)
  x = 3
  dx = 0
  call enzyme_autodiff(model, enzyme_dup, x, dx)
  if (dx /= 1) stop 1
  if (enzyme_fwddiff(model, enzyme_dup, x, dx) /= 50) stop 2
end program
