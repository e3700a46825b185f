subroutine energy(n, x, total) bind(c)
  use, intrinsic :: iso_c_binding
  use pairs
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), intent(out) :: total
  total = 0
  do i = 1, n - 1
    total = total + pair(x(i + 1) - x(i))
  end do
end subroutine
