! The smallest example: an array of explicit shape.
! differentiate: energy(x, n)  at: x = 1 2 3, n = 3
! differentiate: axpy(a, x, y, n)  at: a = 0.7, x = 1 2 3, y = 0.5 1.5 2.5, n = 3
function energy(x, n) result(e)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: e
  integer :: i
  e = 0
  do i = 1, n
    e = e + x(i)**2 * i
  end do
end function energy

subroutine axpy(a, x, y, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a, x(n)
  real(8), intent(inout) :: y(n)
  integer :: i
  do i = 1, n
    y(i) = y(i) + a * x(i)
  end do
end subroutine axpy
