! differentiate: likelihood(b, x, score)  at: b = 0.4 -0.3 0.2, x = random(36, -1, 1), score = zeros(12)
! differentiate: fitted(x, growth, b)  at: x = random(36, -1, 1), growth = 0.7, b = zeros(3)
! differentiate: sandwich(b, x, v)  at: b = 0.4 -0.3 0.2, x = random(36, -1, 1), v = zeros(18)
! differentiate: incidence(b, x, person, curve)  at: b = 0.4 -0.3 0.2, x = random(36, -1, 1), person = 0.5 -0.2 0.3, curve = zeros(6)
! differentiate: residuals(b, x, growth, r)  at: b = 0.4 -0.3 0.2, x = random(36, -1, 1), growth = 0.7, r = zeros(18)
! twelve patients: when they were last seen, and if they failed of the first cause (1) or the second (2)
module patients
  implicit none
  integer, parameter :: n = 12, np = 3, ndf = 6
  double precision, parameter :: times(n) = [0.4d0, 0.9d0, 1.3d0, 1.8d0, 2.2d0, 2.9d0, 3.1d0, 3.8d0, 4.4d0, 5.2d0, 6.1d0, 7.5d0]
  integer, parameter :: causes(n) = [1, 0, 2, 1, 1, 2, 0, 1, 2, 1, 0, 1], one(n) = 1
contains
  ! Kaplan and Meier's estimate of not being censored before each time
  subroutine weights(wt)
    double precision :: wt(n)
    integer :: i
    wt(1) = 1
    do i = 2, n
      wt(i) = wt(i - 1)
      if (causes(i - 1) == 0) wt(i) = wt(i)*(1 - 1d0/(n - i + 2))
    end do
  end subroutine

  ! how the third covariate's effect changes, at the first cause's times
  subroutine changes(growth, tf)
    double precision :: growth, tf(ndf)
    tf = pack(times, causes == 1)**growth
  end subroutine
end module

! Fine and Gray's partial likelihood, with its gradient and its matrix of second derivatives
function likelihood(b, x, score) bind(c) result(r)
  use patients
  implicit none
  double precision, intent(inout) :: b(np), x(n*np), score(np + np*np)
  double precision :: r, tf(ndf), wt(n), s(np), v(np, np), xb(np), xbt(np), vt(np, np)
  call weights(wt)
  call changes(0.7d0, tf)
  call crrfsv(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, r, s, v, xb, xbt, vt)
  score = [s, reshape(v, [np*np])]
end function

! Newton's method for the coefficients, as `crr` does
function fitted(x, growth, b) bind(c) result(r)
  use patients
  implicit none
  double precision, intent(inout) :: x(n*np), growth(1), b(np)
  double precision :: r, tf(ndf), wt(n), s(np), v(np, np), xb(np), xbt(np), vt(np, np), f
  integer :: round, i, j
  call weights(wt)
  call changes(growth(1), tf)
  b = 0
  do round = 1, 12
    call crrfsv(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, r, s, v, xb, xbt, vt)
    do i = 1, np
      do j = i + 1, np
        f = v(j, i)/v(i, i)
        v(j, i:) = v(j, i:) - f*v(i, i:)
        s(j) = s(j) - f*s(i)
      end do
    end do
    do i = np, 1, -1
      s(i) = (s(i) - sum(v(i, i + 1:)*s(i + 1:)))/v(i, i)
    end do
    b = b - s
    if (maxval(abs(s)) < 1d-13) exit
  end do
  call crrf(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, r, xbt)
end function

! what the estimate's variance is made of
function sandwich(b, x, v) bind(c) result(r)
  use patients
  implicit none
  double precision, intent(inout) :: b(np), x(n*np), v(2*np*np)
  double precision :: r, tf(ndf), wt(n), v1(np, np), v2(np, np), vt(np, np), xb(n, 0:np), xbt(np), qu(np), st(np, 2), ss2(np)
  double precision :: ss3(np), ss4(1)
  integer :: icrsk(1), i
  call weights(wt)
  call changes(0.7d0, tf)
  call crrvv(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, v1, v2, vt, xb, xbt, qu, st, ss2, icrsk, ss3, ss4)
  v = [reshape(v1, [np*np]), reshape(v2, [np*np])]
  r = 0
  do i = 1, np
    r = r + v2(i, i)/v1(i, i)**2
  end do
end function

! a person's cumulative incidence at each time of the first cause
function incidence(b, x, person, curve) bind(c) result(r)
  use patients
  implicit none
  double precision, intent(inout) :: b(np), x(n*np), person(np), curve(ndf)
  double precision :: r, tf(ndf), wt(n), jumps(ndf), xbt(np), sum_of
  integer :: k
  call weights(wt)
  call changes(0.7d0, tf)
  call crrfit(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, jumps, xbt)
  sum_of = 0
  do k = 1, ndf
    sum_of = sum_of + jumps(k)*exp(dot_product(person(:2), b(:2)) + person(3)*tf(k)*b(3))
    curve(k) = 1 - exp(-sum_of)
  end do
  r = curve(ndf)
end function

! Schoenfeld's residuals
function residuals(b, x, growth, r) bind(c) result(total)
  use patients
  implicit none
  double precision, intent(inout) :: b(np), x(n*np), growth(1), r(np*ndf)
  double precision :: total, tf(ndf), wt(n), xb(np), xbt(np)
  call weights(wt)
  call changes(growth(1), tf)
  call crrsr(times, causes, n, x, 2, np, x(2*n + 1:), 1, tf, ndf, wt, 1, one, b, r, xb, xbt)
  total = sum(r**2)
end function
