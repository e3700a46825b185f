module functions
  implicit none
  real(8) :: factor = 2
contains
  real(8) function product_of(x)
    real(8), intent(in) :: x(:)
    product_of = product(x)
  end function
  real(8) function scaled(x, s, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), s
    scaled = s * sum(x * x)
  end function
  subroutine squares(x, y, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    y = factor * x**2
  end subroutine
end module
