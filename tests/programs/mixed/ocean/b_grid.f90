! The horizontal grid: spacings, depth, masks of land, and the layers' thicknesses.
module ocean_grid
  use ocean_kinds
  implicit none
  private
  public :: grid, grid_create, grid_destroy, cell_area

  type :: grid
    integer :: nx = 0, ny = 0, nz = 0
    real(dp) :: dx = 1.0_dp, dy = 1.0_dp
    real(dp), allocatable :: depth(:, :)
    real(dp), allocatable :: coriolis(:)
    real(dp), allocatable :: fraction(:)
    logical, allocatable :: wet(:, :)
  end type grid

contains

  subroutine grid_create(g, nx, ny, nz, depth)
    type(grid), intent(out) :: g
    integer, intent(in) :: nx, ny, nz
    real(dp), intent(in) :: depth(nx, ny)
    integer :: i, j, k
    real(dp) :: total

    g%nx = nx
    g%ny = ny
    g%nz = nz
    g%dx = 1.0_dp / nx
    g%dy = 0.8_dp / ny
    allocate (g%depth(nx, ny), g%wet(nx, ny))
    allocate (g%coriolis(ny), source=0.0_dp)
    allocate (g%fraction(nz))
    do j = 1, ny
      g%coriolis(j) = 0.1_dp + 0.02_dp * j
      do i = 1, nx
        g%depth(i, j) = max(depth(i, j), 0.05_dp)
        g%wet(i, j) = .not. (i == nx / 2 .and. j == 1)
      end do
    end do
    total = 0.0_dp
    do k = 1, nz
      g%fraction(k) = 1.0_dp / (k + 1)
      total = total + g%fraction(k)
    end do
    g%fraction = g%fraction / total
  end subroutine grid_create

  subroutine grid_destroy(g)
    type(grid), intent(inout) :: g
    if (allocated(g%depth)) deallocate (g%depth)
    if (allocated(g%wet)) deallocate (g%wet)
    if (allocated(g%coriolis)) deallocate (g%coriolis)
    if (allocated(g%fraction)) deallocate (g%fraction)
  end subroutine grid_destroy

  pure real(dp) function cell_area(g)
    type(grid), intent(in) :: g
    cell_area = g%dx * g%dy
  end function cell_area
end module ocean_grid
