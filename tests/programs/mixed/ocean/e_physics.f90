! Tendencies: pressure, advection by two schemes, Coriolis force, friction, wind, an equation of state.
module ocean_physics
  use ocean_kinds
  use ocean_grid
  use ocean_state
  implicit none
  private
  public :: tendencies, advect_tracer, density, baroclinic_pressure

  abstract interface
    pure function flux_function(left, right, speed) result(flux)
      import :: dp
      real(dp), intent(in) :: left, right, speed
      real(dp) :: flux
    end function flux_function
  end interface

contains

  elemental function density(t, set) result(rho)
    real(dp), intent(in) :: t
    type(settings), intent(in) :: set
    real(dp) :: rho, anomaly
    anomaly = t - set%reference_temperature
    rho = reference_density - set%expansion * anomaly * (1.0_dp + 0.01_dp * anomaly)
  end function density

  ! Hydrostatic pressure of the layers above, by unit of reference density.
  subroutine baroclinic_pressure(s, g, set, p)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    real(dp), intent(out) :: p(0:, 0:, :)
    integer :: i, j, k
    real(dp) :: weight, depth_here
    do j = 0, g%ny + 1
      do i = 0, g%nx + 1
        weight = 0.0_dp
        depth_here = g%depth(min(max(i, 1), g%nx), min(max(j, 1), g%ny))
        do k = 1, g%nz
          weight = weight + (density(s%temperature(i, j, k), set) / reference_density - 1.0_dp) &
            * gravity * g%fraction(k) * depth_here
          p(i, j, k) = weight
        end do
      end do
    end do
  end subroutine baroclinic_pressure

  pure function upwind(left, right, speed) result(flux)
    real(dp), intent(in) :: left, right, speed
    real(dp) :: flux
    if (speed > 0.0_dp) then
      flux = speed * left
    else
      flux = speed * right
    end if
  end function upwind

  pure function centred(left, right, speed) result(flux)
    real(dp), intent(in) :: left, right, speed
    real(dp) :: flux
    flux = 0.5_dp * speed * (left + right)
  end function centred

  subroutine tendencies(s, g, set, pressure, du, dv)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    real(dp), intent(in) :: pressure(0:, 0:, :)
    real(dp), intent(out) :: du(:, :, :), dv(:, :, :)
    integer :: i, j, k
    real(dp) :: u, v, speed, wind, laplace_u, laplace_v, advection_u, advection_v
    do k = 1, g%nz
      do j = 1, g%ny
        do i = 1, g%nx
          u = s%u(i, j, k)
          v = s%v(i, j, k)
          speed = sqrt(u**2 + v**2 + 1.0e-6_dp)
          wind = 0.0_dp
          if (k == 1) wind = set%wind_amplitude * sin(3.0_dp * j * g%dy + s%time)
          laplace_u = (s%u(i + 1, j, k) - 2 * u + s%u(i - 1, j, k)) / g%dx**2 &
            + (s%u(i, j + 1, k) - 2 * u + s%u(i, j - 1, k)) / g%dy**2
          laplace_v = (s%v(i + 1, j, k) - 2 * v + s%v(i - 1, j, k)) / g%dx**2 &
            + (s%v(i, j + 1, k) - 2 * v + s%v(i, j - 1, k)) / g%dy**2
          advection_u = u * (s%u(i + 1, j, k) - s%u(i - 1, j, k)) / (2 * g%dx) &
            + v * (s%u(i, j + 1, k) - s%u(i, j - 1, k)) / (2 * g%dy)
          advection_v = u * (s%v(i + 1, j, k) - s%v(i - 1, j, k)) / (2 * g%dx) &
            + v * (s%v(i, j + 1, k) - s%v(i, j - 1, k)) / (2 * g%dy)
          du(i, j, k) = -(pressure(i + 1, j, k) - pressure(i - 1, j, k)) / (2 * g%dx) + g%coriolis(j) * v &
            - set%drag * speed * u + set%viscosity * laplace_u - advection_u + wind
          dv(i, j, k) = -(pressure(i, j + 1, k) - pressure(i, j - 1, k)) / (2 * g%dy) - g%coriolis(j) * u &
            - set%drag * speed * v + set%viscosity * laplace_v - advection_v
        end do
      end do
    end do
  end subroutine tendencies

  subroutine advect_tracer(s, g, set, dt)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    real(dp), intent(out) :: dt(:, :, :)
    select case (trim(set%scheme))
    case ('upwind')
      call advect_with(upwind)
    case ('centred')
      call advect_with(centred)
    case default
      error stop 'unknown scheme of advection'
    end select

  contains

    subroutine advect_with(flux)
      procedure(flux_function) :: flux
      integer :: i, j, k
      real(dp) :: east, west, north, south, here, laplace
      do k = 1, g%nz
        do j = 1, g%ny
          do i = 1, g%nx
            here = s%temperature(i, j, k)
            east = flux(here, s%temperature(i + 1, j, k), 0.5_dp * (s%u(i, j, k) + s%u(i + 1, j, k)))
            west = flux(s%temperature(i - 1, j, k), here, 0.5_dp * (s%u(i - 1, j, k) + s%u(i, j, k)))
            north = flux(here, s%temperature(i, j + 1, k), 0.5_dp * (s%v(i, j, k) + s%v(i, j + 1, k)))
            south = flux(s%temperature(i, j - 1, k), here, 0.5_dp * (s%v(i, j - 1, k) + s%v(i, j, k)))
            laplace = (s%temperature(i + 1, j, k) - 2 * here + s%temperature(i - 1, j, k)) / g%dx**2 &
              + (s%temperature(i, j + 1, k) - 2 * here + s%temperature(i, j - 1, k)) / g%dy**2
            dt(i, j, k) = -(east - west) / g%dx - (north - south) / g%dy + set%diffusion * laplace
          end do
        end do
      end do
    end subroutine advect_with
  end subroutine advect_tracer
end module ocean_physics
