! differentiate: adams(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-3  roundoff: 1e-7
! differentiate: stiff(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-3  roundoff: 1e-7
module oscillator
  implicit none
  double precision :: given(2)
contains
  subroutine rate(n, t, y, f)
    integer :: n
    double precision :: t, y(n), f(n)
    f(1) = y(2)
    f(2) = given(1)*(1 - y(1)**2)*y(2) - given(2)*y(1)
  end subroutine
  subroutine jacobian(n, t, y, ml, mu, j, rows)
    integer :: n, ml, mu, rows
    double precision :: t, y(n), j(rows, n)
    j(1, 1) = 0
    j(1, 2) = 1
    j(2, 1) = -2*given(1)*y(1)*y(2) - given(2)
    j(2, 2) = given(1)*(1 - y(1)**2)
  end subroutine
end module

double precision function d1mach(i)
  implicit none
  integer :: i
  double precision :: all(5)
  all = [tiny(1d0), huge(1d0), epsilon(1d0)/2, epsilon(1d0), log10(2d0)]
  d1mach = all(i)
end function

subroutine solve(y, p, method)
  use oscillator
  implicit none
  double precision :: y(2), p(2), t, work(200)
  integer :: method, state, places(60)
  given = p
  t = 0
  state = 1
  call dlsode(rate, 2, y, t, 1d0, 1, 1d-10, 1d-10, 1, state, 0, work, 200, places, 60, jacobian, method)
end subroutine

function adams(y, p) result(r)
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r
  call solve(y, p, 10)
  r = y(1)*y(2)
end function

function stiff(y, p) result(r)
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r
  call solve(y, p, 21)
  r = y(1)*y(2)
end function

subroutine xstopx(text)
  implicit none
  character(*) :: text
  print *, text
  stop 1
end subroutine

integer function i1mach(i)
  implicit none
  integer :: i
  i1mach = merge(6, 0, i == 4)
end function
