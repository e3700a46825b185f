real(8) function attraction(r) bind(c)
  use units
  real(8), value :: r
  attraction = -depth * sum([r, r])
end function
