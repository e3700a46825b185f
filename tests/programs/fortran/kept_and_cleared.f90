! Module arrays that stay allocated between calls; components of components that are cleared; objects with C addresses.
! differentiate: kept(x, n)  at: x = 1 2 3, n = 3
! differentiate: cleared(x, n)  at: x = 0.5 1.2 -0.3 0.8, n = 4
! differentiate: addresses(x, n)  at: x = 1 2 3, n = 3
! differentiate: chained(x, n)  at: x = 1 2 3, n = 3
module kept_m
  use iso_c_binding
  implicit none
  real(8), allocatable, save :: weights(:), work(:,:)
  type tracer
    real(8), allocatable :: val(:)
    integer :: n = 0
  end type
  type model
    type(tracer), allocatable :: tr(:)
  end type
  type, bind(c) :: view
    real(c_double) :: scale
    type(c_ptr) :: data
  end type
  type link
    class(*), allocatable :: item
    type(link), pointer :: next => null()
  end type
contains
  subroutine init(self, n)
    class(model), intent(inout) :: self
    integer, intent(in) :: n
    integer :: i
    allocate(self%tr(2))
    do i = 1, 2
      allocate(self%tr(i)%val(n))
      self%tr(i)%val = 0
    end do
  end subroutine
  subroutine push(head, item)
    type(link), pointer, intent(inout) :: head
    class(*), intent(in) :: item
    type(link), pointer :: n
    allocate(n)
    allocate(n%item, source=item)
    n%next => head
    head => n
  end subroutine
end module

function kept(x, n) result(s)
  use kept_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  if (.not. allocated(work)) allocate(work(n, 2))
  weights = 1 - x
  work(:, 1) = weights*x
  work(:, 2) = work(:, 1)**2
  s = sum(work(:, 1)*work(:, 2)) + sum(weights)
end function

function cleared(x, n) result(s)
  use kept_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(model) :: a
  call init(a, n)
  a%tr(1)%val = x**2
  a%tr(2)%val = a%tr(2)%val + sin(x)
  s = sum(a%tr(1)%val*a%tr(2)%val)
end function

function addresses(x, n) result(s)
  use kept_m
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8) :: s
  type(view) :: v
  real(8), pointer :: p(:)
  v = view(x(1), c_loc(x))
  call c_f_pointer(v%data, p, [n])
  s = sum(p**2)*v%scale
end function

function chained(x, n) result(s)
  use kept_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(link), pointer :: head, old
  integer :: i
  head => null()
  do i = 1, n
    call push(head, x(i)**2)
    call push(head, i)
  end do
  s = 0
  do while (associated(head))
    select type (v => head%item)
    type is (real(8))
      s = s*x(1) + v
    type is (integer)
      s = s + v
    end select
    old => head
    head => head%next
    deallocate(old)
  end do
end function
