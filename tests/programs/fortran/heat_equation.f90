! Explicit heat conduction with nonlinear conductivity: time steps over an allocatable grid.
! differentiate: misfit(k, u0, target, n, steps)  at: k = 0.3, u0 = 0 0.5 1 0.5 0.2 0, target = 0 0.4 0.6 0.5 0.3 0, n = 6, steps = 6
! const: target
function misfit(k, u0, target, n, steps) result(cost)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: k, u0(n), target(n)
  real(8) :: cost
  real(8), allocatable :: u(:), v(:)
  integer :: i, t
  allocate (u(n), v(n))
  u = u0
  do t = 1, steps
    v(1) = u(1)
    v(n) = u(n)
    do i = 2, n - 1
      v(i) = u(i) + k * (1 + 0.1d0 * u(i)) * (u(i - 1) - 2 * u(i) + u(i + 1))
    end do
    u = v
  end do
  cost = 0.5d0 * sum((u - target)**2)
  deallocate (u, v)
end function misfit
