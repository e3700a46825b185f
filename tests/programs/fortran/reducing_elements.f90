! Intrinsics that reduce: along a dimension, under a mask, extremes and their places, norms, products of matrices.
! differentiate: along(x, n)  at: x = 1 5 3 4 2 6 7.5 0.5 2.5 9 8 1.5, n = 12
! differentiate: extremes(x, n)  at: x = 1 5 3 4 2 6, n = 6
! differentiate: norms(x, n)  at: x = 1 5 3 4 2 6, n = 6
! differentiate: masked(x, n)  at: x = 1.25 -5 3 -4 2 6, n = 6
! differentiate: products(x, n)  at: x = 1 -5 3 -4 2 6, n = 6
function along(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a(n/4, 4)
  a = reshape(x, [n/4, 4])
  s = sum(sum(a, dim=1)**2) + sum(product(a, dim=2)) + sum(maxval(a, dim=1)*minval(a, 1)) + sum(norm2(a, 2)**3)
end function

function extremes(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  integer :: at(1)
  at = maxloc(x)
  s = maxval(x)**2 * minval(x(2:)) + x(at(1))*x(minloc(x, 1)) + maxval(abs(x), mask=x < 5.5d0)
end function

function norms(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = norm2(x) * norm2(x(1:n:2)) + sqrt(dot_product(x, x(n:1:-1)))
end function

function masked(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a(2, n/2)
  a = reshape(x, [2, n/2])
  s = sum(x**2, mask=x > 0) + product(x, x > 1) + sum(sum(a*a, 2, mask=a > 0)**2) + count(x > 0)*x(1)
  if (any(x > 5) .and. .not. all(x > 0)) s = s * x(2)
end function

function products(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a(2, n/2), b(n/2, n/2), c(2,2)
  a = reshape(x, [2, n/2])
  b = matmul(transpose(a), a)
  c = matmul(a, transpose(a))
  s = sum(b) + sum(matmul(b, x(1:n/2))) + sum(matmul(x(1:2), c)) + dot_product(matmul(a, x(1:n/2)), x(1:2))
end function
