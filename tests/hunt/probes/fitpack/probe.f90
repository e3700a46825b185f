! differentiate: smoothed(y, s, at)  at: y = 0.1 0.9 1.4 1.1 0.3 -0.4 -1.2 -0.9 0.2 0.8 1.3 0.7, s = 0.08, at = 2.3 7.6  tolerance: 1e-3  roundoff: 1e-7
! differentiate: least_squares(x, y, knots)  at: x = 0.1 0.9 2.1 3 4.2 4.8 6.1 7 8.3 9, y = 0.1 0.9 1.4 1.1 0.3 -0.4 -1.2 -0.9 0.2 0.8, knots = 2.7 5.5  roundoff: 1e-9
! differentiate: surface(z, at)  at: z = random(48, -1, 1), at = 2.4 3.3  tolerance: 1e-3  roundoff: 1e-7
! differentiate: scattered(points, z, at)  at: points = random(60, 0.1, 4.9), z = random(30, -1, 1), at = 2.4 3.3  roundoff: 1e-8  tolerance: 1e-5

! a smoothing spline at two places, and its integral between them
function smoothed(y, s, at) result(r)
  implicit none
  double precision, intent(inout) :: y(12), s, at(2)
  double precision :: r, x(12), w(12), t(24), c(24), fp, wrk(600), value(2), splint
  integer :: i, n, ier, iwrk(24)
  x = [(dble(i), i=0, 11)]
  w = 1
  c = 0
  call curfit(0, 12, x, y, w, 0d0, 11d0, 3, s, 24, n, t, c, fp, wrk, 600, iwrk, ier)
  call splev(t, n, c, 3, at, value, 2, 0, ier)
  r = value(1)*value(2) + splint(t, n, c, n, 3, at(1), at(2), wrk) + fp
end function

! the least squares spline with given knots, by everything that is given; its second derivative, too
function least_squares(x, y, knots) result(r)
  implicit none
  double precision, intent(inout) :: x(10), y(10), knots(2)
  double precision :: r, w(10), t(20), c(20), fp, wrk(600), value(1), bend(1)
  integer :: n, ier, iwrk(20)
  w = 1
  c = 0
  n = 10
  t(5:6) = knots
  call curfit(-1, 10, x, y, w, 0d0, 9.5d0, 3, 0d0, 20, n, t, c, fp, wrk, 600, iwrk, ier)
  call splev(t, n, c, 3, [3.3d0], value, 1, 0, ier)
  call splder(t, n, c, 3, 2, [6.2d0], bend, 1, 0, wrk, ier)
  r = value(1)*bend(1) + fp
end function

! a smoothing spline on a grid of 6 x 8
function surface(z, at) result(r)
  implicit none
  double precision, intent(inout) :: z(48), at(2)
  double precision :: r, x(6), y(8), tx(12), ty(14), c(200), fp, wrk(2000), value(1), dblint
  integer :: i, nx, ny, ier, iwrk(200)
  x = [(dble(i), i=0, 5)]
  y = [(dble(i), i=0, 7)]
  c = 0
  call regrid(0, 6, x, 8, y, z, 0d0, 5d0, 0d0, 7d0, 3, 3, 2d0, 12, 14, nx, tx, ny, ty, c, fp, wrk, 2000, iwrk, 200, ier)
  call bispev(tx, nx, ty, ny, c, 3, 3, at(1), 1, at(2), 1, value, wrk(1001), 1000, iwrk, 200, ier)
  r = value(1) + dblint(tx, nx, ty, ny, c, 3, 3, 1d0, at(1), 0.5d0, at(2), wrk)
end function

! the least squares surface through scattered points
function scattered(points, z, at) result(r)
  implicit none
  double precision, intent(inout) :: points(60), z(30), at(2)
  double precision :: r, x(30), y(30), w(30), tx(20), ty(20), c(400), fp, value(1)
  double precision, allocatable :: wrk1(:), wrk2(:)
  integer :: nx, ny, ier, iwrk(400)
  allocate (wrk1(60000), wrk2(20000))
  x = points(1::2)
  y = points(2::2)
  w = 1
  c = 0
  nx = 9
  ny = 8
  tx(5) = 2.6d0
  call surfit(-1, 30, x, y, z, w, 0d0, 5d0, 0d0, 5d0, 3, 3, 0d0, 20, 20, 20, 1d-16, nx, tx, ny, ty, c, fp, &
              wrk1, 60000, wrk2, 20000, iwrk, 400, ier)
  call bispev(tx, nx, ty, ny, c, 3, 3, at(1), 1, at(2), 1, value, wrk1, 20000, iwrk, 400, ier)
  r = value(1) + fp
end function
