! differentiate: lyapunov(a, c, x)  at: a = -1.1 0.3 0.2 0.5 -0.8 -0.6 0.1 0.7 -1.3, c = -1 0.2 0.1 0.2 -2 0.3 0.1 0.3 -1.5, x = zeros(9)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: riccati(a, g, q)  at: a = 0.4 -0.2 1 0.3, g = 1 0.2 0.2 0.5, q = 2 0.1 0.1 1  tolerance: 1e-5  roundoff: 1e-8
! differentiate: h2norm(a, b, c)  at: a = -1.1 0.3 0.2 0.5 -0.8 -0.6 0.1 0.7 -1.3, b = 1 0.4 -0.2, c = 0.3 1 0.8  tolerance: 1e-5  roundoff: 1e-8
! differentiate: hankel(a, b, c, hsv)  at: a = -1.1 0.3 0.2 0.5 -0.8 -0.6 0.1 0.7 -1.3, b = 1 0.4 -0.2, c = 0.3 1 0.8, hsv = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
! the covariance of a stable system: A'X + XA = C
function lyapunov(a, c, x) result(r)
  implicit none
  double precision, intent(inout) :: a(3, 3), c(3, 3), x(3, 3)
  double precision :: r, f(3, 3), u(3, 3), wr(3), wi(3), work(100), factor, sep, ferr
  integer :: iwork(9), info
  f = a
  x = c
  call sb03md('C', 'X', 'N', 'N', 3, f, 3, u, 3, x, 3, factor, sep, ferr, wr, wi, iwork, work, 100, info)
  x = x/factor
  r = x(1, 1)*x(2, 3) + x(3, 3)
end function

! what the best control of a linear system costs: Q + A'X + XA - XGX = 0
function riccati(a, g, q) result(r)
  implicit none
  double precision, intent(inout) :: a(2, 2), g(2, 2), q(2, 2)
  double precision :: r, f(2, 2), h(2, 2), x(2, 2), rcond, wr(4), wi(4), s(4, 4), u(4, 4), work(100)
  integer :: iwork(4), info
  logical :: bwork(4)
  f = a
  h = g
  x = q
  call sb02md('C', 'D', 'U', 'N', 'S', 2, f, 2, h, 2, x, 2, rcond, wr, wi, s, 4, u, 4, iwork, work, 100, bwork, info)
  r = x(1, 1) + 2*x(2, 2) + x(1, 2)*x(2, 1)
end function

! the H2 norm of a system with one input and one output
function h2norm(a, b, c) result(r)
  implicit none
  double precision, intent(inout) :: a(3, 3), b(3, 1), c(1, 3)
  double precision :: r, f(3, 3), g(3, 1), h(1, 3), d(1, 1), work(200)
  double precision, external :: ab13bd
  integer :: nq, iwarn, info
  f = a
  g = b
  h = c
  d = 0
  r = ab13bd('C', 'H', 3, 1, 1, f, 3, g, 3, h, 1, d, 1, nq, 0d0, work, 200, iwarn, info)
end function

! Hankel singular values, and the gain of the model of order two
function hankel(a, b, c, hsv) result(r)
  implicit none
  double precision, intent(inout) :: a(3, 3), b(3, 1), c(1, 3), hsv(3)
  double precision :: r, f(3, 3), g(3, 1), h(1, 3), work(400), determinant
  integer :: order, iwork(3), iwarn, info
  f = a
  g = b
  h = c
  order = 2
  call ab09ad('C', 'B', 'S', 'F', 3, 1, 1, order, f, 3, g, 3, h, 1, hsv, 0d0, iwork, work, 400, iwarn, info)
  determinant = f(1, 1)*f(2, 2) - f(1, 2)*f(2, 1)
  r = -(h(1, 1)*(f(2, 2)*g(1, 1) - f(1, 2)*g(2, 1)) + h(1, 2)*(f(1, 1)*g(2, 1) - f(2, 1)*g(1, 1)))/determinant
end function
