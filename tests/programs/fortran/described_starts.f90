! An allocatable object of a module has a pointer that begins as null: its type says so, in a table of constants
! differentiate: f(x)  at: x = 0.7
module m
  implicit none
  type :: field
    real(8), pointer :: v => null()
  end type
  type(field), allocatable, save :: one
end module
function f(x) result(s)
  use m
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  allocate (one)
  allocate (one%v)
  one%v = x**2
  s = one%v
  deallocate (one%v)
  deallocate (one)
end function
