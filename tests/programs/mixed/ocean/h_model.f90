! A small ocean: layers over a sloping bottom, a free surface solved implicitly, tracers, wind, tides, walls; modules
! with derived types of allocatables, internal procedures as arguments, reductions, pointers to sections.
! differentiate: ocean_energy(eta0, depth, temperature0, nx, ny, nz, steps, drag, wind)
! at: eta0 = random(12, -0.1, 0.1), depth = random(12, 0.6, 1.4), temperature0 = random(24, 8, 14), nx = 4, ny = 3, nz = 2
! at: steps = 3, drag = 0.03, wind = 0.2
! tolerance: 1e-5
! roundoff: 1e-10
! differentiate: ocean_final(eta, temperature, nx, ny, nz, steps, viscosity)
! at: eta = random(12, -0.1, 0.1), temperature = random(24, 8, 14), nx = 4, ny = 3, nz = 2, steps = 2, viscosity = 0.02
! tolerance: 1e-5
! roundoff: 1e-10
! differentiate: ocean_column(column, n, rate, times)  at: column = 8 9 11 14, n = 4, rate = 0.05, times = 3
module ocean_model
  use ocean_kinds
  use ocean_grid
  use ocean_state
  use ocean_boundary
  use ocean_physics
  use ocean_surface
  use ocean_diagnostics
  implicit none
  private
  public :: run_model

contains

  subroutine step_model(s, g, set, tide)
    type(state), intent(inout) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    real(dp), intent(in) :: tide
    real(dp), allocatable :: pressure(:, :, :), du(:, :, :), dv(:, :, :), dt(:, :, :), tx(:, :), ty(:, :)
    type(state) :: middle
    integer :: i, j, k

    allocate (pressure(0:g%nx + 1, 0:g%ny + 1, g%nz))
    allocate (du(g%nx, g%ny, g%nz), dv(g%nx, g%ny, g%nz), dt(g%nx, g%ny, g%nz))
    allocate (tx(0:g%nx + 1, 0:g%ny + 1), ty(0:g%nx + 1, 0:g%ny + 1))
    call state_create(middle, g)
    call fill_rim(s, g, tide)
    call state_copy(s, middle, g)

    ! Half a step, then a full one with the tendencies in the middle.
    call baroclinic_pressure(s, g, set, pressure)
    do k = 1, g%nz
      pressure(:, :, k) = pressure(:, :, k) + gravity * s%eta
    end do
    call tendencies(s, g, set, pressure, du, dv)
    do k = 1, g%nz
      do j = 1, g%ny
        do i = 1, g%nx
          middle%u(i, j, k) = s%u(i, j, k) + 0.5_dp * set%step * du(i, j, k)
          middle%v(i, j, k) = s%v(i, j, k) + 0.5_dp * set%step * dv(i, j, k)
        end do
      end do
    end do
    call fill_rim(middle, g, 0.0_dp)
    call tendencies(middle, g, set, pressure, du, dv)
    call advect_tracer(middle, g, set, dt)
    s%u(1:g%nx, 1:g%ny, :) = s%u(1:g%nx, 1:g%ny, :) + set%step * du
    s%v(1:g%nx, 1:g%ny, :) = s%v(1:g%nx, 1:g%ny, :) + set%step * dv
    s%temperature(1:g%nx, 1:g%ny, :) = s%temperature(1:g%nx, 1:g%ny, :) + set%step * dt
    call apply_mask(s, g)
    call transports(s, g, tx, ty)
    call surface_step(s, g, set, tx, ty)
    do j = 1, g%ny
      do i = 1, g%nx
        call mix_vertically(s%temperature(i, j, :), g%fraction, set%diffusion * set%step)
      end do
    end do
    s%time = s%time + set%step
    call state_destroy(middle)
  end subroutine step_model

  subroutine run_model(s, g, set, steps)
    type(state), intent(inout) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    integer, intent(in) :: steps
    integer :: n
    do n = 1, steps
      call step_model(s, g, set, 0.01_dp * cos(real(n, dp)))
      call note(n, total_energy(s, g))
      if (largest_speed(s, g) > 100.0_dp) then
        print *, 'the model has blown up'
        exit
      end if
    end do
  end subroutine run_model
end module ocean_model

function ocean_energy(eta0, depth, temperature0, nx, ny, nz, steps, drag, wind) bind(c) result(j)
  use ocean_kinds
  use ocean_grid
  use ocean_state
  use ocean_diagnostics
  use ocean_model
  implicit none
  integer(ip), value :: nx, ny, nz, steps
  real(dp), value :: drag, wind
  real(dp), intent(in) :: eta0(nx, ny), depth(nx, ny), temperature0(nx, ny, nz)
  real(dp) :: j
  type(grid) :: g
  type(state) :: s
  type(settings) :: set
  call grid_create(g, nx, ny, nz, depth)
  call state_create(s, g)
  s%eta(1:nx, 1:ny) = eta0
  s%temperature(1:nx, 1:ny, :) = temperature0
  set%drag = drag
  set%wind_amplitude = wind
  call run_model(s, g, set, steps)
  j = 100 * total_energy(s, g) + mean_temperature(s, g) + largest_speed(s, g) + section_flow(s, g, 2)
  call state_destroy(s)
  call grid_destroy(g)
end function ocean_energy

subroutine ocean_final(eta, temperature, nx, ny, nz, steps, viscosity) bind(c)
  use ocean_kinds
  use ocean_grid
  use ocean_state
  use ocean_model
  implicit none
  integer(ip), value :: nx, ny, nz, steps
  real(dp), value :: viscosity
  real(dp), intent(inout) :: eta(nx, ny), temperature(nx, ny, nz)
  type(grid) :: g
  type(state) :: s
  type(settings) :: set
  real(dp) :: depth(nx, ny)
  integer :: i, j
  do j = 1, ny
    do i = 1, nx
      depth(i, j) = 1.0_dp + 0.1_dp * i - 0.05_dp * j
    end do
  end do
  call grid_create(g, nx, ny, nz, depth)
  call state_create(s, g)
  s%eta(1:nx, 1:ny) = eta
  s%temperature(1:nx, 1:ny, :) = temperature
  set%viscosity = viscosity
  set%scheme = 'centred'
  set%implicit_surface = .false.
  call run_model(s, g, set, steps)
  eta = s%eta(1:nx, 1:ny)
  temperature = s%temperature(1:nx, 1:ny, :)
end subroutine ocean_final

function ocean_column(column, n, rate, times) bind(c) result(r)
  use ocean_kinds
  use ocean_surface
  implicit none
  integer(ip), value :: n, times
  real(dp), value :: rate
  real(dp), intent(inout) :: column(n)
  real(dp) :: r
  real(dp) :: fraction(n)
  integer :: k
  fraction = [(1.0_dp / (k + 1), k=1, n)]
  do k = 1, times
    call mix_vertically(column, fraction, rate)
  end do
  r = sum(column * fraction) + maxval(column)
end function ocean_column
