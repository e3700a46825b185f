! LAPACK's drivers: pivoted columns, some eigenvalues, pairs of matrices, bands, tridiagonals, and systems with their condition.
! link: -lopenblas
! levels: O2
! differentiate: pivoted(a, n)  at: a = 1 2 3 4 1 6 7 8 1.5, n = 3
! differentiate: greatest(a, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, n = 3
! differentiate: oscillation(a, b, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, b = 2 0.3 0.1 0.3 3 -0.2 0.1 -0.2 1, n = 3
! differentiate: banded(a, b, n)  at: a = 4 5 6 7 0.5 -0.3 0.2 0, b = 1 2 3 4, n = 4
! differentiate: tridiagonal(a, b, n)  at: a = 1 2 3 4 0.5 -0.3 0.2 6 1 0.5 0.7, b = 1 2 3 4, n = 4
! differentiate: expert(a, b, n)  at: a = 1000 2 3 4 1 6 7 8 1.5, b = 1 2 3, n = 3
! differentiate: single(a, n)  at: a = 1 2 3 4 1 6 7 8 1.5, n = 3  tolerance: 5e-3  roundoff: 2e-5
function pivoted(a, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n)
  real(8) :: s, q(n, n), tau(n), work(64)
  integer :: info, order(n), i
  q = a
  order = 0
  call dgeqp3(n, n, q, n, order, tau, work, 64, info)
  s = sum(log(abs([(q(i, i)*i, i=1, n)])))
  call dorgqr(n, n, n, q, n, tau, work, 64, info)
  s = s + sum(q(:, order(1))) + q(n, n)
end function
function greatest(a, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n)
  real(8) :: s, c(n, n), w(n), z(n, n), work(256)
  integer :: info, found, places(128), support(2*n)
  c = a
  call dsyevr('V', 'I', 'U', n, c, n, 0d0, 0d0, 2, n, 0d0, found, w, z, n, support, work, 256, places, 128, info)
  s = w(found) - w(1)**2 + sum(z(:, 1:found)*a(:, 1:found))
end function
function oscillation(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n, n)
  real(8) :: s, c(n, n), d(n, n), w(n), work(64)
  integer :: info
  c = a
  d = b
  call dsygv(1, 'V', 'L', n, c, n, d, n, w, work, 64, info)
  s = sum(sqrt(w)) + c(1, 1)*c(2, 3) + c(3, 2)
end function
function banded(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, 2), b(n)
  real(8) :: s, band(2, n), x(n)
  integer :: info
  band = transpose(a)
  x = b
  call dpbsv('L', n, 1, 1, band, 2, x, n, info)
  s = sum(x**2) + band(1, n)
end function
function tridiagonal(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(3*n - 1), b(n)
  real(8) :: s, below(n), main(n), above(n), second(n), x(n)
  integer :: info, pivots(n)
  main = a(1:n)
  below = a(n + 1:2*n)
  above(1:n - 1) = a(2*n + 1:3*n - 1)
  x = b
  call dgttrf(n, below, main, above, second, pivots, info)
  call dgttrs('T', n, 1, below, main, above, second, pivots, x, n, info)
  s = sum(x**3)
end function
function expert(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8) :: s, c(n, n), f(n, n), r(n), k(n), x(n), y(n), condition, forward(1), backward(1), work(4*n)
  integer :: info, pivots(n), places(n)
  character :: scaled
  c = a
  y = b
  call dgesvx('E', 'N', n, 1, c, n, f, n, pivots, scaled, r, k, y, n, x, n, condition, forward, backward, work, places, info)
  s = sum(x**2) + condition
  if (forward(1) > 1d-3) s = 0
end function
function single(a, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n)
  real(8) :: s
  real(4) :: c(n, n), w(n), u(n, n), v(n, n), work(64)
  integer :: info
  c = real(a, 4)
  call sgesvd('S', 'N', n, n, c, n, w, u, n, v, n, work, 64, info)
  s = sum(w) + u(1, 1)
end function
