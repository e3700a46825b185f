! differentiate: implicit_steps(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-4  roundoff: 1e-7
! differentiate: variable_order(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-3  roundoff: 1e-7
module problem
  implicit none
contains
  subroutine rate(n, x, y, f, rpar, ipar)
    integer :: n, ipar(*)
    double precision :: x, y(n), f(n), rpar(*)
    f(1) = y(2)
    f(2) = rpar(1)*(1 - y(1)**2)*y(2) - rpar(2)*y(1)
  end subroutine
  subroutine nothing()
  end subroutine
end module

function implicit_steps(y, p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r
  double precision :: x, h, rtol(1), atol(1), work(100)
  integer :: iwork(64), ipar(1), idid
  x = 0
  h = 1d-3
  rtol = 1d-9
  atol = 1d-9
  work = 0
  iwork = 0
  call radau5(2, rate, x, y, 1d0, h, rtol, atol, 0, nothing, 0, 2, 2, nothing, 0, 2, 2, nothing, 0, &
              work, 100, iwork, 64, p, ipar, idid)
  r = y(1)*y(2)
end function

function variable_order(y, p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r
  double precision :: t, work(200), rtol(1), atol(1)
  integer :: iwork(64), ipar(1), state
  t = 0
  rtol = 1d-10
  atol = 1d-12
  state = 1
  call dvode(rate, 2, y, t, 1d0, 1, rtol, atol, 1, state, 0, work, 200, iwork, 64, nothing, 22, p, ipar)
  r = y(1)*y(2)
end function

subroutine rprintf(text)
  implicit none
  character(*) :: text
  print *, text
end subroutine
subroutine rprint(text)
  implicit none
  character(*) :: text
  print *, text
end subroutine
subroutine rexit(text)
  implicit none
  character(*) :: text
  print *, text
end subroutine
subroutine rprintfd1(text, d)
  implicit none
  character(*) :: text
  double precision :: d
  print *, text, d
end subroutine
subroutine rprintfd2(text, d, e)
  implicit none
  character(*) :: text
  double precision :: d, e
  print *, text, d, e
end subroutine
subroutine rprintfdi(text, d, i)
  implicit none
  character(*) :: text
  integer :: i
  double precision :: d
  print *, text, d, i
end subroutine
subroutine rprintfid(text, i, d)
  implicit none
  character(*) :: text
  integer :: i
  double precision :: d
  print *, text, i, d
end subroutine
subroutine rprintfi1(text, i)
  implicit none
  character(*) :: text
  integer :: i
  print *, text, i
end subroutine
subroutine rprintfi2(text, i, j)
  implicit none
  character(*) :: text
  integer :: i, j
  print *, text, i, j
end subroutine
subroutine rprintfi3(text, i, j, k)
  implicit none
  character(*) :: text
  integer :: i, j, k
  print *, text, i, j, k
end subroutine
function d1mach(i) result(r)
  implicit none
  integer :: i
  double precision :: r
  r = epsilon(r)
end function
subroutine dblepr(label, length, d, n)
  implicit none
  character(*) :: label
  integer :: length, n
  double precision :: d(n)
  print *, label, d
end subroutine
subroutine intpr(label, length, i, n)
  implicit none
  character(*) :: label
  integer :: length, n, i(n)
  print *, label, i
end subroutine
