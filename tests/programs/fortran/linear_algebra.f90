! matmul, transpose, reshape, spread, and a hand-written solve.
! differentiate: products(a, x, n)  at: a = random(9, -1, 1), x = 1 2 3, n = 3
! differentiate: reshaped(x, n)  at: x = 1 2 3 4 5 6, n = 6
! differentiate: eliminate(a, b, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, b = 1 2 3, n = 3
function products(a, x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), x(n)
  real(8) :: s, b(n, n), y(n)
  b = matmul(a, transpose(a))
  y = matmul(b, x)
  s = dot_product(y, x) + sum(b)
end function products

function reshaped(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, m(2, n / 2), t(n / 2, 2)
  m = reshape(x, [2, n / 2])
  t = transpose(m)
  t = t + spread(m(1, :), 2, 2)
  s = sum(t**2) * t(1, 2)
end function reshaped

subroutine eliminate(a, b, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n), b(n)
  integer :: i, k
  real(8) :: f
  do k = 1, n - 1
    do i = k + 1, n
      f = a(i, k) / a(k, k)
      a(i, k:n) = a(i, k:n) - f * a(k, k:n)
      b(i) = b(i) - f * b(k)
    end do
  end do
  do k = n, 1, -1
    b(k) = (b(k) - dot_product(a(k, k + 1:n), b(k + 1:n))) / a(k, k)
  end do
end subroutine eliminate
