! Procedures as arguments and pointers: external and module procedures, internal ones with host variables, dispatch.
! differentiate: quadrature(x, n)  at: x = 0.7, n = 8
! differentiate: hosted(x, n)  at: x = 0.7 1.1, n = 6
! differentiate: pointed(x, which)  at: x = 0.6, which = 2
! differentiate: dispatched(x, n)  at: x = 0.4 1.2 0.8, n = 3
module integrands
  implicit none
  abstract interface
    function scalar_function(t) result(v)
      real(8), intent(in) :: t
      real(8) :: v
    end function
  end interface
  type, abstract :: shape
    real(8) :: size = 1
  contains
    procedure(measure), deferred :: area
  end type
  abstract interface
    function measure(self) result(v)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: v
    end function
  end interface
  type, extends(shape) :: disc
  contains
    procedure :: area => disc_area
  end type
  type, extends(shape) :: plate
    real(8) :: width = 2
  contains
    procedure :: area => plate_area
  end type
contains
  function disc_area(self) result(v)
    class(disc), intent(in) :: self
    real(8) :: v
    v = 3.14159d0 * self%size**2
  end function
  function plate_area(self) result(v)
    class(plate), intent(in) :: self
    real(8) :: v
    v = self%size * self%width
  end function
  function bell(t) result(v)
    real(8), intent(in) :: t
    real(8) :: v
    v = exp(-t * t)
  end function
  function wave(t) result(v)
    real(8), intent(in) :: t
    real(8) :: v
    v = sin(3 * t)
  end function
  recursive function simpson(f, a, b, depth) result(s)
    procedure(scalar_function) :: f
    real(8), intent(in) :: a, b
    integer, intent(in) :: depth
    real(8) :: s, m
    m = (a + b) / 2
    if (depth > 0) then
      s = simpson(f, a, m, depth - 1) + simpson(f, m, b, depth - 1)
    else
      s = (b - a) / 6 * (f(a) + 4 * f(m) + f(b))
    end if
  end function
end module

function quadrature(x, n) result(s)
  use integrands
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s
  s = simpson(bell, 0d0, x, 3) * simpson(wave, x, 2d0, 2) + n
end function

function hosted(x, n) result(s)
  use integrands
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2)
  real(8) :: s, factor
  factor = x(1) * x(2)
  s = simpson(inner, 0d0, x(2), n / 3)
contains
  function inner(t) result(v)
    real(8), intent(in) :: t
    real(8) :: v
    v = factor * t + sin(x(1) * t)
  end function
end function

function pointed(x, which) result(s)
  use integrands
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: which
  real(8) :: s
  procedure(scalar_function), pointer :: f
  f => bell
  if (which > 1) f => wave
  s = f(x) * f(2 * x)
end function

function dispatched(x, n) result(s)
  use integrands
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  class(shape), allocatable :: one
  integer :: i
  s = 0
  do i = 1, n
    if (mod(i, 2) == 0) then
      allocate (disc :: one)
    else
      allocate (plate :: one)
    end if
    one%size = x(i)
    s = s + one%area() * i
    deallocate (one)
  end do
end function
