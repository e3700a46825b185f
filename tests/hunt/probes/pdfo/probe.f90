! differentiate: unbounded(p)  at: p = 0.7 1.3 0.4 2.1  tolerance: 1e-3  roundoff: 1e-6
! differentiate: quadratic(p, x)  at: p = 0.7 1.3 0.4 2.1, x = 0.3 0.2  tolerance: 1e-3  roundoff: 1e-6
! differentiate: short(p, x)  at: p = 0.7 1.3 0.4 2.1, x = 0.3 0.2  tolerance: 1e-4  roundoff: 1e-7
module problem
  implicit none
  real(8) :: q(4)
end module

subroutine calfun(n, x, f)
  use problem
  implicit none
  integer :: n
  real(8) :: x(*), f
  f = (x(1) - q(1))**2 + q(2)*(x(2) - q(3)*x(1)**2)**2 + 0.1d0*exp(q(4)*x(2)*0.3d0)
end subroutine

! NEWUOA: the least value
function unbounded(p) result(f)
  use problem
  implicit none
  real(8), intent(inout) :: p(4)
  real(8) :: f, x(2), w(1000)
  q = p
  x = [0.3d0, 0.2d0]
  call newuoa(2, 5, x, 0.3d0, 1d-7, 0, 300, w)
  call calfun(2, x, f)
end function

! UOBYQA, from where the user wants it to begin
function quadratic(p, x) result(f)
  use problem
  implicit none
  real(8), intent(inout) :: p(4), x(2)
  real(8) :: f, at(2), w(1000)
  q = p
  at = x
  call uobyqa(2, at, 0.3d0, 1d-7, 0, 300, w)
  call calfun(2, at, f)
end function

! NEWUOA is stopped after a few values: a step that is no minimum
function short(p, x) result(f)
  use problem
  implicit none
  real(8), intent(inout) :: p(4), x(2)
  real(8) :: f, at(2), w(1000)
  q = p
  at = x
  call newuoa(2, 5, at, 0.3d0, 1d-7, 0, 7, w)
  call calfun(2, at, f)
end function
