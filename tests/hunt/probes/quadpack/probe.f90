! differentiate: broken(p)  at: p = 0.8 1.7  tolerance: 1e-5  roundoff: 1e-9
! differentiate: endless(p)  at: p = 0.8 1.7  tolerance: 1e-5  roundoff: 1e-9
! differentiate: ends(p, a, b)  at: p = 0.8 1.7, a = 0.1, b = 2.5  tolerance: 1e-5  roundoff: 1e-9
module integrands
  implicit none
  double precision :: given(2)
contains
  subroutine corner(x, flag, value)
    double precision :: x, value
    integer :: flag
    value = exp(-given(1)*abs(x - 1)) + log(given(2) + x)*x
  end subroutine
  subroutine tail(x, flag, value)
    double precision :: x, value
    integer :: flag
    value = exp(-given(1)*x)/(1 + given(2)*x*x)
  end subroutine
end module

double precision function d1mach(i)
  implicit none
  integer :: i
  double precision :: all(5)
  all = [tiny(1d0), huge(1d0), epsilon(1d0)/2, epsilon(1d0), log10(2d0)]
  d1mach = all(i)
end function

function between(a, b) result(r)
  use integrands
  implicit none
  double precision :: a, b, r, error, points(3), work(400)
  integer :: evaluations, flag, last, places(200)
  points(1) = 1
  call dqagp(corner, a, b, 3, points, 1d-10, 1d-10, r, error, evaluations, flag, 200, 400, last, places, work)
end function

function broken(p) result(r)
  use integrands
  implicit none
  double precision, intent(inout) :: p(2)
  double precision :: r
  double precision, external :: between
  given = p
  r = between(0d0, 3d0)
end function

function endless(p) result(r)
  use integrands
  implicit none
  double precision, intent(inout) :: p(2)
  double precision :: r, error, work(400)
  integer :: evaluations, flag, last, places(100)
  given = p
  call dqagi(tail, 0d0, 1, 1d-10, 1d-10, r, error, evaluations, flag, 100, 400, last, places, work)
end function

function ends(p, a, b) result(r)
  use integrands
  implicit none
  double precision, intent(inout) :: p(2), a, b
  double precision :: r
  double precision, external :: between
  given = p
  r = between(a, b)
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
