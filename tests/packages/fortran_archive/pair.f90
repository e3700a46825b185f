module pairs
contains
  real(8) function pair(r) bind(c)
    real(8), value :: r
    pair = r**3 - 2 * r
  end function
end module
