! differentiate: settled(y, p)  at: y = 1 0.5, p = 0.8 1.4  tolerance: 1e-3  roundoff: 1e-7
module equations
  implicit none
contains
  subroutine residual(t, y, yprime, delta, flag, p, idle)
    integer :: flag, idle(1)
    double precision :: t, y(2), yprime(2), delta(2), p(2)
    delta(1) = yprime(1) + p(1)*y(1)*y(2)
    delta(2) = p(2)*y(2) - y(1) - 0.2d0*y(2)**3
  end subroutine
  subroutine jacobian(t, y, yprime, pd, cj, p, idle)
    integer :: idle(1)
    double precision :: t, y(2), yprime(2), pd(2, 2), cj, p(2)
    pd = 0
  end subroutine
end module

double precision function d1mach(i)
  implicit none
  integer :: i
  double precision :: all(5)
  all = [tiny(1d0), huge(1d0), epsilon(1d0)/2, epsilon(1d0), log10(2d0)]
  d1mach = all(i)
end function

integer function i1mach(i)
  implicit none
  integer :: i
  i1mach = merge(6, 0, i == 4)
end function

subroutine xstopx(text)
  implicit none
  character(*) :: text
  print *, text
  stop 1
end subroutine

function settled(y, p) result(r)
  use equations
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r, t, yprime(2), work(200), rtol(1), atol(1)
  integer :: info(15), flag, places(60), idle(1), i
  ! consistent at the start
  do i = 1, 30
    y(2) = y(2) - (p(2)*y(2) - y(1) - 0.2d0*y(2)**3)/(p(2) - 0.6d0*y(2)**2)
  end do
  yprime(1) = -p(1)*y(1)*y(2)
  yprime(2) = yprime(1)/(p(2) - 0.6d0*y(2)**2)
  info = 0
  rtol = 1d-9
  atol = 1d-9
  t = 0
  call ddassl(residual, 2, t, y, yprime, 1d0, info, rtol, atol, flag, work, 200, places, 60, p, idle, jacobian)
  r = y(1)*y(2)
end function
