module m_kernel
  use z_kinds
contains
  function kernel() result(total)
    real(dp) :: total
    real(dp), allocatable :: a(:)
    allocate (a(4))
    a = 5000
    total = sum(a)
  end function kernel
end module m_kernel
