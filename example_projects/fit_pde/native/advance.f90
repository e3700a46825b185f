! `steps` explicit steps in time; `density` is changed where it lies.
subroutine advance(cells, steps, time_step, growth_rate, diffusivity, density)
  use population
  implicit none
  integer, intent(in) :: cells, steps
  real(real_kind), intent(in) :: time_step, growth_rate, diffusivity(cells - 1)
  real(real_kind), intent(inout) :: density(cells)
  real(real_kind) :: spacing, from_left, from_right
  integer :: step, cell

  spacing = length_of_domain / cells
  do step = 1, steps
    from_left = 0
    do cell = 1, cells
      from_right = 0
      if (cell < cells) from_right = flux_through(diffusivity(cell), density(cell), density(cell + 1), spacing)
      density(cell) = density(cell) &
          + time_step * ((from_right - from_left) / spacing + growth_of(growth_rate, density(cell)))
      from_left = from_right
    end do
  end do
end subroutine advance
