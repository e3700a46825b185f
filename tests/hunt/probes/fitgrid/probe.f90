! differentiate: curve(x, y, t, tension)  at: x = 0 0.7 1.5 2.1 3 3.8 4.4, y = 1 1.6 0.4 -0.3 0.2 1.1 0.9, t = 0.33 1.7 4.1, tension = 1.3  roundoff: 1e-10
! differentiate: area(x, y, ends)  at: x = 0 0.7 1.5 2.1 3 3.8 4.4, y = 1 1.6 0.4 -0.3 0.2 1.1 0.9, ends = 0.2 3.9  roundoff: 1e-10
! differentiate: smooth(y, error, knots)  at: y = 1 1.6 0.4 -0.3 0.2 1.1 0.9, error = 0.3, knots = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: surface(z, at)  at: z = random(20, -1, 1), at = 0.8 1.9  roundoff: 1e-10
! differentiate: drawn(x, y, t)  at: x = 0 1 1.5 0.9 0 -0.4, y = 0 0.2 1.1 1.9 1.4 0.6, t = 0.37  roundoff: 1e-10
function curve(x, y, t, tension) result(r)
  implicit none
  double precision, intent(inout) :: x(7), y(7), t(3), tension
  double precision :: r
  double precision :: bend(7), work(7)
  double precision, external :: curv2dp, curvddp
  integer :: failed
  call curv1dp(7, x, y, 0d0, 0d0, 3, bend, work, tension, failed)
  r = curv2dp(t(1), 7, x, y, bend, tension) + 2*curv2dp(t(2), 7, x, y, bend, tension) &
      + curvddp(t(3), 7, x, y, bend, tension)
end function

function area(x, y, ends) result(r)
  implicit none
  double precision, intent(inout) :: x(7), y(7), ends(2)
  double precision :: r
  double precision :: bend(7), work(7)
  double precision, external :: curvidp
  integer :: failed
  call curv1dp(7, x, y, 0.5d0, 0d0, 1, bend, work, 1d0, failed)
  r = curvidp(ends(1), ends(2), 7, x, y, bend, 1d0)
end function

function smooth(y, error, knots) result(r)
  implicit none
  double precision, intent(inout) :: y(7), error, knots(7)
  double precision :: r
  double precision :: x(7), bend(7), work(7, 9), errors(1)
  double precision, external :: curv2dp
  integer :: failed
  x = [0d0, 0.7d0, 1.5d0, 2.1d0, 3d0, 3.8d0, 4.4d0]
  errors(1) = error
  call curvsdp(7, x, y, errors, 1, 7d0, 1d-9, knots, bend, 1d0, work, failed)
  r = curv2dp(1.7d0, 7, x, knots, bend, 1d0)
end function

function surface(z, at) result(r)
  implicit none
  double precision, intent(inout) :: z(20), at(2)
  double precision :: r
  double precision :: x(4), y(5), parts(60), work(20), none(5)
  double precision, external :: surf2dp
  integer :: failed
  x = [0d0, 1d0, 2d0, 3.5d0]
  y = [0d0, 0.6d0, 1.5d0, 2.2d0, 3d0]
  none = 0
  call surf1dp(4, 5, x, y, z, 4, none, none, none, none, 0d0, 0d0, 0d0, 0d0, 255, parts, work, 1d0, failed)
  r = surf2dp(at(1), at(2), 4, 5, x, y, z, 4, parts, 1d0)
end function

function drawn(x, y, t) result(r)
  implicit none
  double precision, intent(inout) :: x(6), y(6), t
  double precision :: r
  double precision :: bends(6, 2), work(6), lengths(6), at(2)
  integer :: failed
  call kurv1dp(6, x, y, 0d0, 0d0, 3, bends, bends(1, 2), work, lengths, 1d0, failed)
  call kurv2dp(t, at(1), at(2), 6, x, y, bends, bends(1, 2), lengths, 1d0)
  r = at(1) + 2*at(2) + lengths(6)
end function
