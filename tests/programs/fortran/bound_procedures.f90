! Type-bound procedures that look alike to the linker: each call goes to those at one place of the types' tables.
! differentiate: applied(a, b, n)  at: a = 0.8, b = 1 2 0.5, n = 3
! differentiate: composed(a, b, n)  at: a = 0.8, b = 1 2 0.5, n = 3
! differentiate: through_pointer(a, b, n)  at: a = 0.8, b = 1 2 0.5, n = 3
module operators
  implicit none
  integer, parameter :: dp = kind(1.d0)
  type, abstract :: operator_t
  contains
    procedure(apply_i), deferred :: apply
    procedure :: compose
    procedure, private, pass(right) :: scale
    generic :: operator(*) => compose, scale
  end type
  abstract interface
    function apply_i(self, x) result(y)
      import :: operator_t, dp
      class(operator_t), intent(in) :: self
      real(dp), intent(in) :: x(:)
      real(dp) :: y(size(x))
    end function
  end interface
  type, extends(operator_t) :: product_t
    class(operator_t), allocatable :: left, right
    real(dp) :: factor = 1
  contains
    procedure :: apply => product_apply
  end type
  type, extends(operator_t) :: scalar_t
    real(dp) :: a
    procedure(apply_i), pointer, nopass :: shown => null()
  contains
    procedure :: apply => scalar_apply
  end type
contains
  function compose(self, other) result(p)
    class(operator_t), intent(in) :: self, other
    type(product_t) :: p
    allocate (p%left, source=self)
    allocate (p%right, source=other)
  end function
  function scale(factor, right) result(p)
    real(dp), intent(in) :: factor
    class(operator_t), intent(in) :: right
    type(product_t) :: p
    p%factor = factor
    allocate (p%right, source=right)
  end function
  recursive function product_apply(self, x) result(y)
    class(product_t), intent(in) :: self
    real(dp), intent(in) :: x(:)
    real(dp) :: y(size(x))
    y = self%factor * self%right%apply(x)
    if (allocated(self%left)) y = self%left%apply(y)
  end function
  function scalar_apply(self, x) result(y)
    class(scalar_t), intent(in) :: self
    real(dp), intent(in) :: x(:)
    real(dp) :: y(size(x))
    y = self%a * x
  end function
  subroutine twice(a, x)
    class(operator_t), intent(in) :: a
    real(dp), intent(inout) :: x(:)
    real(dp) :: v(size(x))
    v = a%apply(x)
    x = a%apply(v)
  end subroutine
end module

real(8) function applied(a, b, n)
  use operators
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: a, b(n)
  real(dp) :: x(n)
  type(product_t) :: p
  allocate (p%right, source=scalar_t(a))
  x = b
  call twice(p, x)
  applied = x(1) * x(n)
end function

real(8) function composed(a, b, n)
  use operators
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: a, b(n)
  real(dp) :: x(n)
  type(scalar_t) :: m
  m = scalar_t(a)
  x = b
  call twice(b(1) * (m * (0.5_dp * m)), x)
  composed = norm2(x) + x(1) * x(n)
end function

real(8) function through_pointer(a, b, n)
  use operators
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: a, b(n)
  real(dp) :: x(n)
  type(scalar_t) :: m
  m = scalar_t(a)
  m%shown => show
  x = m%shown(m, b)
  call twice(m, x)
  through_pointer = x(1) * x(2) + x(n)
contains
  function show(self, x) result(y)
    class(operator_t), intent(in) :: self
    real(dp), intent(in) :: x(:)
    real(dp) :: y(size(x))
    y = sin(self%apply(x))
  end function
end function
