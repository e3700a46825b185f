module heat
  use, intrinsic :: iso_c_binding, only: c_int
  use precision, only: real_kind
  implicit none
contains

  ! One explicit step of the heat equation on `count` points whose ends are insulated.
  subroutine heat_step(count, diffusivity, before, after) bind(c)
    integer(c_int), value :: count
    real(real_kind), value :: diffusivity
    real(real_kind), intent(in) :: before(count)
    real(real_kind), intent(out) :: after(count)
    integer :: i

    after(1) = before(1) + diffusivity * (before(2) - before(1))
    do i = 2, count - 1
      after(i) = before(i) + diffusivity * (before(i - 1) - 2 * before(i) + before(i + 1))
    end do
    after(count) = before(count) + diffusivity * (before(count - 1) - before(count))
  end subroutine heat_step

end module heat
