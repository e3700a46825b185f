! Half the sum of squares of what is left between the temperature after `steps` steps and what was measured.
real(real_kind) function misfit(initial, measured, diffusivity, steps)
  use heat, only: heat_step
  use precision, only: real_kind
  implicit none
  real(real_kind), intent(in) :: initial(:), measured(:), diffusivity
  integer, intent(in) :: steps
  real(real_kind) :: temperature(size(initial))
  integer :: step

  temperature = initial
  do step = 1, steps
    temperature = heat_step(diffusivity, temperature)
  end do
  misfit = 0.5_real_kind * sum((temperature - measured)**2)
end function misfit
