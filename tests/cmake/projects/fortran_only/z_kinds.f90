module z_kinds
  integer, parameter :: dp = kind(1d0)
end module z_kinds
