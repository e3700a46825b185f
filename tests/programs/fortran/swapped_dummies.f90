! Two arrays take turns as the dummy arguments of one subroutine: what was read as `from` is overwritten as `to`.
! differentiate: leapfrog(x, n)  at: x = 0.4 -0.3 0.8 0.1, n = 4
function leapfrog(x, n) result(total) bind(c)
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: total, u(8), v(8)
  integer :: i, step
  do i = 1, n
    u(i) = x(i)
    v(i) = 0.5d0 * x(i)
  end do
  do step = 1, 3
    call advance(u, v, n)
    call advance(v, u, n)
  end do
  total = 0
  do i = 1, n
    total = total + u(i) * v(i)
  end do
contains
  subroutine advance(from, to, n)
    integer(c_int), intent(in) :: n
    real(c_double), intent(in) :: from(n)
    real(c_double), intent(inout) :: to(n)
    integer :: i
    do i = 1, n
      to(i) = to(i) + 0.3d0 * sin(from(i)) * from(1 + mod(i, n))
    end do
  end subroutine
end function
