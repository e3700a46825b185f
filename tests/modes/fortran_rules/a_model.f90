module model
  implicit none
contains
  real(8) function potential(r, power)
    real(8), intent(in) :: r
    integer, intent(in) :: power
    potential = r**power
  end function
  subroutine smooth(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y(2)
    y = x(1) + x(2)
  end subroutine
end module
