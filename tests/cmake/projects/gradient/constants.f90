module constants
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  integer, parameter :: power = 3
end module constants
