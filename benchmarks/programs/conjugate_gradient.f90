! Thirty steps of conjugate gradients on a grid's Laplacian with a variable coefficient; coefficient and right side are inputs.
! inputs: 8192
function objective(x, n) result(total) bind(c)
  use iso_c_binding
  implicit none
  integer(c_int), intent(in) :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: total
  integer, parameter :: m = 64
  real(c_double) :: a(m, m), r(m, m), p(m, m), q(m, m), z(m, m), rho, old, alpha
  integer :: step, i, j
  do j = 1, m
    do i = 1, m
      a(i, j) = 4.5d0 + 0.2d0 * x(i + m * (j - 1))
      r(i, j) = x(m * m + i + m * (j - 1))
    end do
  end do
  z = 0
  p = r
  rho = sum(r * r)
  do step = 1, 30
    do j = 1, m
      do i = 1, m
        q(i, j) = a(i, j) * p(i, j)
        if (i > 1) q(i, j) = q(i, j) - p(i-1, j)
        if (i < m) q(i, j) = q(i, j) - p(i+1, j)
        if (j > 1) q(i, j) = q(i, j) - p(i, j-1)
        if (j < m) q(i, j) = q(i, j) - p(i, j+1)
      end do
    end do
    alpha = rho / sum(p * q)
    z = z + alpha * p
    r = r - alpha * q
    old = rho
    rho = sum(r * r)
    p = r + (rho / old) * p
  end do
  total = sum(z * z)
end function
