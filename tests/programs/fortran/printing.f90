! print, write to a string, error stop and stop on paths not taken.
! differentiate: checked(x, n)  at: x = 1.5 2.5 3.5, n = 3
! differentiate: labelled(x)  at: x = 2.5
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
