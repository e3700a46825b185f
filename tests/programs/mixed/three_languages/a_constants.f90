module constants
  use iso_c_binding, only: c_double
  implicit none
  real(c_double), parameter :: coupling = 0.3d0
contains
  pure function bond(a, b) result(r)
    real(c_double), intent(in) :: a, b
    real(c_double) :: r
    r = coupling * (a - b)**2 + a
  end function bond
end module constants
