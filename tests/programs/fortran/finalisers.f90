! Finalisers, procedure pointer components, class(*).
! differentiate: finalised(x, n)  at: x = 1 2 3, n = 3
! differentiate: with_callbacks(x, n)  at: x = 1 2 3, n = 3
! differentiate: anything(x, n)  at: x = 1 2 3, n = 3
module finals_m
  implicit none
  type buffer
    real(8), pointer :: data(:) => null()
    integer :: n = 0
  contains
    procedure :: total
    final :: release
  end type
  interface buffer
    module procedure new_buffer
  end interface
  type functional
    real(8) :: c = 1
    procedure(apply_i), pointer :: apply => null()
  end type
  abstract interface
    function apply_i(self, t) result(r)
      import functional
      class(functional), intent(in) :: self
      real(8), intent(in) :: t
      real(8) :: r
    end function
  end interface
  type item
    character(len=8) :: key = ' '
    character(len=:), allocatable :: note
    real(8) :: value(2) = 0
    logical :: used = .false.
  end type
contains
  function new_buffer(x) result(b)
    real(8), intent(in) :: x(:)
    type(buffer) :: b
    allocate(b%data(size(x)))
    b%data = x
    b%n = size(x)
  end function
  function total(self) result(s)
    class(buffer), intent(in) :: self
    real(8) :: s
    s = sum(self%data**2)
  end function
  subroutine release(self)
    type(buffer), intent(inout) :: self
    if (associated(self%data)) deallocate(self%data)
    nullify(self%data)
  end subroutine
  function linear(self, t) result(r)
    class(functional), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%c*t
  end function
  function square(self, t) result(r)
    class(functional), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%c*t*t
  end function
  function weight_of(o) result(w)
    class(*), intent(in) :: o
    real(8) :: w
    select type (o)
    type is (real(8))
      w = o**2
    type is (integer)
      w = o
    type is (item)
      w = o%value(1)*o%value(2)
    class default
      w = 0
    end select
  end function
end module
function finalised(x, n) result(s)
  use finals_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(buffer) :: b
  allocate(b%data(n))
  b%data = x*x
  s = b%total()
end function
function with_callbacks(x, n) result(s)
  use finals_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(functional) :: f(2)
  integer :: i
  f(1)%c = x(1)
  f(1)%apply => linear
  f(2)%c = x(2)
  f(2)%apply => square
  s = 0
  do i = 1, 2
    s = s + f(i)%apply(x(3))*x(i)
  end do
end function
function anything(x, n) result(s)
  use finals_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(item) :: t
  t%value = x(1:2)*x(3)
  s = weight_of(x(1)) + weight_of(3)*x(2) + weight_of(t) + weight_of('text')
end function
