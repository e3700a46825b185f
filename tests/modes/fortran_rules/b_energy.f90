module energies
  use model
  implicit none
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(2)
    energy = x(1) * potential(x(2), 3)
  end function
  real(8) function smoothed(x)
    real(8), intent(in) :: x(2)
    real(8) :: y(2)
    call smooth(x, y)
    smoothed = y(1) * y(2)
  end function
end module
