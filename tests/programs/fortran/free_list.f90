! Nodes go from a local list onto a list of spare ones that a module keeps.
! differentiate: f(x, n)  at: x = 0.15 0.45 0.62, n = 3
module lists
  type :: node_t
    real(8) :: x = 0
    type(node_t), pointer :: next => null()
  end type node_t
  type(node_t), pointer, save :: spare => null()
end module lists
function f(x, n) result(s)
  use lists
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(node_t), pointer :: p, first
  integer :: i
  nullify (first)
  do i = 1, n
    allocate (p)
    p%x = x(i)
    p%next => first
    first => p
  end do
  s = 0
  do while (associated(first))
    p => first
    first => p%next
    s = s * 0.5d0 + p%x**2
    p%next => spare
    spare => p
  end do
  do while (associated(spare))
    p => spare
    spare => p%next
    deallocate (p)
  end do
end function f
