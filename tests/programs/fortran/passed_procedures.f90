! Procedures of one type that a library takes for different purposes: each is called where it is handed in
! differentiate: stepped(y, p)  at: y = 1 0.2, p = 0.6 0.9
! differentiate: chosen(y, p)   at: y = 1 0.2, p = 0.6 0.9
module vibration
  implicit none
  double precision :: given(2)
contains
  subroutine rate(n, t, y, f)
    integer :: n(*)
    double precision :: t, y(*), f(*)
    f(1) = y(2)
    f(2:n(1)) = given(1)*(1 - y(1)**2)*y(2) - given(2)*y(1) + t
  end subroutine
  subroutine slow_rate(n, t, y, f)
    integer :: n(*)
    double precision :: t, y(*), f(*)
    f(1:n(1)) = -given(1)*y(1:n(1))*t
  end subroutine
end module

subroutine scaled(w, iw, x, scratch)
  implicit none
  double precision :: w(*), x(*), scratch(*)
  integer :: iw(*)
  scratch(1:iw(1)) = x(1:iw(1))
  x(1:iw(1)) = scratch(1:iw(1))*w(3)/(1 + w(1))
end subroutine

recursive subroutine step(f, n, t, y, w, iw, solve, depth, half)
  implicit none
  external :: f, solve, half
  integer :: n(*), iw(*), depth
  double precision :: t, y(*), w(*), change(2), scratch(2)
  if (n(1) <= 0 .or. n(1) > 2) return
  iw(1) = n(1)
  if (depth > 0) then
    call half(f, n, t, y, w, iw, solve, depth - 1, half)
    call half(f, n, t, y, w, iw, solve, depth - 1, half)
    return
  end if
  call f(n, t, y, change)
  call solve(w, iw, change, scratch)
  y(1:n(1)) = y(1:n(1)) + change(1:n(1))
  t = t + 0.1d0
end subroutine

function stepped(y, p) result(r)
  use vibration
  implicit none
  external :: step, scaled
  double precision, intent(inout) :: y(2), p(2)
  integer :: size(1), iw(2)
  double precision :: r, t, w(3)
  given = p
  size = 2
  t = 0
  w = [0.5d0, y(1), 0.1d0]
  call step(rate, size, t, y, w, iw, scaled, 3, step)
  r = y(1)*y(2)
end function

! Two procedures for one purpose
function chosen(y, p) result(r)
  use vibration
  implicit none
  external :: step, scaled
  double precision, intent(inout) :: y(2), p(2)
  integer :: size(1), iw(2)
  double precision :: r, t, w(3)
  given = p
  size = 2
  t = 0
  w = [0.5d0, y(1), 0.1d0]
  call step(rate, size, t, y, w, iw, scaled, 3, step)
  call step(slow_rate, size, t, y, w, iw, scaled, 2, step)
  r = y(1)*y(2)
end function
