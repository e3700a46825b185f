! differentiate: smoothed(x, y, h, n)  at: x = 0.1 0.9 2.1 2.8 4.2 5.1 5.9 7.3 8 9.2, y = random(10, -1, 1), h = 0.4, n = 10  tolerance: 1e-5  roundoff: 1e-8
! differentiate: validated(y, h, n)  at: y = random(10, -1, 1), h = -0.7, n = 10  tolerance: 1e-5  roundoff: 1e-8
! differentiate: robust(y, n)  at: y = 0.3 -0.2 0.5 0.1 3.1 0.4 0.9 -0.3 0.2 0.6, n = 10  tolerance: 1e-5  roundoff: 1e-7
! differentiate: surface(where, centers, c)  at: where = 0.31 0.72 0.13 0.9, centers = random(10, 0, 1), c = random(5, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
subroutine locations(x, n)
  integer, intent(in) :: n
  double precision, intent(out) :: x(n)
  integer :: i
  do i = 1, n
    x(i) = i + 0.2d0*sin(1d0*i)
  end do
end subroutine

! a smoothing spline of unsorted data, and its slope between them
double precision function smoothed(x, y, h, n)
  integer, intent(in), value :: n
  double precision, intent(inout) :: x(n), y(n), h
  double precision :: w(n), fit(n), diag(n), trace, vlam, xg(5), yg(5)
  integer :: job(3), error, i
  w = 1
  job = [0, 3, 0]
  xg = [0.5d0, 2.3d0, 4.4d0, 6.1d0, 8.8d0]
  error = 0
  call css(h, n, x, y, w, fit, trace, diag, vlam, 5, xg, yg, job, 1, error)
  smoothed = sum(fit**2)
  do i = 1, 5
    smoothed = smoothed + i*yg(i)
  end do
end function

! what generalized cross-validation says of a smoothing parameter
double precision function validated(y, h, n)
  integer, intent(in), value :: n
  double precision, intent(inout) :: y(n), h
  double precision :: x(n), w(n), fit(n), trace, vlam
  integer :: error
  call locations(x, n)
  w = 1 + 0.1d0*x
  error = 0
  call csstr(h, n, x, y, w, 1.1d0, 0d0, trace, vlam, fit, error)
  validated = vlam + trace/10
end function

! a robust spline, by reweighted least squares
double precision function robust(y, n)
  integer, intent(in), value :: n
  double precision, intent(inout) :: y(n)
  double precision :: x(n), w(n), fit(n), diag(n), trace, cv, xg(4), yg(4), par(2)
  integer :: job(3), error, k
  call locations(x, n)
  w = 1
  par = [0.5d0, 0.5d0]
  do k = 1, 8
    job = [0, 0, 0]
    if (k == 8) job = [1, 2, 0]
    error = 0
    call css(0.1d0, n, x, y, w, fit, trace, diag, cv, 4, xg, yg, job, 0, error)
    call rcsswt(n, y, fit, w, par)
  end do
  robust = sum(fit**2) + yg(2)*yg(3) + cv
end function

! thin plates over centers, and their slopes
double precision function surface(where, centers, c)
  double precision, intent(inout) :: where(2, 2), centers(5, 2), c(5)
  double precision :: h(2, 1), d(2, 2), work(5), par(2)
  par = [1d0, 1d0]
  call multrb(2, where, 2, centers, 5, par, c, 1, h, work)
  call mltdrb(2, where, 2, centers, 5, par, c, d, work)
  surface = h(1, 1)*h(2, 1) + d(1, 1) + 2*d(2, 1) - d(1, 2)*d(2, 2)
end function
