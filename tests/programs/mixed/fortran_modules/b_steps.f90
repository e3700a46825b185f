module steps
  use types
  implicit none
contains
  subroutine advance(g, speed, dt)
    type(grid), intent(inout) :: g
    real(dp), intent(in) :: speed, dt
    real(dp) :: old(g%n)
    integer :: i
    old = g%u
    do i = 1, g%n
      g%u(i) = old(i) - speed * dt / g%dx * (old(i) - old(modulo(i - 2, g%n) + 1)) * old(i)
    end do
  end subroutine advance
end module steps
