! differentiate: general(x, mu)  at: x = random(24, -1, 1), mu = zeros(4)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: equal_volume(x, out)  at: x = random(24, -1, 1), out = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: hierarchy(x, d)  at: x = random(20, -1, 1), d = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: regularised(x, prior)  at: x = random(24, -1, 1), prior = 0.1 0.2 -0.1 0.8 0.1 0.9 5  tolerance: 1e-4  roundoff: 1e-8
subroutine two_groups(x, y, z)
  implicit none
  double precision :: x(12, 2), y(24), z(12, 2)
  integer :: i
  x = reshape(y, [12, 2])
  x(7:, 1) = x(7:, 1) + 2.1d0
  do i = 1, 12
    z(i, 1) = merge(0.8d0, 0.25d0, i < 7)
    z(i, 2) = 1 - z(i, 1)
  end do
end subroutine

! EM for two ellipsoids of any shape; the log-likelihood
function general(x, mu) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: x(24), mu(4)
  double precision :: r, data(12, 2), z(12, 2), m(2, 2), u(2, 2, 2), pro(2), w(2), s(2, 2), tol, eps
  integer :: turns
  call two_groups(data, x, z)
  u = 0
  tol = 0
  eps = 1d-14
  turns = 9
  call mevvv(.false., data, 12, 2, 2, -1d0, z, turns, tol, eps, m, u, pro, w, s)
  mu = reshape(m, [4])
  r = eps
end function

! EM for two ellipsoids of one volume, by singular values
function equal_volume(x, out) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: x(24), out(6)
  double precision :: r, data(12, 2), z(12, 2), m(2, 2), o(2, 2, 2), u(2, 2, 2), scale(2), shape(2, 2), pro(2), error
  integer :: turns, info
  call two_groups(data, x, z)
  o = 0
  u = 0
  info = 0
  call meevv(data, z, 12, 2, 2, 2, m, o, u, scale, shape, pro, -1d0, r, .false., 7, 0d0, 1d-14, turns, error, 60, info)
  out = [m(1, 1), m(2, 2), scale(1), shape(1, 1), shape(2, 1), pro(1)]
end function

! criteria of a hierarchical clustering
function hierarchy(x, d) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: x(20), d(6)
  double precision :: r, data(10, 3), again(10, 2), found(46), v(2), u(2, 2), s(2, 2), t(2, 2), alpha
  integer :: classes(10), i
  data = 0
  data(:, :2) = reshape(x, [10, 2])
  again = data(:, :2)
  classes = [(i, i=1, 10)]
  alpha = sum(x**2)/20
  call hcvvv(data, 10, 2, classes, 10, 8, alpha, 1d0, v, u, s, t, 46, found)
  d(:3) = found(:3)
  r = found(7)
  classes = [(i, i=1, 10)]
  call hceii(again, 10, 2, classes, 10, 8, v, 45, found)
  d(4:) = found(4:6)
end function

! EM with a conjugate prior, and a normal density
function regularised(x, prior) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: x(24), prior(7)
  double precision :: r, data(12, 2), z(12, 2), m(2, 2), u(2, 2, 2), pro(2), w(2), s(2, 2), tol, eps, scale(2, 2), logs(12), flag
  integer :: turns
  call two_groups(data, x, z)
  u = 0
  tol = 0
  eps = 1d-14
  turns = 6
  scale = 0
  scale(1, 1) = prior(4)
  scale(1, 2) = prior(5)
  scale(2, 2) = prior(6)
  call mevvvp(.false., data, 12, 2, 2, -1d0, prior(1), prior(2:3), scale, prior(7), z, turns, tol, eps, m, u, pro, w, s)
  s = reshape([1.2d0, 0.3d0, 0.3d0, 0.9d0], [2, 2])
  call dmvnorm(data, m(:, 1), s, 12, 2, w, flag, logs)
  r = eps + sum(logs)/12
end function

subroutine dsyev
  stop 'no request asks for eigenvalues'
end subroutine

subroutine dsyevd
  stop 'no request asks for eigenvalues'
end subroutine

subroutine dsyevx
  stop 'no request asks for eigenvalues'
end subroutine

double precision function d1mach(i)
  implicit none
  integer :: i
  double precision :: all(5)
  all = [tiny(1d0), huge(1d0), epsilon(1d0)/2, epsilon(1d0), log10(2d0)]
  d1mach = all(i)
end function

integer function i1mach(i)
  implicit none
  integer :: i
  i1mach = merge(6, 0, i == 4)
end function

subroutine intpr(label, n, numbers, m)
  implicit none
  character(*) :: label
  integer :: n, m, numbers(m)
  print *, label, numbers
end subroutine
