! differentiate: smoothed(y, w, spar, curve)  at: y = 0.1 0.5 0.9 0.7 0.2 -0.3 -0.6 -0.2 0.3 0.8, w = 1 1.2 0.8 1 1 0.9 1.1 1 1 1.3, spar = 0.5, curve = zeros(10)  tolerance: 1e-5  roundoff: 1e-7
! differentiate: additive(x, y, fitted)  at: x = 0.1 0.9 0.4 0.7 0.3 1.4 1.1 0.6 0.2 1.7 1.3 0.8 0.55 0.95 1.05 0.15 0.75 0.35 1.2 0.5, y = 0.3 1.1 0.6 0.4 0.8 1.9 1.2 0.7 0.1 2.2, fitted = zeros(10)  tolerance: 1e-5  roundoff: 1e-7
! differentiate: local(x, y, fitted)  at: x = 0 0.4 0.9 1.5 1.9 2.6 3.1 3.5 4.2 4.8, y = 0.1 0.5 0.9 0.7 0.2 -0.3 -0.6 -0.2 0.3 0.8, fitted = zeros(10)  tolerance: 1e-5  roundoff: 1e-7
! differentiate: regressed(x, y, beta)  at: x = random(24, -1, 1), y = random(8, -1, 1), beta = zeros(3)  roundoff: 1e-8
! differentiate: factored(a, values, out)  at: a = 2.1 0.3 -0.4 0.3 1.7 0.2 -0.4 0.2 1.2, values = zeros(6), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: curve(coef, at, out)  at: coef = 0.3 0.9 1.4 0.2 -0.5 0.1 0.6, at = 0.7 1.9 3.2, out = zeros(9)  roundoff: 1e-9
! a smoothing spline of a given parameter
function smoothed(y, w, spar, curve) result(r)
  implicit none
  double precision, intent(inout) :: y(10), w(10), spar, curve(10)
  double precision :: r, x(10), dof, s0, cov(12), work(600), own
  integer :: match(10), i, ifcov
  x = [(0.3d0*i + 0.01d0*i*i, i = 1, 10)]
  match = [(i, i = 1, 10)]
  dof = 0
  work = 0
  own = spar
  ifcov = 0
  call splsm(x, y, w, 10, match, 10, own, dof, curve, s0, cov, ifcov, work)
  r = s0 + dof
end function

function additive(x, y, fitted) result(r)
  implicit none
  double precision, intent(inout) :: x(10, 2), y(10), fitted(10)
  double precision :: r, design(10, 3), w(10), spar(2), dof(2), etal(10), s(10, 2), &
    beta(3), var(10, 2), qr(10, 3), qraux(3), effect(10), work(2000)
  integer :: npetc(7), which(2), match(10, 2), nef(2), pivot(3), i, j, k
  design(:, 1) = 1
  design(:, 2:3) = x
  w = 1
  which = [2, 3]
  do k = 1, 2
    do i = 1, 10
      match(i, k) = 1
      do j = 1, 10
        if (x(j, k) < x(i, k)) match(i, k) = match(i, k) + 1
      end do
    end do
  end do
  nef = 10
  npetc = [10, 3, 2, 0, 0, 30, 0]
  spar = [0.6d0, 0.7d0]
  dof = 0
  s = 0
  etal = 0
  beta = 0
  var = 0
  work = 0
  pivot = [1, 2, 3]
  qr = design
  call bakfit(design, npetc, y, w, which, spar, dof, match, nef, etal, s, fitted, beta, var, &
    1d-9, qr, qraux, pivot, effect, work)
  r = sum(s(:, 1)**2) + beta(1)
end function

! local regression of one variable
function local(x, y, fitted) result(r)
  implicit none
  double precision, intent(inout) :: x(10), y(10), fitted(10)
  double precision :: r, w(10), dof, var(10), beta(3), v(3000), work(2000)
  integer :: match(10), iv(600), iwork(100), i, liv, lv, degree
  w = 1
  match = [(i, i = 1, 10)]
  iv = 0
  v = 0
  work = 0
  iwork = 0
  beta = 0
  liv = 600
  lv = 3000
  degree = 1
  call lo0(x, y, w, 10, 1, 1, 50, 0.6d0, degree, match, 10, dof, fitted, var, beta, iv, liv, lv, v, iwork, work)
  r = beta(1) + 2*beta(2)
end function

function regressed(x, y, beta) result(r)
  implicit none
  double precision, intent(inout) :: x(8, 3), y(8), beta(3)
  double precision :: r, own(8, 3), qraux(3), rest(8), qt(8), scratch(30)
  integer :: pivot(3), rank
  own = x
  pivot = [1, 2, 3]
  call dqrls(own, [8, 3], pivot, qraux, y, [8, 1], beta, rest, qt, [1d-9], scratch, rank)
  r = sum(rest**2)
end function

! eigenvalues, singular values, and a Cholesky factor
function factored(a, values, out) result(r)
  implicit none
  double precision, intent(inout) :: a(3, 3), values(6), out(3)
  double precision :: r, s(3, 3), z(3, 3), f1(3), f2(3), e(3), u(3, 3), v(3, 3), work(3)
  integer :: info, pivot(3)
  s = (a + transpose(a))/2
  call rs(3, 3, s, values(1:3), 1, z, f1, f2, info)
  s = a
  call dsvdc(s, 3, 3, 3, values(4:6), e, u, 3, v, 3, work, 11, info)
  s = (a + transpose(a))/2
  pivot = 0
  call dchdc(s, 3, 3, work, pivot, 0, info)
  out = [s(1, 1), s(2, 2), s(3, 3)]
  r = z(1, 1)**2 + u(2, 1)*v(2, 1)
end function

function curve(coef, at, out) result(r)
  implicit none
  double precision, intent(inout) :: coef(7), at(3), out(3, 3)
  double precision :: r, knots(11), x(3)
  integer :: order
  knots = [0d0, 0d0, 0d0, 0d0, 1.1d0, 2d0, 2.7d0, 4d0, 4d0, 4d0, 4d0]
  do order = 0, 2
    x = at
    call bvalus(3, knots, coef, 7, x, out(:, order + 1), order)
  end do
  r = sum(out)
end function

subroutine intpr1(text, n, value)
  character(*) :: text
  integer :: n, value
end subroutine
subroutine rwarn(text)
  character(*) :: text
end subroutine
function d1mach(i) result(x)
  implicit none
  integer :: i
  double precision :: x
  x = epsilon(x)
  if (i == 1) x = tiny(x)
  if (i == 2) x = huge(x)
  if (i == 3) x = epsilon(x)/2
end function
integer function interv(knots, n, x, closed, inside, guess, flag) result(left)
  implicit none
  integer :: n, closed, inside, guess, flag
  double precision :: knots(n), x
  flag = 0
  left = 0
  do while (left < n)
    if (x < knots(left + 1)) exit
    left = left + 1
  end do
  if (left == 0) flag = -1
  if (left == n) flag = 1
end function
