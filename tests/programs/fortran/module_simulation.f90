! A simulation with state in a module: allocatables set up, stepped, torn down; a residual history.
! differentiate: simulate(x, n)  at: x = 0.5 1.2 0.8 0.3 0.9 1.1, n = 6
module grid_m
  implicit none
  integer, parameter :: dp = kind(1d0)
  type grid
    integer :: n
    real(dp) :: dx
    real(dp), allocatable :: u(:), f(:)
  end type
  type(grid), save :: g
  real(dp), allocatable :: history(:)
  real(dp), parameter :: kappa = 0.1_dp
contains
  subroutine setup(n)
    integer, intent(in) :: n
    g%n = n
    g%dx = 1.0_dp/n
    allocate(g%u(0:n+1), g%f(n))
    g%u = 0
    g%f = 0
    allocate(history(0))
  end subroutine
  subroutine step(dt)
    real(dp), intent(in) :: dt
    integer :: i
    g%u(0) = g%u(1)
    g%u(g%n+1) = g%u(g%n)
    do i = 1, g%n
      g%f(i) = kappa*(g%u(i+1) - 2*g%u(i) + g%u(i-1)) - g%u(i)*(g%u(i) - g%u(i-1))
    end do
    g%u(1:g%n) = g%u(1:g%n) + dt*g%f
    history = [history, norm2(g%f)]
  end subroutine
  subroutine teardown
    deallocate(g%u, g%f)
    deallocate(history)
  end subroutine
end module
function simulate(x, n) result(s)
  use grid_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  integer :: it
  call setup(n)
  g%u(1:n) = x
  do it = 1, 5
    call step(0.1_dp)
    if (history(it) < 1e-12_dp) exit
  end do
  s = sum(g%u(1:n)**2)*g%dx + sum(history)
  call teardown
end function
