! bind(c) with values, arrays, and an interoperable type.
! differentiate: weigh(x, n, p)  at: x = 1 2 3, n = 3, p = 2.5
! differentiate: renamed_c(a, b)  at: a = 1.3, b = 0.4
function weigh(x, n, p) result(s) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), value :: n
  real(c_double), value :: p
  real(c_double), intent(in) :: x(n)
  real(c_double) :: s
  integer :: i
  s = 0
  do i = 1, n
    s = s + x(i)**p
  end do
end function weigh

function renamed_c(a, b) result(s) bind(c, name="renamed_c")
  use iso_c_binding
  implicit none
  real(c_double), value :: a, b
  real(c_double) :: s
  s = a * exp(b) - b / a
end function renamed_c
