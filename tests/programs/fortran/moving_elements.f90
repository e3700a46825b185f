! Intrinsics that move elements: shifts, packing, reshaping with order and pad, spreading, merging, where and forall.
! differentiate: shifts(x, n)  at: x = 1 2 3 4 5 6, n = 6
! differentiate: packing(x, n)  at: x = 1 -2 3 -4 5 6, n = 6
! differentiate: reshaping(x, n)  at: x = 1 2 3 4 5 6, n = 6
! differentiate: merging(x, n)  at: x = 1.2 -5.1 3.3 -4.4 2.5 6.6, n = 6
function shifts(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, m(2, n/2), t(2, n/2)
  m = reshape(x, [2, n/2])
  t = cshift(m, 1, dim=2) * m + eoshift(m, 1, boundary=2d0, dim=1)
  s = dot_product(cshift(x, 2), x**2) + sum(eoshift(x, -1)*x) + sum(t*t)
end function

function packing(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n)
  real(8), allocatable :: p(:)
  p = pack(x, x > 0)
  y = unpack(p**2, x > 0, x*3)
  s = sum(p**3) + sum(y*x) + size(p)
end function

function reshaping(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a(n/2, 2), b(2, 5), c(n/2, 2, 3)
  a = reshape(x, [n/2, 2], order=[2, 1])
  b = reshape(x, [2, 5], pad=[x(1), x(2)*2])
  c = spread(a, 3, 3)
  s = sum(a(:,1)*a(:,2)) + sum(b**2) + sum(c(:,:,2)*c(:,:,3)) + sum(transpose(a)*b(:, 1:n/2))
end function

function merging(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n)
  y = merge(x, x**2, x > 0)
  where (x > 2)
    y = y*x
  elsewhere (x < -4)
    y = -y
  elsewhere
    y = 0
  end where
  forall (i = 1:n, x(i) > 0) y(i) = y(i) + x(n+1-i)
  s = sum(y)
end function
