! where, elsewhere, merge, masked reductions.
! differentiate: clipped(x, n)  at: x = 1 -2 3 -0.5, n = 4
! differentiate: masked(x, n)  at: x = 1 -2 3 -0.5, n = 4
subroutine clipped(x, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  where (x > 2)
    x = sqrt(x)
  elsewhere (x < 0)
    x = x * x
  elsewhere
    x = 3 * x
  end where
end subroutine clipped

function masked(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = sum(x * x, mask=x > 0) + sum(merge(x, x**3, x < 0)) * count(x > 0)
end function masked
