! Boundary conditions: closed walls in y, periodic in x, a tide at one corner.
module ocean_boundary
  use ocean_kinds
  use ocean_grid
  use ocean_state
  implicit none
  private
  public :: fill_rim, apply_mask

contains

  subroutine fill_rim(s, g, tide)
    type(state), intent(inout) :: s
    type(grid), intent(in) :: g
    real(dp), intent(in) :: tide
    integer :: k
    associate (nx => g%nx, ny => g%ny)
      call wrap(s%eta, nx, ny, 1.0_dp)
      s%eta(1, 1) = s%eta(1, 1) + tide
      do k = 1, g%nz
        call wrap(s%u(:, :, k), nx, ny, 1.0_dp)
        call wrap(s%v(:, :, k), nx, ny, -1.0_dp)
        call wrap(s%temperature(:, :, k), nx, ny, 1.0_dp)
      end do
    end associate
  end subroutine fill_rim

  ! `parity` is -1 for what vanishes at a wall.
  subroutine wrap(f, nx, ny, parity)
    integer, intent(in) :: nx, ny
    real(dp), intent(inout) :: f(0:nx + 1, 0:ny + 1)
    real(dp), intent(in) :: parity
    integer :: i, j
    do j = 1, ny
      f(0, j) = f(nx, j)
      f(nx + 1, j) = f(1, j)
    end do
    do i = 0, nx + 1
      f(i, 0) = parity * f(i, 1)
      f(i, ny + 1) = parity * f(i, ny)
    end do
  end subroutine wrap

  subroutine apply_mask(s, g)
    type(state), intent(inout) :: s
    type(grid), intent(in) :: g
    integer :: i, j, k
    do k = 1, g%nz
      do j = 1, g%ny
        do i = 1, g%nx
          if (.not. g%wet(i, j)) then
            s%u(i, j, k) = 0.0_dp
            s%v(i, j, k) = 0.0_dp
          end if
        end do
      end do
    end do
  end subroutine apply_mask
end module ocean_boundary
