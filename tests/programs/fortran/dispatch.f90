! Abstract types and virtual calls; classes in containers, allocated by type or source; select type; operators.
! differentiate: areas(x, n)  at: x = 1 2 3, n = 3
! differentiate: select_types(x, n)  at: x = 1 2 3, n = 3
! differentiate: overloaded(x, n)  at: x = 1 2 3, n = 3
! differentiate: inherits(x, n)  at: x = 1 2 3, n = 3
module shapes_m
  type, abstract :: shape
    real(8) :: weight = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: weighted
  end type
  abstract interface
    function area_i(self) result(a)
      import shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rect
    real(8) :: w, h
  contains
    procedure :: area => rect_area
  end type
  type, extends(rect) :: box
    real(8) :: d
  contains
    procedure :: area => box_area
  end type
  type holder
    class(shape), allocatable :: s
  end type
  type v2
    real(8) :: x, y
  contains
    procedure :: plus
    generic :: operator(+) => plus
  end type
  interface operator(*)
    module procedure dot
  end interface
  interface assignment(=)
    module procedure from_real
  end interface
contains
  function weighted(self) result(a)
    class(shape), intent(in) :: self
    real(8) :: a
    a = self%weight*self%area()
  end function
  function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real(8) :: a
    a = 3d0*self%r**2
  end function
  function rect_area(self) result(a)
    class(rect), intent(in) :: self
    real(8) :: a
    a = self%w*self%h
  end function
  function box_area(self) result(a)
    class(box), intent(in) :: self
    real(8) :: a
    a = 2*(self%rect%area() + self%w*self%d + self%h*self%d)
  end function
  elemental function plus(a, b) result(c)
    class(v2), intent(in) :: a
    type(v2), intent(in) :: b
    type(v2) :: c
    c = v2(a%x + b%x, a%y + b%y)
  end function
  elemental function dot(a, b) result(c)
    type(v2), intent(in) :: a, b
    real(8) :: c
    c = a%x*b%x + a%y*b%y
  end function
  elemental subroutine from_real(a, r)
    type(v2), intent(out) :: a
    real(8), intent(in) :: r
    a%x = r
    a%y = r*r
  end subroutine
end module
function areas(x, n) result(s)
  use shapes_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(holder) :: all(3)
  allocate(circle :: all(1)%s)
  allocate(all(2)%s, source=rect(w=x(1), h=x(2)))
  allocate(all(3)%s, source=box(weight=x(2), w=x(1), h=x(2), d=x(3)))
  select type (c => all(1)%s)
  type is (circle)
    c%r = x(3)
    c%weight = x(1)
  end select
  s = 0
  do i = 1, 3
    s = s + all(i)%s%weighted()*x(i)
  end do
end function

function select_types(x, n) result(s)
  use shapes_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  class(shape), allocatable :: p
  s = 0
  do i = 1, n
    if (mod(i, 2) == 0) then
      p = circle(r=x(i))
    else
      p = rect(w=x(i), h=2*x(1))
    end if
    select type (p)
    type is (circle)
      s = s + p%r
    class is (rect)
      s = s + p%w*p%h
    class default
      s = -1
    end select
    s = s + p%area()
  end do
end function

function overloaded(x, n) result(s)
  use shapes_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(v2) :: a(n), b(n), c
  a%x = x; a%y = x**2
  b = a + a(n:1:-1)
  c = x(2)
  s = sum(a*b) + c*b(1)
end function

function inherits(x, n) result(s)
  use shapes_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(box) :: b
  class(rect), pointer :: p
  type(box), target :: t
  b%w = x(1); b%h = x(2); b%d = x(3)
  t = b
  p => t
  s = b%weighted() + p%area()**2
end function
