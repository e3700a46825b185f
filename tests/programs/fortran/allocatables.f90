! Allocatable arrays: local, automatic release, assigned whole, resized, as components.
! differentiate: work(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: resized(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: automatic(x, n)  at: x = 1 2 3 4, n = 4
function work(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: t(:)
  integer :: i
  allocate (t(n))
  do i = 1, n
    t(i) = x(i) * x(n + 1 - i)
  end do
  s = 0
  do i = 1, n
    s = s + t(i) * x(i)
  end do
  deallocate (t)
end function work

function resized(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: t(:)
  t = x
  t = [t, x(1) * x(2)]
  s = sum(t * t)
end function resized

function automatic(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, t(n), m(n, n)
  integer :: i, j
  t = x**2
  do j = 1, n
    do i = 1, n
      m(i, j) = t(i) * x(j)
    end do
  end do
  s = sum(m(:, 1)) * m(2, 3)
end function automatic
