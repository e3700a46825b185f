! do while, exit, cycle, named loops, computed trip counts, negative steps.
! differentiate: root(a)  at: a = 7.3
! differentiate: walk(x, n)  at: x = 0.5 1.5 -0.3 2.2 0.9, n = 5
function root(a) result(x)
  implicit none
  real(8), intent(in) :: a
  real(8) :: x, previous
  x = a
  previous = 0
  do while (abs(x - previous) > 1d-14 * x)
    previous = x
    x = 0.5d0 * (x + a / x)
  end do
end function root

function walk(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  integer :: i, j
  s = 1
  outer: do i = n, 1, -1
    if (x(i) < 0) cycle outer
    do j = 1, n, 2
      if (s > 20) exit outer
      s = s + x(i) * x(j) * s * 0.3d0
    end do
  end do outer
end function walk
