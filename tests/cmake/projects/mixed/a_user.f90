subroutine user(made)
  use m_kernel
  integer :: made
  made = int(kernel())
end subroutine user
