! The densities at `times` equidistant times, `steps` steps apart, from `initial` on.
subroutine simulate(log_diffusivity, growth_rate, initial, densities, cells, times, steps, time_step)
  use population
  implicit none
  integer, intent(in) :: cells, times, steps
  real(real_kind), intent(in) :: log_diffusivity(cells - 1), growth_rate, initial(cells), time_step
  real(real_kind), intent(out) :: densities(cells, times)
  real(real_kind) :: density(cells), diffusivity(cells - 1)
  integer :: cell, time

  do cell = 1, cells - 1
    diffusivity(cell) = exp(log_diffusivity(cell))
  end do
  do cell = 1, cells
    density(cell) = initial(cell)
  end do
  do time = 1, times
    call advance(cells, steps, time_step, growth_rate, diffusivity, density)
    do cell = 1, cells
      densities(cell, time) = density(cell)
    end do
  end do
end subroutine simulate

! How badly a diffusivity and a growth rate explain what was observed: half the mean square of the deviations in units
! of the noise, and a penalty on the roughness of the logarithm of the diffusivity.
function misfit(log_diffusivity, growth_rate, initial, observed, cells, times, steps, time_step, noise, roughness)
  use population
  implicit none
  integer, intent(in) :: cells, times, steps
  real(real_kind), intent(in) :: log_diffusivity(cells - 1), growth_rate, initial(cells), observed(cells, times)
  real(real_kind), intent(in) :: time_step, noise, roughness
  real(real_kind) :: misfit, deviations, penalty
  real(real_kind) :: density(cells), diffusivity(cells - 1)
  integer :: cell, time

  do cell = 1, cells - 1
    diffusivity(cell) = exp(log_diffusivity(cell))
  end do
  do cell = 1, cells
    density(cell) = initial(cell)
  end do
  deviations = 0
  do time = 1, times
    call advance(cells, steps, time_step, growth_rate, diffusivity, density)
    do cell = 1, cells
      deviations = deviations + ((density(cell) - observed(cell, time)) / noise)**2
    end do
  end do
  penalty = 0
  do cell = 2, cells - 1
    penalty = penalty + (log_diffusivity(cell) - log_diffusivity(cell - 1))**2
  end do
  misfit = 0.5_real_kind * (deviations / (cells * times) + roughness * penalty)
end function misfit
