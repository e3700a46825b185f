module z_constants
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  integer, parameter :: real_kind = c_double
  real(real_kind), parameter :: pi = 3.14159265358979324_real_kind
end module z_constants
