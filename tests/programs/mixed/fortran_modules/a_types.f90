module types
  implicit none
  integer, parameter :: dp = kind(1d0)
  type :: grid
    integer :: n
    real(dp) :: dx
    real(dp), allocatable :: u(:)
  end type grid
contains
  subroutine make(g, u0)
    type(grid), intent(out) :: g
    real(dp), intent(in) :: u0(:)
    g%n = size(u0)
    g%dx = 1d0 / g%n
    allocate (g%u(g%n))
    g%u = u0
  end subroutine make
end module types
