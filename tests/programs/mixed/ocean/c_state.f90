! The prognostic fields with a rim of one cell, and what the model is told.
module ocean_state
  use ocean_kinds
  use ocean_grid
  implicit none
  private
  public :: state, settings, state_create, state_destroy, state_copy

  type :: settings
    real(dp) :: step = 0.01_dp
    real(dp) :: drag = 0.02_dp
    real(dp) :: viscosity = 0.01_dp
    real(dp) :: diffusion = 0.02_dp
    real(dp) :: expansion = 0.2_dp
    real(dp) :: reference_temperature = 10.0_dp
    real(dp) :: wind_amplitude = 0.1_dp
    logical :: implicit_surface = .true.
    character(len=12) :: scheme = 'upwind'
  end type settings

  type :: state
    real(dp), allocatable :: eta(:, :)
    real(dp), allocatable :: u(:, :, :), v(:, :, :)
    real(dp), allocatable :: temperature(:, :, :)
    real(dp) :: time = 0.0_dp
  end type state

contains

  subroutine state_create(s, g)
    type(state), intent(out) :: s
    type(grid), intent(in) :: g
    allocate (s%eta(0:g%nx + 1, 0:g%ny + 1))
    allocate (s%u(0:g%nx + 1, 0:g%ny + 1, g%nz), s%v(0:g%nx + 1, 0:g%ny + 1, g%nz))
    allocate (s%temperature(0:g%nx + 1, 0:g%ny + 1, g%nz))
    s%eta = 0.0_dp
    s%u = 0.0_dp
    s%v = 0.0_dp
    s%temperature = 10.0_dp
    s%time = 0.0_dp
  end subroutine state_create

  subroutine state_copy(from, to, g)
    type(state), intent(in) :: from
    type(state), intent(inout) :: to
    type(grid), intent(in) :: g
    integer :: i, j, k
    do j = 0, g%ny + 1
      do i = 0, g%nx + 1
        to%eta(i, j) = from%eta(i, j)
      end do
    end do
    do k = 1, g%nz
      do j = 0, g%ny + 1
        do i = 0, g%nx + 1
          to%u(i, j, k) = from%u(i, j, k)
          to%v(i, j, k) = from%v(i, j, k)
          to%temperature(i, j, k) = from%temperature(i, j, k)
        end do
      end do
    end do
    to%time = from%time
  end subroutine state_copy

  subroutine state_destroy(s)
    type(state), intent(inout) :: s
    deallocate (s%eta, s%u, s%v, s%temperature)
  end subroutine state_destroy
end module ocean_state
