! reference: custom derivatives: in Fortran
module rules
  use, intrinsic :: iso_c_binding
  implicit none
contains
  real(8) function potential_augmented(r, dr, power, dpower)
    real(8) :: r, dr
    integer :: power, dpower
    potential_augmented = r**power
  end function
  subroutine potential_reverse(r, dr, power, dpower, seed)
    real(8) :: r, dr, seed
    integer :: power, dpower
    dr = dr + 10 * power * r**(power - 1) * seed
  end subroutine
  subroutine smooth_augmented(x, dx, y, dy)
    real(8) :: x(2), dx(2), y(2), dy(2)
    y = x(1) + x(2)
  end subroutine
  subroutine smooth_reverse(x, dx, y, dy)
    real(8) :: x(2), dx(2), y(2), dy(2)
    dx = dx + 100 * (dy(1) + dy(2))
    dy = 0
  end subroutine
end module

program main
  use energies
  use enzyme
  use rules
  implicit none
  external :: b__enzyme_register_gradient, f__enzyme_autodiff
  real(8) :: x(2), dx(2)
  call enzyme_register_gradient(potential, potential_augmented, potential_reverse)
  call b__enzyme_register_gradient(smooth, smooth_augmented, smooth_reverse)
  x = [2d0, 3d0]
  dx = 0
  call f__enzyme_autodiff(energy, x, dx)
  if (abs(dx(1) - 27) > 1d-10 .or. abs(dx(2) - 2 * 270) > 1d-10) then
    print *, dx
    stop 1
  end if
  dx = 0
  call f__enzyme_autodiff(smoothed, x, dx)
  if (maxval(abs(dx - 1000)) > 1d-10) then
    print *, dx
    stop 1
  end if
end program
