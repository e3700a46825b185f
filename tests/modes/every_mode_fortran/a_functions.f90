! What `main` differentiates.
module functions
  use spoken_of
  use enzyme, only: enzyme_scale_gradient
  implicit none
  real(8) :: counter(2) = 0
contains
  real(8) function half_slope(x)
    real(8), intent(in) :: x
    half_slope = x * enzyme_scale_gradient(x, 0.5d0)
  end function
  real(8) function energy(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    energy = 0
    do i = 1, n
      energy = energy + i * x(i)**2
    end do
  end function
  subroutine squares(x, y, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    y = x**2
  end subroutine
  real(8) function of_value(x) bind(C)
    real(8), value :: x
    of_value = x * x
  end function
  real(8) function combined(x)
    real(8), intent(in) :: x(2)
    counter(1) = counter(1) + x(1)
    combined = x(1) * cutoff(x(1)) + x(1) * costly(x(2)) + 0 * counter(1)
  end function
  real(8) function product_of(a, b)
    real(8), intent(in) :: a, b
    product_of = a * b
  end function
  real(8) function steep(x)
    real(8), intent(in) :: x
    steep = sqrt(x) * 0
  end function
  subroutine relax(z, p)
    real(8), intent(inout) :: z(2)
    real(8), intent(in) :: p
    z = [cos(z(2) * p), sin(z(1) * p)]
  end subroutine
end module
