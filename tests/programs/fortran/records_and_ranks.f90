! Text beside numbers, sections of components, array functions, elemental subroutines, recursion with allocatables.
! differentiate: named(x, n)  at: x = 1 2 3, n = 3
! differentiate: columns(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: sorted(x, n)  at: x = 3 1 2.5 0.5 4, n = 5
! differentiate: interpolated(x, n)  at: x = 0.3 1.7 2.2, n = 3
! differentiate: cubes(x, n)  at: x = 1 2 3, n = 3
! differentiate: by_c_pointer(x, n)  at: x = 1 2 3, n = 3
! differentiate: ranks(x, n)  at: x = 1 2 3 4, n = 4
module more_m
  implicit none
  type record
    character(len=8) :: key = ' '
    real(8) :: value(2) = 0
    logical :: used = .false.
    integer :: hits = 0
  end type
  type particle
    real(8) :: x(3) = 0, v(3) = 0
    real(8) :: m = 1
  end type
  type system
    type(particle), allocatable :: p(:)
    real(8) :: g = 9.81d0
  end type
contains
  function powers(x, k) result(p)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    real(8) :: p(k)
    integer :: i
    p = [(x**i, i = 1, k)]
  end function
  elemental subroutine halve(a, b)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    a = a/2 + b*b
  end subroutine
  recursive function quicksort(a) result(r)
    real(8), intent(in) :: a(:)
    real(8) :: r(size(a))
    real(8), allocatable :: low(:), high(:)
    if (size(a) <= 1) then
      r = a
    else
      low = pack(a(2:), a(2:) < a(1))
      high = pack(a(2:), a(2:) >= a(1))
      r = [quicksort(low), a(1), quicksort(high)]
    end if
  end function
  subroutine accelerate(s, dt)
    type(system), intent(inout) :: s
    real(8), intent(in) :: dt
    integer :: i, j
    real(8) :: d(3)
    do i = 1, size(s%p)
      do j = 1, size(s%p)
        if (i == j) cycle
        d = s%p(j)%x - s%p(i)%x
        s%p(i)%v = s%p(i)%v + dt*s%p(j)%m*d/(norm2(d)**3 + 0.1d0)
      end do
    end do
    do i = 1, size(s%p)
      s%p(i)%x = s%p(i)%x + dt*s%p(i)%v
    end do
  end subroutine
  function total(a) result(s)
    real(8), intent(in) :: a(..)
    real(8) :: s
    select rank (a)
    rank (0)
      s = a
    rank (1)
      s = sum(a)
    rank (2)
      s = sum(a*a)
    rank default
      s = 0
    end select
  end function
end module
function named(x, n) result(s)
  use more_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(record), allocatable :: list(:), copy(:)
  type(record) :: one
  integer :: i
  allocate(list(n))
  do i = 1, n
    list(i)%key = 'item'
    list(i)%value = [x(i), x(i)**2]
    list(i)%used = mod(i, 2) == 1
  end do
  list(2)%key = 'second'
  copy = list
  one = copy(2)
  one%value(1) = one%value(1)*x(1)
  one%hits = one%hits + 1
  copy(2) = one
  s = sum(copy%value(1)*x)
  do i = 1, n
    if (copy(i)%used .or. copy(i)%key == 'second') s = s + copy(i)%value(1)*list(i)%value(2)*(1 + copy(i)%hits)
  end do
end function
function columns(x, n) result(s)
  use more_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: a(:,:), b(:,:)
  integer :: i
  allocate(a(3, n))
  do i = 1, n
    a(:, i) = powers(x(i), 3)
  end do
  call halve(a(1, :), x)
  b = matmul(transpose(a), a)
  b(2:3, :) = b(2:3, :)*2
  s = sum(b(:, 1)) + b(n, n) + maxval(a) + sum(a(2, ::2))
end function
function sorted(x, n) result(s)
  use more_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n)
  integer :: i
  y = quicksort(x)
  s = 0
  do i = 1, n
    s = s + y(i)**2*i
  end do
end function
function interpolated(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), parameter :: table(5) = [0d0, 1d0, 4d0, 9d0, 16d0]
  real(8), save :: weights(3) = [0.2d0, 0.3d0, 0.5d0]
  integer :: i, k
  real(8) :: f
  s = 0
  do i = 1, n
    k = min(max(int(x(i)), 0), 3)
    f = x(i) - k
    s = s + weights(mod(i, 3) + 1)*(table(k + 1)*(1 - f) + table(k + 2)*f)
  end do
end function
function cubes(x, n) result(s)
  use more_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(system) :: sys
  integer :: i
  allocate(sys%p(n))
  do i = 1, n
    sys%p(i)%x = [x(i), x(i)**2, 1d0*i]
    sys%p(i)%m = x(n + 1 - i)
  end do
  do i = 1, 3
    call accelerate(sys, 0.01d0)
  end do
  s = sys%g
  do i = 1, n
    s = s + dot_product(sys%p(i)%v, sys%p(i)%x)*sys%p(i)%m
  end do
end function
function by_c_pointer(x, n) result(s)
  use, intrinsic :: iso_c_binding
  implicit none
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8) :: s
  real(c_double), pointer :: p(:)
  type(c_ptr) :: address
  address = c_loc(x)
  call c_f_pointer(address, p, [n])
  s = sum(p**2)*p(1)
end function
function ranks(x, n) result(s)
  use more_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = total(x(1)*x(2)) + total(x) + total(reshape(x, [2, n/2]))
end function
