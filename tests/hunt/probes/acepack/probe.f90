! differentiate: optimal(x, y, ty)  at: x = 0.1 1.3 0.35 0.2 0.52 2.1 0.81 0.7 1.13 1.9 1.24 0.4 1.52 1.1 1.77 2.6 2.05 0.9 2.31 1.6 2.48 2.3 2.9 0.5, y = 0.25 0.53 1.1 0.91 1.71 1.22 1.85 2.7 2.3 2.91 3.45 2.85, ty = zeros(12)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: monotone(x, y, ty)  at: x = 0.1 1.3 0.35 0.2 0.52 2.1 0.81 0.7 1.13 1.9 1.24 0.4 1.52 1.1 1.77 2.6 2.05 0.9 2.31 1.6 2.48 2.3 2.9 0.5, y = 0.25 0.53 1.1 0.91 1.71 1.22 1.85 2.7 2.3 2.91 3.45 2.85, ty = zeros(12)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: stabilised(x, y, ty)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9 1.3 0.2 2.1 0.7 1.9 0.4 1.1 2.6 0.9 1.6 2.3 0.5, y = 0.25 0.53 1.1 0.91 1.71 1.22 1.85 2.7 2.3 2.91 3.45 2.85, ty = zeros(12)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: smoothed(x, y, s)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9, y = 0.25 0.53 1.1 0.91 1.71 1.22 1.85 2.7 2.3 2.91 3.45 2.85, s = zeros(12)  tolerance: 1e-4  roundoff: 1e-8
function transformed(x, y, ty, kind, ns) result(r)
  use acedata
  implicit none
  double precision, intent(inout) :: x(2, 12), y(12), ty(12)
  integer, intent(in) :: kind
  double precision :: r, w(12), tx(12, 2), rsq, z(12, 12)
  integer :: l(3), ierr, m(12, 3), ns
  w = 1
  z = 0
  m = 0
  l = kind
  l(3) = 1
  call set_maxit(1)
  call mace(2, 12, x, y, w, l, 1d-3, ns, tx, ty, rsq, ierr, m, z)
  r = rsq + 0.1d0*sum(tx(:, 1)*tx(:, 2))
end function

function optimal(x, y, ty) result(r)
  implicit none
  double precision, intent(inout) :: x(2, 12), y(12), ty(12)
  double precision :: r, transformed
  r = transformed(x, y, ty, 1, 1)
end function

function monotone(x, y, ty) result(r)
  implicit none
  double precision, intent(inout) :: x(2, 12), y(12), ty(12)
  double precision :: r, transformed
  r = transformed(x, y, ty, 3, 1)
end function

! additivity and variance stabilisation
function stabilised(x, y, ty) result(r)
  use acedata
  implicit none
  double precision, intent(inout) :: x(12, 2), y(12), ty(12)
  double precision :: r, w(12), tx(12, 2), rsq, z(12, 17), yspan, iters(100, 2), delrsq
  integer :: l(4), ierr, m(12, 4), iter
  w = 1
  z = 0
  m = 0
  l = 1
  yspan = 0
  delrsq = 1d-2
  call set_maxit(1)
  iters = 0
  tx = x
  call favas(2, 12, x, y, w, l, delrsq, tx, ty, rsq, ierr, m, z, yspan, iter, iters)
  r = rsq + 0.1d0*sum(tx(:, 1)*tx(:, 2))
end function

function smoothed(x, y, s) result(r)
  implicit none
  double precision, intent(inout) :: x(12), y(12), s(12)
  double precision :: r, w(12), sc(12, 7)
  w = 1
  sc = 0
  call supsmu(12, x, y, w, 1, s, sc)
  r = dot_product(s, s)
end function
