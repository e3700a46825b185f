subroutine kernel(y, x, n, s) bind(c)
  use iso_c_binding, only: c_double, c_int
  use constants
  implicit none
  integer(c_int), value :: n
  real(c_double), value :: s
  real(c_double), intent(out) :: y(n)
  real(c_double), intent(in) :: x(n)
  integer :: i
  do i = 1, n
    y(i) = bond(x(i), x(mod(i, n) + 1)) * s
  end do
end subroutine kernel
