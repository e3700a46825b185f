! The energies of `count` pairs of ions, from their squared distances and the products of their charges:
! Coulomb's law, an exponential repulsion of the shells, and dispersion.
subroutine interaction_energies(count, squared_distances, charge_products, energies) bind(c)
  use, intrinsic :: iso_c_binding, only: c_double, c_int
  use parameters
  implicit none
  integer(c_int), value :: count
  real(c_double), intent(in) :: squared_distances(count), charge_products(count)
  real(c_double), intent(out) :: energies(count)
  real(c_double) :: distance, repulsion, dispersion
  integer :: pair, kind_of_pair

  do pair = 1, count
    distance = sqrt(squared_distances(pair))
    kind_of_pair = 0
    if (charge_products(pair) > 0) kind_of_pair = 1
    if (charge_products(pair) < 0) kind_of_pair = -1
    repulsion = repulsion_at_contact * exp((contact_distance(kind_of_pair) - distance) / repulsion_range)
    dispersion = dispersion_6(kind_of_pair) / squared_distances(pair)**3
    energies(pair) = coulomb_constant * charge_products(pair) / distance + repulsion - dispersion
  end do
end subroutine interaction_energies
