! What is measured: energies, extremes, a section, a log.
module ocean_diagnostics
  use ocean_kinds
  use ocean_grid
  use ocean_state
  implicit none
  private
  public :: total_energy, mean_temperature, largest_speed, section_flow, note

  logical :: talkative = .false.

contains

  function total_energy(s, g) result(e)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    real(dp) :: e
    integer :: i, j, k
    e = 0.5_dp * gravity * sum(s%eta(1:g%nx, 1:g%ny)**2, mask=g%wet) * cell_area(g)
    do k = 1, g%nz
      do j = 1, g%ny
        do i = 1, g%nx
          if (.not. g%wet(i, j)) cycle
          e = e + kinetic(s%u(i, j, k), s%v(i, j, k)) * g%fraction(k) * g%depth(i, j) * cell_area(g)
        end do
      end do
    end do
  end function total_energy

  pure function mean_temperature(s, g) result(t)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    real(dp) :: t
    integer :: k
    t = 0.0_dp
    do k = 1, g%nz
      t = t + g%fraction(k) * sum(s%temperature(1:g%nx, 1:g%ny, k)) / (g%nx * g%ny)
    end do
  end function mean_temperature

  pure function largest_speed(s, g) result(speed)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    real(dp) :: speed
    speed = maxval(sqrt(s%u(1:g%nx, 1:g%ny, :)**2 + s%v(1:g%nx, 1:g%ny, :)**2 + 1.0e-8_dp))
  end function largest_speed

  function section_flow(s, g, column) result(flow)
    type(state), intent(in), target :: s
    type(grid), intent(in) :: g
    integer, intent(in) :: column
    real(dp) :: flow
    real(dp), pointer :: section(:, :)
    integer :: j
    section => s%u(column, 1:g%ny, :)
    flow = 0.0_dp
    do j = 1, g%ny
      flow = flow + g%depth(column, j) * g%dy * dot_product(section(j, :), g%fraction)
    end do
  end function section_flow

  subroutine note(step, energy)
    integer, intent(in) :: step
    real(dp), intent(in) :: energy
    if (talkative) print '(a, i4, a, es12.4)', 'step ', step, ' energy ', energy
  end subroutine note
end module ocean_diagnostics
