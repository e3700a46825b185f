! Types with allocatable components: deep copies, arrays of them, function results, nested, moved.
! differentiate: deep_copy(x, n)  at: x = 1 2 3, n = 3
! differentiate: list_of_vectors(x, n)  at: x = 1 2 3, n = 3
! differentiate: returned(x, n)  at: x = 1 2 3, n = 3
! differentiate: moved(x, n)  at: x = 1 2 3, n = 3
! differentiate: nested(x, n)  at: x = 1 2 3, n = 3
module containers_m
  type vec
    real(8), allocatable :: v(:)
  end type
  type mesh
    integer :: n = 0
    type(vec) :: nodes
    type(vec), allocatable :: cells(:)
    real(8) :: scale = 2d0
  end type
  type node
    real(8) :: value
    type(node), pointer :: next => null()
  end type
  type tnode
    real(8) :: value
    type(tnode), allocatable :: left, right
  end type
contains
  function make(x) result(r)
    real(8), intent(in) :: x(:)
    type(vec) :: r
    r%v = x**2
  end function
  function scaled(x, f) result(r)
    real(8), intent(in) :: x(:), f
    real(8), allocatable :: r(:)
    allocate(r(size(x)))
    r = f*x
  end function
  recursive subroutine insert(t, v)
    type(tnode), allocatable, intent(inout) :: t
    real(8), intent(in) :: v
    if (.not. allocated(t)) then
      allocate(t)
      t%value = v
    else if (v < t%value) then
      call insert(t%left, v)
    else
      call insert(t%right, v)
    end if
  end subroutine
  recursive function total(t, depth) result(s)
    type(tnode), allocatable, intent(in) :: t
    integer, intent(in) :: depth
    real(8) :: s
    s = 0
    if (allocated(t)) s = t%value**2*depth + total(t%left, depth+1) + total(t%right, depth+1)
  end function
end module
function deep_copy(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(vec) :: a, b
  a%v = x*x
  b = a
  b%v(1) = b%v(2)*3
  a%v(2) = 1
  s = sum(a%v*x) + sum(b%v**2)
end function

function list_of_vectors(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(vec), allocatable :: list(:), other(:)
  allocate(list(n))
  do i = 1, n
    allocate(list(i)%v(i))
    list(i)%v = x(i)**i
  end do
  other = list
  s = 0
  do i = 1, n
    s = s + sum(list(i)%v*other(n)%v(1:i))
  end do
end function

function returned(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(vec) :: a
  real(8), allocatable :: t(:)
  a = make(x)
  t = scaled(a%v, x(1))
  s = sum(t*x) + sum(scaled(x, 2d0))
end function

function moved(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: t(:), u(:)
  type(vec), allocatable :: p(:), q(:)
  allocate(t(n), source=x)
  allocate(u, mold=t)
  u = t**2
  call move_alloc(u, t)
  allocate(p(2))
  p(1) = make(t)
  p(2) = make(x)
  call move_alloc(p, q)
  s = sum(q(1)%v) + sum(q(2)%v*x) + sum(t)
end function

function nested(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(mesh) :: m, k
  m%nodes = make(x)
  allocate(m%cells(2))
  m%cells(1) = make(x(1:2))
  m%cells(2)%v = [x(3), x(1)*x(2), x(2)]
  m%n = n
  k = m
  m%cells(1)%v(1) = 5
  s = k%scale*sum(k%nodes%v)*k%n + dot_product(k%cells(1)%v, k%cells(2)%v(2:3)) + m%cells(1)%v(1)*x(1)
end function
