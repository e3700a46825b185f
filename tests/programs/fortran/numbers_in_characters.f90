! Numbers that are written to character variables, and read from there or from others.
! differentiate: read_back(x)  at: x = 0.7
! expect: stops: a number is read from text, and an active number was printed
! differentiate: through_callees(x)  at: x = 0.7
! expect: stops: a number is read from text, and an active number was printed
! differentiate: settings(x, n)  at: x = 0.7, n = 3
real(8) function read_back(x) bind(c)
  real(8), value :: x
  real(8) :: y
  character(32) :: text
  write (text, '(f12.9)') x * x
  read (text, *) y
  read_back = x * y
end function

subroutine put(text, v)
  character(*), intent(out) :: text
  real(8), intent(in) :: v
  write (text, *) v
end subroutine

subroutine get(text, v)
  character(*), intent(in) :: text
  real(8), intent(out) :: v
  read (text, *) v
end subroutine

real(8) function through_callees(x) bind(c)
  real(8), value :: x
  real(8) :: y
  character(32) :: text
  call put(text, x * x)
  call get(text, y)
  through_callees = x * y
end function

real(8) function settings(x, n) bind(c)
  use, intrinsic :: iso_c_binding
  real(8), value :: x
  integer(c_int), value :: n
  real(8) :: scale, total
  integer :: i
  character(32) :: text, label
  text = '2.5 ignored'
  total = 0
  do i = 1, n
    read (text, *) scale
    total = total + scale * x * x * i
    write (label, '(a, f10.4)') 'total', total
    if (len_trim(label) > 31) print *, label
  end do
  settings = total
end function
