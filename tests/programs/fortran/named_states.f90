! Names beside the numbers of polymorphic objects: what an object is made of stands in the table of its type.
! differentiate: doubled(x)  at: x = 0.7 0.3
! differentiate: chosen(x)  at: x = 0.7 0.3
! differentiate: grouped(x)  at: x = 0.7 0.3
module states
  implicit none
  type :: place
    complex(8) :: at = 0
    character(len=5) :: unit = 'm'
    logical :: is_known = .false.
  end type
  type :: state
    character(len=12) :: label = 'none'
    real(8) :: par(2)
    integer :: law = 1
  end type
  type, extends(state) :: moving
    type(place) :: where(2)
    real(4) :: mass = 1
    character(len=3) :: note = 'abc'
  end type
contains
  function twice(lhs) result(s)
    class(state), intent(in) :: lhs
    class(state), allocatable :: s
    allocate (s, source=state('rate', lhs%par * 2))
  end function
  subroutine assign(lhs, rhs)
    class(state), intent(inout) :: lhs
    class(state), intent(in) :: rhs
    lhs%par = rhs%par
    lhs%law = rhs%law
    lhs%label = rhs%label
  end subroutine
end module

real(8) function doubled(x)
  use states
  implicit none
  real(8), intent(in) :: x(2)
  class(state), allocatable :: half
  type(state) :: this
  this = state('x', x)
  allocate (half, source=this)
  call assign(half, twice(this))
  doubled = half%par(1) * half%par(2)
end function

real(8) function chosen(x)
  use states
  implicit none
  real(8), intent(in) :: x(2)
  class(state), allocatable :: a
  type(moving) :: b
  b%label = 'moving'
  b%par = x
  b%where(1)%at = cmplx(x(1), x(2), 8)
  b%where(2)%at = b%where(1)%at**2
  allocate (a, source=b)
  call assign(a, twice(b))
  chosen = a%par(1) * a%par(2)
  select type (a)
  type is (moving)
    b%note = a%note
    chosen = chosen + real(a%where(2)%at) * aimag(a%where(1)%at) * a%mass
  end select
end function

real(8) function grouped(x)
  use states
  implicit none
  type :: holder
    class(state), allocatable :: item
  end type
  real(8), intent(in) :: x(2)
  type(holder) :: all(3)
  integer :: i
  do i = 1, 3
    if (mod(i, 2) == 0) then
      allocate (moving :: all(i)%item)
    else
      allocate (state :: all(i)%item)
    end if
    all(i)%item%par = x * i
    all(i)%item%label = 'item'
  end do
  call assign(all(1)%item, all(2)%item)
  grouped = sum([(all(i)%item%par(1) * all(i)%item%par(2), i=1, 3)])
  if (all(1)%item%label /= 'item') grouped = -grouped
end function
