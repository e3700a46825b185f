! Modules, derived types, generic names, allocatable arrays, matmul, complex numbers, input and output.
module shapes
  use iso_c_binding
  implicit none
  type :: point
    real(8) :: x, y
    integer :: tag = 3
  end type
  type :: holder
    real(8), allocatable :: v(:)
    type(point) :: p
  end type
  interface norm
    module procedure norm_of_point, norm_of_vector
  end interface
contains
  function norm_of_point(p) result(r)
    type(point), intent(in) :: p
    real(8) :: r
    r = sqrt(p%x**2 + p%y**2)
  end function
  function norm_of_vector(v) result(r)
    real(8), intent(in) :: v(:)
    real(8) :: r
    r = sqrt(sum(v*v))
  end function
  subroutine fill(h, n)
    type(holder), intent(inout) :: h
    integer, intent(in) :: n
    integer :: i
    allocate(h%v(n))
    do i = 1, n
      h%v(i) = sin(real(i, 8))
    end do
    h%p%x = norm(h%v) + norm(h%p)
  end subroutine
end module

function product_sum(a, b, n) bind(c) result(r)
  use shapes
  integer(c_int), value :: n
  real(c_double), intent(in) :: a(n, n), b(n, n)
  real(c_double) :: c(n, n), r
  complex(8) :: z
  c = matmul(a, b)
  z = cmplx(c(1, 1), c(1, 2), 8)
  r = sum(c) + dot_product(a(:, 1), b(1, :)) + abs(exp(z))
  if (r < 0) stop 1
  print *, 'r=', r
end function

subroutine selected(k, x)
  integer, intent(in) :: k
  real(8), intent(inout) :: x(*)
  real(8), save :: state = 0
  select case (k)
  case (1)
    x(1) = 2*x(2)
  case (2:5)
    x(1) = x(1)**k
  case default
    x(1) = mod(x(1), 2d0)
  end select
  where (x(1:3) > 0) x(1:3) = log(x(1:3))
  state = state + x(1)
end subroutine
