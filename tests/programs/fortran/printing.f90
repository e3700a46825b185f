! print, write to a string, error stop and stop on paths not taken.
! differentiate: checked(x, n)  at: x = 1.5 2.5 3.5, n = 3
! differentiate: labelled(x)  at: x = 2.5
! differentiate: put_together(x, n)  at: x = 0.5 1.5 2.5 0.7, n = 4
function checked(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  integer :: i
  s = 0
  do i = 1, n
    if (x(i) < 0) error stop "negative"
    s = s + sqrt(x(i))
    if (s > 1d6) print *, "large", i, s
  end do
  if (n > 1000) then
    write (*, '(a, i0)') "many: ", n
    stop 2
  end if
end function checked

function labelled(x) result(s)
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  character(len=32) :: text
  write (text, '(f8.3)') 1.25d0
  s = x * x * len_trim(adjustl(text))
end function labelled

! A text that is put together of others, byte by byte.
module texts_m
  implicit none
  integer :: level = 0
contains
  subroutine say(text, value)
    character(len=*), intent(in) :: text
    real(8), intent(in) :: value
    character(len=:), allocatable :: line
    character(len=32) :: buffer
    write(buffer, '(es12.4)') value
    line = trim(adjustl(text))
    line = line // ' = ' // trim(buffer)
    if (level > 0) print '(a)', line
  end subroutine
end module
real(8) function put_together(x, n)
  use texts_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  integer :: i
  character(len=80) :: names(3) = ['alpha', 'beta ', 'gamma']
  put_together = 0
  do i = 1, n
    put_together = put_together + x(i)**2
    call say(names(mod(i, 3) + 1), put_together)
  end do
end function
