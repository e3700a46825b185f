! Fixed habits of older code: common blocks, save, data, equivalence, assumed-size arrays.
! differentiate: legacy(x, n)  at: x = 1 2 3, n = 3
! differentiate: overlaid(x)  at: x = 1.3
function legacy(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(*)
  real(8) :: s, gain, store(8)
  common /shared/ gain, store
  integer :: i
  gain = x(1) * 0.5d0
  do i = 1, n
    store(i) = x(i) * gain
  end do
  call accumulate(n, s)
end function legacy

subroutine accumulate(n, s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(out) :: s
  real(8) :: gain, store(8), weights(3)
  common /shared/ gain, store
  data weights /1d0, 0.5d0, 0.25d0/
  save weights
  integer :: i
  s = gain
  do i = 1, n
    s = s + store(i)**2 * weights(i)
  end do
end subroutine accumulate

function overlaid(x) result(s)
  implicit none
  real(8), intent(in) :: x
  real(8) :: s, a(4), b(2)
  equivalence(a(2), b(1))
  a = x
  b(1) = x * x
  b(2) = a(2) * 3
  s = sum(a) * b(2)
end function overlaid
