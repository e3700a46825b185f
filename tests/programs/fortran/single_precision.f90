! Default reals and mixed kinds.
! differentiate: mean_square(x, n)  at: x = 1.5 -0.5 2.25 0.125, n = 4
! differentiate: mixed(a, b)  at: a = 1.5, b = 0.75
function mean_square(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s
  integer :: i
  s = 0
  do i = 1, n
    s = s + x(i) * x(i)
  end do
  s = s / n
end function mean_square

function mixed(a, b) result(s)
  implicit none
  real(8), intent(in) :: a
  real(4), intent(in) :: b
  real(8) :: s
  s = a * real(b, 8) + real(a, 4) * b * b
end function mixed
