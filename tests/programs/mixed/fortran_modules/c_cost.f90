! Modules in three files: a derived type with an allocatable component, advanced in another module.
! differentiate: cost(u0, n, speed, count)  at: u0 = 1 1.5 2 1.25 0.75, n = 5, speed = 0.9, count = 4
function cost(u0, n, speed, count) result(s)
  use steps
  implicit none
  integer, intent(in) :: n, count
  real(8), intent(in) :: u0(n), speed
  real(8) :: s
  type(grid) :: g
  integer :: k
  call make(g, u0)
  do k = 1, count
    call advance(g, speed, 0.02d0)
  end do
  s = sum(g%u**2) + g%u(1)
end function cost
