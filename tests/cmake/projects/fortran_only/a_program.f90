program a_program
  use kernel
  print *, square(3d0)
end program a_program
