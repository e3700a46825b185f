! Threaded state, complex allocatables, nested types with pointers, array-valued members, block data, recursion over types.
! differentiate: waves(x, n)  at: x = 1 2 3, n = 3
! differentiate: views(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: swap_states(x, n)  at: x = 1 2 3, n = 3
! differentiate: quad_tree(x, n)  at: x = 0.1 0.9 0.4 0.6, n = 4
! differentiate: interp(x, n)  at: x = 0.1 0.9 0.4, n = 3
module mix2_m
  implicit none
  type field
    complex(8), allocatable :: z(:,:)
    real(8), pointer :: row(:) => null()
  end type
  type state
    real(8), allocatable :: now(:), next(:)
    type(field) :: f
  end type
  type cell
    real(8) :: mass = 0
    type(cell), pointer :: child(:) => null()
  end type
contains
  subroutine advance(s)
    type(state), intent(inout), target :: s
    real(8), allocatable :: t(:)
    s%next = 0.5d0*s%now + s%now**2
    call move_alloc(s%now, t)
    call move_alloc(s%next, s%now)
    call move_alloc(t, s%next)
  end subroutine
  recursive subroutine add(c, at, m, depth)
    type(cell), intent(inout) :: c
    real(8), intent(in) :: at, m
    integer, intent(in) :: depth
    c%mass = c%mass + m
    if (depth == 0) return
    if (.not. associated(c%child)) allocate(c%child(2))
    if (at < 0.5d0) then
      call add(c%child(1), 2*at, m, depth - 1)
    else
      call add(c%child(2), 2*at - 1, m, depth - 1)
    end if
  end subroutine
  recursive function energy(c) result(e)
    type(cell), intent(in) :: c
    real(8) :: e
    integer :: k
    e = c%mass**2
    if (associated(c%child)) then
      do k = 1, 2
        e = e + energy(c%child(k))/2
      end do
    end if
  end function
  recursive subroutine destroy(c)
    type(cell), intent(inout) :: c
    integer :: k
    if (.not. associated(c%child)) return
    do k = 1, 2
      call destroy(c%child(k))
    end do
    deallocate(c%child)
  end subroutine
end module
function waves(x, n) result(s)
  use mix2_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(field) :: a, b
  integer :: i
  allocate(a%z(n, 2))
  do i = 1, n
    a%z(i, :) = [cmplx(x(i), 1d0, 8), exp(cmplx(0d0, x(i), 8))]
  end do
  b = a
  b%z = b%z*conjg(a%z) + a%z(1, 1)
  s = sum(abs(b%z)) + real(sum(a%z*b%z)) + aimag(b%z(2, 2))
end function
function views(x, n) result(s)
  use mix2_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), target :: m(n, n)
  type(field) :: f(2)
  integer :: i
  do i = 1, n
    m(:, i) = x*x(i)
  end do
  f(1)%row => m(2, :)
  f(2)%row => m(:, n)
  f(1)%row = f(1)%row + f(2)%row
  m(2, n) = m(2, n)*2
  s = sum(f(1)%row*f(2)%row) + sum(m)
end function
function swap_states(x, n) result(s)
  use mix2_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(state) :: st
  integer :: i
  st%now = x
  do i = 1, 3
    call advance(st)
  end do
  s = sum(st%now) + st%next(1)
end function
function quad_tree(x, n) result(s)
  use mix2_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(cell) :: root
  integer :: i
  do i = 1, n
    call add(root, x(i), x(i)**2, 3)
  end do
  s = energy(root)
  call destroy(root)
end function
function interp(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), dimension(:), allocatable :: knots, values, slopes
  integer :: i, k
  knots = [(0.25d0*(i - 1), i = 1, 5)]
  values = sin(knots*x(1))
  allocate(slopes, source=(values(2:) - values(:4))/(knots(2:) - knots(:4)))
  s = 0
  do i = 1, n
    k = count(knots(:4) <= x(i))
    s = s + values(k) + slopes(k)*(x(i) - knots(k))
  end do
end function
