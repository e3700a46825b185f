! The integral of sin(πx) over [a, b] by Simpson's rule with n pairs of intervals.
real(8) function simpson(a, b, n)
  real(8), intent(in) :: a, b
  integer, intent(in) :: n
  real(8), parameter :: pi = 3.141592653589793d0
  real(8) :: step, x, total, left, middle, right
  integer :: k

  step = (b - a) / (2 * n)
  total = 0
  x = a
  left = sin(pi * x)
  do k = 1, n
    x = a + (2 * k - 1) * step
    middle = sin(pi * x)
    x = x + step
    right = sin(pi * x)
    total = total + left + 4 * middle + right
    left = right
  end do
  simpson = total * step / 3
end function
