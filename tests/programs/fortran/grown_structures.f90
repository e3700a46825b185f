! Arrays that grow, linked lists and trees of allocatable nodes.
! differentiate: grows(x, n)  at: x = 1 2 3, n = 3
! differentiate: linked(x, n)  at: x = 1 2 3, n = 3
! differentiate: tree(x, n)  at: x = 1 2 3, n = 3
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
function grows(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: t(:)
  allocate(t(0))
  do i = 1, n
    t = [t, x(i)**2, x(i)]
  end do
  s = 0
  do i = 1, size(t)
    s = s + t(i)*i
  end do
  t = [(x(i)*i, i=1,n)]
  s = s*sum(t)
end function

function linked(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(node), pointer :: head, p
  nullify(head)
  do i = 1, n
    allocate(p)
    p%value = x(i)**2
    p%next => head
    head => p
  end do
  s = 0
  p => head
  i = 1
  do while (associated(p))
    s = s + p%value*i
    i = i + 1
    p => p%next
  end do
  do while (associated(head))
    p => head%next
    deallocate(head)
    head => p
  end do
end function

function tree(x, n) result(s)
  use containers_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(tnode), allocatable :: root
  do i = 1, n
    call insert(root, x(i))
  end do
  s = total(root, 1)
end function
