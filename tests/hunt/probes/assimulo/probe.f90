! differentiate: explicit_steps(y, p, seen)  at: y = 1 0.2, p = 0.6 0.9, seen = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: rosenbrock_steps(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-4  roundoff: 1e-7
! differentiate: general_linear(x, p)  at: x = 1 0.5, p = 0.8 1.3  tolerance: 1e-3  roundoff: 1e-6
! differentiate: overdetermined(y, p)  at: y = 0.6 0.8, p = 0.7 1.4  tolerance: 1e-3  roundoff: 1e-6
module problem
  implicit none
contains
  subroutine rate(n, x, y, f, rpar, ipar)
    integer :: n, ipar(*)
    double precision :: x, y(n), f(n), rpar(*)
    f(1) = y(2)
    f(2) = rpar(1)*(1 - y(1)**2)*y(2) - rpar(2)*y(1) + 0.1d0*x
  end subroutine
  subroutine slopes(n, x, y, f, ld, rpar, ipar)
    integer :: n, ld, ipar(*)
    double precision :: x, y(n), f(ld, n), rpar(*)
    f(1, 1) = 0
    f(1, 2) = 1
    f(2, 1) = -2*rpar(1)*y(1)*y(2) - rpar(2)
    f(2, 2) = rpar(1)*(1 - y(1)**2)
  end subroutine
  subroutine nothing()
  end subroutine
  ! the solution between steps, at three times
  subroutine watch(nr, xold, x, y, n, con, icomp, nd, rpar, ipar, irtrn)
    integer :: nr, n, nd, icomp(nd), ipar(*), irtrn, k
    double precision :: xold, x, y(n), con(5*nd), rpar(*), contd5, at
    external contd5
    do k = 1, 3
      at = 0.35d0*k
      if (xold < at .and. at <= x) rpar(2 + k) = contd5(1, at, con, icomp, nd)
    end do
    irtrn = 0
  end subroutine
  ! a circuit: a capacitor, and a voltage that is known at once
  subroutine balance(m, n, y, x, t, f, rpar, ipar, ierr)
    integer :: m, n, ipar(*), ierr
    double precision :: y(n), x(m), t, f(m), rpar(*)
    f(1) = y(1) + rpar(1)*(x(1) - x(2))
    f(2) = x(2) - 0.5d0*x(1)**2 - 0.1d0*rpar(2)*sin(t)
    ierr = 0
  end subroutine
  subroutine charge(m, n, x, t, q, rpar, ipar, ierr)
    integer :: m, n, ipar(*), ierr
    double precision :: x(m), t, q(n), rpar(*)
    q(1) = rpar(2)*x(1)
    ierr = 0
  end subroutine
  subroutine silent(level, t, h, p, x, m, q, n)
    integer :: level, p, m, n
    double precision :: t, h, x(m), q(n)
  end subroutine
  ! a point on a circle, with the invariant and its derivative
  subroutine residual(t, neq, ny, y, yp, delta, ires, rpar, ipar)
    integer :: neq, ny, ires, ipar(*)
    double precision :: t, y(*), yp(*), delta(*), rpar(*)
    delta(1) = yp(1) + rpar(1)*y(2)
    delta(2) = yp(2) - rpar(1)*y(1)
    delta(3) = yp(3) - rpar(2)*y(1)*y(2)
    delta(4) = y(1)**2 + y(2)**2 - rpar(3)
  end subroutine
end module

function explicit_steps(y, p, seen) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(2), p(2), seen(3)
  double precision :: r, x, rtol(1), atol(1), work(100), rpar(5)
  integer :: iwork(64), ipar(1), idid
  x = 0
  rtol = 1d-8
  atol = 1d-8
  work = 0
  iwork = 0
  iwork(5) = 2
  rpar(1:2) = p
  rpar(3:5) = 0
  call dopri5(2, rate, x, y, 1.2d0, rtol, atol, 0, watch, 2, work, 100, iwork, 64, rpar, ipar, idid)
  seen = rpar(3:5)
  r = y(1)*y(2) + seen(2)
end function

function rosenbrock_steps(y, p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r, x, h, rtol(1), atol(1), work(100)
  integer :: iwork(64), ipar(1), idid
  x = 0
  h = 1d-2
  rtol = 1d-7
  atol = 1d-7
  work = 0
  iwork = 0
  call rodas(2, rate, 1, x, y, 1.2d0, h, rtol, atol, 0, slopes, 1, 2, 2, nothing, 0, nothing, 0, 2, 2, nothing, 0, &
             work, 100, iwork, 64, p, ipar, idid)
  r = y(1)*y(2)
end function

function general_linear(x, p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: x(2), p(2)
  double precision :: r, qprime(1), h, atol(2), rtol(2), ropt(11)
  integer :: icount(6), iopt(9), ipar(1), ierr
  x(2) = 0.5d0*x(1)**2
  qprime(1) = -p(1)*(x(1) - x(2))
  h = 1d-3
  atol = 1d-7
  rtol = 1d-7
  iopt = 0
  iopt(1) = -1
  ropt = 0
  icount = 0
  call glimda(2, 1, balance, charge, nothing, nothing, nothing, 0d0, 1d0, x, qprime, h, atol, rtol, .false., &
              .true., .true., .true., .false., .false., icount, iopt, ropt, ipar, p, ierr, silent)
  r = x(1) + 2*x(2)
end function

function overdetermined(y, p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r, t, x(3), yp(3), rtol(1), atol(1), rwork(1000), rpar(3)
  integer :: info(15), idid, iwork(200), ipar(1)
  t = 0
  x = [y(1), y(2), 0d0]
  rpar = [p(1), p(2), y(1)**2 + y(2)**2]
  yp = [-p(1)*x(2), p(1)*x(1), p(2)*x(1)*x(2)]
  rtol = 1d-8
  atol = 1d-8
  info = 0
  rwork = 0
  iwork = 0
  call odassl(residual, 4, 3, t, x, yp, 1d0, info, rtol, atol, idid, rwork, 1000, iwork, 200, rpar, ipar, nothing)
  y = x(1:2)
  r = x(3)
end function

subroutine xerrwv(text, length, number, level, ni, i1, i2, nr, r1, r2)
  implicit none
  integer :: text(*), length, number, level, ni, i1, i2, nr
  double precision :: r1, r2
  print *, number, i1, i2, r1, r2
end subroutine
