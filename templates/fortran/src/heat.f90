module heat
  use precision, only: real_kind
  implicit none
contains

  ! One explicit step of the heat equation on a rod whose ends are insulated.
  pure function heat_step(diffusivity, before) result(after)
    real(real_kind), intent(in) :: diffusivity, before(:)
    real(real_kind) :: after(size(before)), flux(size(before) - 1)
    integer :: n

    n = size(before)
    flux = diffusivity * (before(2:) - before(:n - 1))
    after(1) = before(1) + flux(1)
    after(2:n - 1) = before(2:n - 1) + flux(2:) - flux(:n - 2)
    after(n) = before(n) - flux(n - 1)
  end function heat_step

end module heat
