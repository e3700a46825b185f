! sum, product, dot_product, maxval, minval, norm2, maxloc as an inactive index.
! differentiate: reduced(x, y, n)  at: x = 1 2.5 0.5 2, y = 0.5 1.5 2.5 3.5, n = 4
! differentiate: extremes(x, n)  at: x = 1 2.5 0.5 2, n = 4
! differentiate: along(a, n, m)  at: a = random(6, 0, 1), n = 2, m = 3
function reduced(x, y, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), y(n)
  real(8) :: s
  s = sum(x) * product(x) + dot_product(x, y) + norm2(y)
end function reduced

function extremes(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = maxval(x)**2 + minval(x) * x(maxloc(x, 1)) + x(minloc(x, 1)) * 3
end function extremes

function along(a, n, m) result(s)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n, m)
  real(8) :: s, c(m)
  c = sum(a, dim=1)
  s = sum(c * c) + sum(product(a, dim=2))
end function along
