! Kinds and physical constants.
module ocean_kinds
  use iso_c_binding, only: c_double, c_int
  implicit none
  private
  public :: dp, ip, gravity, reference_density, kinetic

  integer, parameter :: dp = c_double
  integer, parameter :: ip = c_int
  real(dp), parameter :: gravity = 9.81_dp
  real(dp), parameter :: reference_density = 1025.0_dp

contains

  elemental function kinetic(u, v) result(e)
    real(dp), intent(in) :: u, v
    real(dp) :: e
    e = 0.5_dp * (u * u + v * v)
  end function kinetic
end module ocean_kinds
