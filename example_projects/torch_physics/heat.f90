! How heat spreads along an insulated rod of n cells: u' = (k u')', explicit steps in time.
! The conductivity k belongs to the cells; between two of them counts their harmonic mean.
subroutine spread(start, conductivity, n, steps, dt, u)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(in) :: start(n), conductivity(n), dt
  real(8), intent(out) :: u(n)
  real(8) :: flux(0:n)
  integer :: step, i

  u = start
  flux(0) = 0
  flux(n) = 0
  do step = 1, steps
    do i = 1, n - 1
      flux(i) = 2 * conductivity(i) * conductivity(i+1) / (conductivity(i) + conductivity(i+1)) * (u(i+1) - u(i))
    end do
    do i = 1, n
      u(i) = u(i) + dt * (flux(i) - flux(i-1))
    end do
  end do
end subroutine
