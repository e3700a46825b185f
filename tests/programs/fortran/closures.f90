! Internal procedures as values: through dispatch, in procedure pointers that are copied, optional, through recursion.
! differentiate: f(x, n)  at: x = 0.5 1.2 -0.3 0.8, n = 4
! differentiate: g(x, n)  at: x = 0.5 1.2 -0.3 0.8, n = 4
module m
  implicit none
  abstract interface
    function fi(x) result(y)
      real(8), intent(in) :: x
      real(8) :: y
    end function
    subroutine obs_i(x)
      real(8), intent(in) :: x
    end subroutine
  end interface
  type, abstract :: quad
  contains
    procedure(q_i), deferred :: integrate
  end type
  abstract interface
    function q_i(self, f, a, b) result(s)
      import
      class(quad), intent(in) :: self
      procedure(fi) :: f
      real(8), intent(in) :: a, b
      real(8) :: s
    end function
  end interface
  type, extends(quad) :: simpson
  contains
    procedure :: integrate => simp
  end type
  type, extends(quad) :: midpoint
    integer :: n = 4
  contains
    procedure :: integrate => mid
  end type
  type :: callback
    procedure(fi), pointer, nopass :: f => null()
    real(8) :: scale = 1
  end type
contains
  function simp(self, f, a, b) result(s)
    class(simpson), intent(in) :: self
    procedure(fi) :: f
    real(8), intent(in) :: a, b
    real(8) :: s
    s = (b - a)/6*(f(a) + 4*f(0.5d0*(a + b)) + f(b))
  end function
  function mid(self, f, a, b) result(s)
    class(midpoint), intent(in) :: self
    procedure(fi) :: f
    real(8), intent(in) :: a, b
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, self%n
      s = s + f(a + (i - 0.5d0)*(b - a)/self%n)*(b - a)/self%n
    end do
  end function
  recursive subroutine walk(x, n, obs)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    procedure(obs_i), optional :: obs
    if (n == 0) return
    if (present(obs)) call obs(x(1)**2)
    call walk(x(2:), n - 1, obs)
  end subroutine
  function apply(c, x) result(y)
    type(callback), intent(in) :: c
    real(8), intent(in) :: x
    real(8) :: y
    y = c%scale*c%f(x)
  end function
end module
function f(x, n) result(s)
  use m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, total
  class(quad), allocatable :: q
  if (n > 3) then
    allocate(simpson :: q)
  else
    allocate(midpoint :: q)
  end if
  total = 0
  s = q%integrate(inner, 0d0, x(2))
  deallocate(q)
  allocate(midpoint :: q)
  s = s*q%integrate(inner, x(1), 2d0)
  call walk(x, n, sumup)
  s = s + total
contains
  function inner(t) result(y)
    real(8), intent(in) :: t
    real(8) :: y
    y = sin(x(1)*t) + x(3)*t
  end function
  subroutine sumup(v)
    real(8), intent(in) :: v
    total = total*x(4) + v
  end subroutine
end function
function g(x, n) result(s)
  use m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, w
  type(callback) :: c, d
  w = x(1)*x(2)
  c%f => inner
  c%scale = x(3)
  d = c
  d%scale = 2
  w = w + x(4)
  s = apply(c, x(2)) + apply(d, x(4))
  w = w*2
  s = s*apply(c, 1d0)
contains
  function inner(t) result(y)
    real(8), intent(in) :: t
    real(8) :: y
    y = sin(w*t) + x(3)*t
  end function
end function
