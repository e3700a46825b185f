! Forty steps of diffusion in three dimensions, by whole arrays.
! inputs: 13824
function objective(x, n) result(total) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), intent(in) :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: total
  integer, parameter :: m = 24
  real(c_double) :: u(m, m, m), next(m, m, m)
  integer :: step
  u = reshape(x, [m, m, m])
  next = u
  do step = 1, 40
    next(2:m-1, 2:m-1, 2:m-1) = u(2:m-1, 2:m-1, 2:m-1) + 0.1d0 * (u(1:m-2, 2:m-1, 2:m-1) + u(3:m, 2:m-1, 2:m-1) &
      + u(2:m-1, 1:m-2, 2:m-1) + u(2:m-1, 3:m, 2:m-1) + u(2:m-1, 2:m-1, 1:m-2) + u(2:m-1, 2:m-1, 3:m) &
      - 6 * u(2:m-1, 2:m-1, 2:m-1))
    u = next
  end do
  total = sum(u * u)
end function
