function cube(x) result(y) bind(c)
  use constants
  real(c_double), value :: x
  real(c_double) :: y
  y = x**power
end function cube
