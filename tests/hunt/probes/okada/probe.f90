! differentiate: fault(at, source, u)  at: at = 11.3 7.4 -3.1, source = 0.67 12.5 43 5.5 1.2 0.7 0.3, u = zeros(12)  tolerance: 2e-2  roundoff: 1e-4
! differentiate: surface(at, source, u)  at: at = -6.3 9.4 0, source = 0.67 8.2 90 3.5 0.9 1.7 -0.4, u = zeros(12)  const: at  tolerance: 2e-2  roundoff: 1e-4
! differentiate: point(at, source, u)  at: at = 11.3 7.4 -3.1, source = 0.67 12.5 43 150 90 70 30, u = zeros(12)  tolerance: 2e-2  roundoff: 1e-4
! differentiate: coupled(at, strike)  at: at = 4.3 5.4 -1.2, strike = 31 1.4 2.2  tolerance: 2e-2  roundoff: 1e-4
subroutine field(at, source, u)
  implicit none
  real(4), intent(inout) :: at(3), source(7), u(12)
  integer :: iret
  call dc3d(source(1), at(1), at(2), at(3), source(2), source(3), -source(4), source(4), -0.6*source(4), 0.5*source(4), &
            source(5), source(6), source(7), u(1), u(2), u(3), u(4), u(5), u(6), u(7), u(8), u(9), u(10), u(11), u(12), iret)
end subroutine

function fault(at, source, u) result(r)
  implicit none
  real(4), intent(inout) :: at(3), source(7), u(12)
  real(4) :: r
  call field(at, source, u)
  r = sum(u(1:3)**2)
end function

function surface(at, source, u) result(r)
  implicit none
  real(4), intent(inout) :: at(3), source(7), u(12)
  real(4) :: r
  call field(at, source, u)
  r = u(4) + u(8) + u(12)
end function

function point(at, source, u) result(r)
  implicit none
  real(4), intent(inout) :: at(3), source(7), u(12)
  real(4) :: r
  integer :: iret
  call dc3d0(source(1), at(1), at(2), at(3), source(2), source(3), source(4), source(5), source(6), source(7), &
             u(1), u(2), u(3), u(4), u(5), u(6), u(7), u(8), u(9), u(10), u(11), u(12), iret)
  r = sum(u(1:3)**2)
end function

! Coulomb's stress of two faults along a turned direction
function coupled(at, strike) result(r)
  implicit none
  real(4), intent(inout) :: at(3), strike(3)
  real(4) :: r, there(3), source(7), u(12), v(12), c, s
  c = cos(strike(1)*0.0174533)
  s = sin(strike(1)*0.0174533)
  source = [0.67, 9.0, 35.0, 4.0, 1.0, 0.5, 0.0]
  call field(at, source, u)
  there = [c*at(1) + s*at(2) + strike(2), c*at(2) - s*at(1) + strike(3), at(3)]
  call field(there, source, v)
  r = 10*((u(5) + u(7)) + 0.4*u(8) + (v(5) + v(7)) + 0.4*v(8))
end function
