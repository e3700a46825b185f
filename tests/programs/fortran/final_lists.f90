! A final procedure gives back a linked list, beside active numbers in an allocatable array.
! differentiate: f(v, n)  at: v = 0.4 -0.2 0.3, n = 3
module m
  use iso_c_binding, only: dp => c_double, c_int
  implicit none
  type :: neighbour
    type(neighbour), pointer :: next => null()
  end type
  type :: system
    type(neighbour), pointer :: first => null()
  contains
    final :: system_final
  end type
contains
  subroutine system_final(self)
    type(system), intent(inout) :: self
    type(neighbour), pointer :: p
    do while (associated(self%first))
      p => self%first%next
      deallocate(self%first)
      self%first => p
    end do
  end subroutine
end module
function f(v, n) result(r) bind(c)
  use m
  implicit none
  integer(c_int), value :: n
  real(dp), intent(in) :: v(n)
  real(dp) :: r
  real(dp), allocatable :: gas(:)
  type(system) :: s
  integer :: i
  allocate(gas(n))
  gas = v
  r = sum(gas**2)
end function
