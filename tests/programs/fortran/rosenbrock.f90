! Small classics: Rosenbrock, a polynomial by Horner, a Runge-Kutta step with work arrays.
! differentiate: rosenbrock(x, n)  at: x = -1.2 1 0.7 1.3, n = 4
! differentiate: runge_kutta(y, n, h)  at: y = 1 0.5, n = 2, h = 0.1
function rosenbrock(x, n) result(f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: f
  f = sum(100 * (x(2:n) - x(1:n - 1)**2)**2 + (1 - x(1:n - 1))**2)
end function rosenbrock

subroutine runge_kutta(y, n, h)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: y(n)
  real(8), intent(in) :: h
  real(8) :: k(n, 4)
  real(8), parameter :: c(4) = [0d0, 0.5d0, 0.5d0, 1d0], b(4) = [1d0, 2d0, 2d0, 1d0] / 6
  integer :: s
  do s = 1, 4
    if (s == 1) then
      call rate(y, k(:, s))
    else
      call rate(y + h * c(s) * k(:, s - 1), k(:, s))
    end if
  end do
  y = y + h * matmul(k, b)
contains
  subroutine rate(v, d)
    real(8), intent(in) :: v(:)
    real(8), intent(out) :: d(:)
    d(1) = v(2)
    d(2) = (1 - v(1)**2) * v(2) - v(1)
  end subroutine rate
end subroutine runge_kutta
