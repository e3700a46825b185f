! differentiate: penalised(x, y, lambda, s)  at: x = 0 0.11 0.23 0.31 0.42 0.5 0.63 0.7 0.82 0.9 0.97 1, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.9 0.4 0.3 -0.2, lambda = 0.002, s = zeros(12)  const: x  tolerance: 1e-5  roundoff: 1e-8
! differentiate: moved(x, y)  at: x = 0 0.11 0.23 0.31 0.42 0.5 0.63 0.7 0.82 0.9 0.97 1, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.9 0.4 0.3 -0.2  tolerance: 1e-5  roundoff: 1e-8
! differentiate: regressed(x, y, beta)  at: x = 1 1 1 1 1 1 1 1 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.1 -0.4 0.35 0.6 -0.2 0.77 0.15 -0.66, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7, beta = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: hinges(x, y, fitted)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9 1.3 0.2 2.1 0.7 1.9 0.4 1.1 2.6 0.9 1.6 2.3 0.5, y = 0.25 0.53 1.1 0.91 1.71 2.22 1.85 1.7 1.3 0.91 1.45 0.85, fitted = zeros(12)  tolerance: 1e-4  roundoff: 1e-7
! R's own place of a number among others.
integer function interv(xt, n, x, rightmost_closed, all_inside, ilo, mflag)
  implicit none
  integer :: n, rightmost_closed, all_inside, ilo, mflag
  double precision :: xt(n), x
  mflag = 0
  if (x < xt(1)) then
    mflag = -1
    interv = 1
    return
  end if
  interv = n
  if (x >= xt(n)) then
    mflag = 1
    return
  end if
  do interv = 1, n - 1
    if (x < xt(interv + 1)) return
  end do
end function


subroutine spline_fit(x, y, lambda, df, gcv, s)
  implicit none
  double precision :: x(12), y(12), lambda, df, gcv, s(12), w(12), knot(18), cv, wp(1), ssy(1), lev(12)
  double precision :: coef(20), xwy(20), hs(80), sg(80), abd(80), p1ip(80)
  integer :: k, ier
  w = 1
  wp = 1
  ssy = 0
  call sknotl(x, 12, knot, k)
  df = 0
  call sspl(x, y, w, 12, 12, 1, knot, k - 4, 1, 1d-10, wp, ssy, 0d0, 12d0, 1d0, lambda, df, cv, gcv, coef, s, lev, xwy, hs, sg, abd, p1ip, ier)
end subroutine

function penalised(x, y, lambda, s) result(r)
  implicit none
  double precision, intent(inout) :: x(12), y(12), lambda, s(12)
  double precision :: r, df, gcv
  call spline_fit(x, y, lambda, df, gcv, s)
  r = df + 10*gcv
end function

function moved(x, y) result(r)
  implicit none
  double precision, intent(inout) :: x(12), y(12)
  double precision :: r, df, gcv, s(12)
  call spline_fit(x, y, 0.003d0, df, gcv, s)
  r = df + 10*gcv + sum(s**2)
end function

function regressed(x, y, beta) result(r)
  implicit none
  double precision, intent(inout) :: x(8, 3), y(8), beta(3)
  double precision :: r, xsc(8, 3), res(8), rss, var(3, 3), varsc(3, 3), scr(3), work(40), left(8)
  integer :: in(3), pivot(3), rank
  in = 1
  call qrreg(8, 8, 3, 3, 1, x, xsc, in, y, pivot, rank, beta, res, rss, .true., var, varsc, scr, work)
  call orthreg(8, 8, 3, x, in, y, left)
  r = rss + var(1, 1) + 0.1d0*var(2, 3) + sum(left**2)
end function

! multivariate adaptive regression splines
function hinges(x, y, fitted) result(r)
  implicit none
  double precision, intent(inout) :: x(12, 2), y(12), fitted(12)
  double precision :: r, w(12), bx(12, 7), gcv, cut(7, 2), dir(7, 2), res(12), beta(7), scrat(4000)
  integer :: tagx(12, 2), bestin(7), flag(7, 2), fullin(7), lenb, iscrat(40), i, j
  do j = 1, 2
    do i = 1, 12
      tagx(count(x(:, j) < x(i, j)) + 1, j) = i
    end do
  end do
  w = 1
  bx = 0
  res = 0
  beta = 0
  cut = 0
  dir = 0
  scrat = 0
  fullin = 0
  flag = 0
  bestin = 0
  iscrat = 0
  lenb = 7
  call marss(12, 12, 2, 1, y, x, w, tagx, 1, 7, 2d0, 1d-3, 1, 1, 1, bx, fullin, lenb, gcv, bestin, flag, cut, dir, res, beta, scrat, iscrat, 0)
  fitted = y - res
  r = gcv + sum(res**2)
end function

subroutine rwarn(text)
  implicit none
  character(len=*) :: text
  print *, text
end subroutine
