module precision
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  integer, parameter :: real_kind = c_double
end module precision
