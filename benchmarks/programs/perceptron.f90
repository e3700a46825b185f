! The loss of a perceptron with one hidden layer over 64 samples; the weights are inputs.
! inputs: 2040
function objective(x, n) result(total) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), intent(in) :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: total
  integer, parameter :: ins = 32, hidden = 60, samples = 64
  real(c_double) :: sample(ins), s, out, expected
  integer :: k, i, j
  total = 0
  do k = 1, samples
    do i = 1, ins
      sample(i) = sin(0.1d0 * k * i)
    end do
    out = 0
    do j = 1, hidden
      s = x(ins * hidden + j)
      do i = 1, ins
        s = s + x(i + ins * (j - 1)) * sample(i)
      end do
      out = out + tanh(s) * x(ins * hidden + hidden + j)
    end do
    expected = cos(0.3d0 * k)
    total = total + (out - expected) ** 2
  end do
end function
