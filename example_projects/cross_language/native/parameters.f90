! The interaction of sodium chloride's ions after Tosi and Fumi, in electronvolts and ångströms.
module parameters
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  private
  public :: coulomb_constant, repulsion_at_contact, repulsion_range, dispersion_6, contact_distance

  real(c_double), parameter :: coulomb_constant = 14.399645_c_double      ! e² / (4πε₀)
  real(c_double), parameter :: repulsion_at_contact = 0.2114_c_double
  real(c_double), parameter :: repulsion_range = 0.317_c_double

  ! By the sign of the charge product: -1 unlike ions, 0 a neutral pair, +1 like ions.
  real(c_double), parameter :: dispersion_6(-1:1) = [6.99_c_double, 0.0_c_double, 37.4_c_double]
  real(c_double), parameter :: contact_distance(-1:1) = [2.755_c_double, 2.755_c_double, 3.065_c_double]
end module parameters
