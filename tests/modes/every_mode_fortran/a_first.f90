! Functions about which `main` says something: in a file of their own, where no compiler inlines them first.
module spoken_of
  implicit none
contains
  real(8) function cutoff(x)
    real(8), intent(in) :: x
    cutoff = x * x
  end function
  real(8) function costly(x)
    real(8), intent(in) :: x
    costly = sin(x) * x
  end function
end module
