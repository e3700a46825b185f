module kernel
  use z_kinds
contains
  function square(x) result(y)
    real(dp) :: x, y
    if (x < 0) print *, "negative"
    y = x * x
  end function square
end module kernel
