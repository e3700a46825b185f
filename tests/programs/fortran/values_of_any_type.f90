! Values of any type, one after another in the same place: what held a record holds a number, then a record again.
! differentiate: replaced(x, y)  at: x = 1.7, y = 0.6
! differentiate: stacked(x, y)  at: x = 1.7, y = 0.6
module anything
  implicit none
  type :: base
    real(8) :: size = 10
  end type
  type, extends(base) :: box
    real(8) :: width, height
    real(8), allocatable :: more(:)
  end type
  type :: item
    class(*), allocatable :: value
    type(item), pointer :: next => null()
  end type
contains
  function measure(v) result(m)
    class(*), intent(in) :: v
    real(8) :: m
    m = -1
    select type (v)
    class is (base)
      m = 3 * v%size
      select type (v)
      type is (box)
        m = m + v%width * v%height + sum(v%more)
      end select
    type is (real(8))
      m = 2 * v
    type is (complex(8))
      m = abs(v)
    type is (integer)
      m = v
    type is (character(*))
      m = len(v)
    end select
  end function
end module

function replaced(x, y) result(s)
  use anything
  implicit none
  real(8), intent(in) :: x, y
  real(8) :: s
  class(*), allocatable :: a
  type(item) :: it
  a = box(x, y, x * y, [x, y, x])
  s = measure(a)
  a = y**2
  s = s * measure(a)
  deallocate (a)
  allocate (a, source=box(y, x, y, [x]))
  s = s + measure(a)
  deallocate (a)
  allocate (a, source=sin(x))
  s = s + measure(a)
  allocate (it%value, source=box(y, x, y, [x]))
  a = it%value
  it%value = cmplx(x, y, 8)
  s = s + measure(a) * measure(it%value)
  it%value = 3
  s = s * measure(it%value)
  it%value = "some text"
  s = s + y * measure(it%value)
end function

function stacked(x, y) result(s)
  use anything
  implicit none
  real(8), intent(in) :: x, y
  real(8) :: s
  type(item), pointer :: head, p
  head => null()
  call push(x)
  call push(3)
  call push(box(x, y, x + y, [y]))
  call push("some text")
  call push(base(x * y))
  call push(cmplx(x, y, 8))
  s = 0
  do while (associated(head))
    s = s * 1.5d0 + measure(head%value)
    p => head
    head => head%next
    deallocate (p)
  end do
contains
  subroutine push(v)
    class(*), intent(in) :: v
    type(item), pointer :: fresh
    allocate (fresh)
    allocate (fresh%value, source=v)
    fresh%next => head
    head => fresh
  end subroutine
end function
