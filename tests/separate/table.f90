real(8) function table_value(x, n) bind(C)
  use iso_c_binding
  implicit none
  integer(c_int), intent(in) :: n
  real(c_double), intent(in) :: x(n)
  interface
    real(c_double) function square(a) bind(C)
      import :: c_double
      real(c_double), value :: a
    end function
  end interface
  integer :: i
  table_value = 0
  do i = 1, n
    table_value = table_value + square(x(i)) * i
  end do
end function
