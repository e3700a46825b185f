! reference: batch, helpers: `enzyme_stop_gradient`, `enzyme_scale_gradient`, Fortran
module scaled_gradients
  use enzyme
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(2)
    f = enzyme_scale_gradient(x(1) * x(2), 3d0) + x(1) * enzyme_stop_gradient(sin(x(2)))
  end function
  real(8) function in_single(x)
    real(8), intent(in) :: x(2)
    real(4) :: y
    y = real(x(1), 4)
    y = enzyme_scale_gradient(y, 0.25) * enzyme_stop_gradient(y)
    in_single = y
  end function
  subroutine gradient(x, dx)
    real(8) :: x(2), dx(2)
    dx = 0
    call enzyme_autodiff(f, x, dx)
  end subroutine
  subroutine check(found, wanted)
    real(8), intent(in) :: found, wanted
    if (abs(found - wanted) > 1d-7 * max(1d0, abs(wanted))) then
      print *, found, wanted
      error stop 1
    end if
  end subroutine
end module

program main
  use scaled_gradients
  implicit none
  real(8) :: x(2) = [2d0, 0.7d0], dx(2), v(2) = [1d0, 10d0], twice(2)
  call check(f(x), 1.4d0 + 2 * sin(0.7d0))
  call gradient(x, dx)
  call check(dx(1), 3 * 0.7d0 + sin(0.7d0))
  call check(dx(2), 3 * 2d0)
  call check(enzyme_fwddiff(f, enzyme_dup, x, v), dx(1) + 10 * dx(2))
  dx = 0
  call enzyme_autodiff(in_single, x, dx)
  call check(dx(1), 0.5d0)
  ! the gradient is (3 x₂ + sin x₂, 3 x₁), whose first summand in x₂ goes on; sin x₂ is stopped there, too
  dx = 0
  twice = 0
  call enzyme_fwddiff_subroutine(gradient, enzyme_dup, x, v, enzyme_dup, dx, twice)
  call check(twice(1), 3 * 10d0)
  call check(twice(2), 3 * 1d0)
end program
