! differentiate: bounded(p, at)  at: p = 1.3 0.4 2.1 0.3, at = zeros(3)  tolerance: 1e-3  roundoff: 1e-5
! differentiate: free(p, start)  at: p = 0.9 0.6 1.7 0.2, start = 0.4 0.8  tolerance: 1e-3  roundoff: 1e-5
! differentiate: quadratic(p)  at: p = 1.1 0.5 1.9 -0.2  tolerance: 1e-3  roundoff: 1e-5
! differentiate: few(p, x)  at: p = 1.3 0.4 2.1 0.3, x = 0.5 0.4 0.7  tolerance: 1e-4  roundoff: 1e-6
module objective
  real(8) :: weights(4)
end module

function calfun(n, x, iprint) result(f)
  use objective
  implicit none
  integer :: n, iprint, i
  real(8) :: x(n), f
  f = exp(0.3d0*weights(1)*x(1)) - x(1)*weights(4)
  do i = 1, n
    f = f + weights(3)*(x(i) - weights(2)*i)**2
    if (i > 1) f = f + 0.2d0*(x(i) - x(i - 1)**2)**2
  end do
end function

function bounded(p, at) result(f)
  use objective
  implicit none
  real(8), intent(inout) :: p(4), at(3)
  real(8) :: f, w(500), x(3), low(3), high(3)
  real(8), external :: calfun
  integer :: error
  weights = p
  x = [0.5d0, 0.4d0, 0.7d0]
  low = [-2d0, -2d0, -2d0]
  high = [3d0, 3d0, 3d0]
  call bobyqa(3, 7, x, low, high, 0.2d0, 1d-6, 0, 500, w, error)
  f = calfun(3, x, 0)
  at(1) = error
end function

function free(p, start) result(f)
  use objective
  implicit none
  real(8), intent(inout) :: p(4), start(2)
  real(8) :: f, w(500), x(2)
  real(8), external :: calfun
  integer :: error
  weights = p
  x = start
  call newuoa(2, 5, x, 0.1d0, 1d-6, 0, 300, w, error)
  f = calfun(2, x, 0)
end function

function quadratic(p) result(f)
  use objective
  implicit none
  real(8), intent(inout) :: p(4)
  real(8) :: f, w(500), x(2)
  real(8), external :: calfun
  integer :: error
  weights = p
  x = [0.3d0, 0.5d0]
  call uobyqa(2, x, 0.1d0, 1d-6, 0, 300, w, error)
  f = calfun(2, x, 0)
end function

! a few evaluations only: the path matters
function few(p, x) result(f)
  use objective
  implicit none
  real(8), intent(inout) :: p(4), x(3)
  real(8) :: f, w(500), own(3), low(3), high(3)
  integer :: error
  real(8), external :: calfun
  weights = p
  own = x
  low = -2
  high = 3
  call bobyqa(3, 7, own, low, high, 0.2d0, 1d-6, 0, 12, w, error)
  f = calfun(3, own, 0) + own(1)*own(3)
end function
subroutine minqer(k)
  integer :: k
end subroutine
subroutine minqi3(a, b, c, d, e)
end subroutine
subroutine minqir(a, b, c, d, e)
end subroutine
subroutine minqit(a, b, c, d, e, f, g)
end subroutine
