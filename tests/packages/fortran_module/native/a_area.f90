function area(radius) result(value) bind(c)
  use z_constants, only: real_kind, pi
  real(real_kind), value :: radius
  real(real_kind) :: value
  value = pi * radius**2
end function area
