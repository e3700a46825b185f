! Fortran pointers: to targets, to sections, swapped, allocated.
! differentiate: swapped(x, n, steps)  at: x = 1 2 3 4, n = 4, steps = 3
! differentiate: section_pointer(x, n)  at: x = 1 2 3 4 5, n = 5
function swapped(x, n, steps) result(s)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), target :: a(n), b(n)
  real(8), pointer :: now(:), next(:), t(:)
  integer :: i, k
  a = x
  b = 0
  now => a
  next => b
  do k = 1, steps
    do i = 1, n
      next(i) = now(i) * now(mod(i, n) + 1) * 0.5d0 + 0.1d0
    end do
    t => now
    now => next
    next => t
  end do
  s = 0
  do i = 1, n
    s = s + now(i) * i
  end do
end function swapped

function section_pointer(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout), target :: x(n)
  real(8) :: s
  real(8), pointer :: odd(:)
  integer :: i
  odd => x(1:n:2)
  s = 0
  do i = 1, size(odd)
    odd(i) = odd(i)**2
    s = s + odd(i) * i
  end do
end function section_pointer
