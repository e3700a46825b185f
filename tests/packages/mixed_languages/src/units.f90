module units
  real(8), parameter :: depth = 1.0d0
end module
