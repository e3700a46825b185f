! Fisher's equation on an interval without flux through its ends,
!     ∂u/∂t = ∂/∂x (D(x) ∂u/∂x) + r u (1 - u),
! in finite volumes: a density in each cell, a diffusivity on each face between two cells, explicit steps in time.
module population
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  private
  public :: real_kind, growth_of, flux_through, length_of_domain

  integer, parameter :: real_kind = c_double
  real(real_kind), parameter :: length_of_domain = 1.0_real_kind

contains

  ! Logistic growth.
  pure function growth_of(rate, density) result(growth)
    real(real_kind), intent(in) :: rate, density
    real(real_kind) :: growth
    growth = rate * density * (1 - density)
  end function growth_of

  ! What flows to the left through a face between two cells.
  pure function flux_through(diffusivity, left, right, spacing) result(flux)
    real(real_kind), intent(in) :: diffusivity, left, right, spacing
    real(real_kind) :: flux
    flux = diffusivity * (right - left) / spacing
  end function flux_through

end module population
