! Arrays of derived types with reals beside integers, logicals and texts: copied, moved, constructed, passed on.
! differentiate: one_copied(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: sections(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: whole(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: moved(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: constructed(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: components(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: dummies(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: classes(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: named(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
! differentiate: sortrec(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
module kinds_of_records
  implicit none
  type rec
    real(8) :: v
    integer :: id
    logical :: on
    real(8) :: w(2)
  end type
  type named_rec
    character(len=8) :: name
    real(8) :: v
    integer :: k
  end type
  type holder
    integer :: n
    real(8), allocatable :: d(:)
    type(rec), allocatable :: r(:)
  end type
  type shape
    integer :: tag
    real(8) :: scale
  end type
  type, extends(shape) :: disk
    real(8) :: radius
    integer :: m
  end type
contains
  subroutine fill(a, x)
    type(rec), intent(out) :: a(:)
    real(8), intent(in) :: x(:)
    integer :: i
    do i = 1, size(a)
      a(i)%v = x(i)**2
      a(i)%id = i
      a(i)%on = mod(i, 2) == 0
      a(i)%w = [x(i), 2*x(i)]
    end do
  end subroutine
  real(8) function total(a) result(s)
    type(rec), intent(in) :: a(:)
    integer :: i
    s = 0
    do i = 1, size(a)
      s = s + a(i)%v * a(i)%id + merge(a(i)%w(1), a(i)%w(2)**2, a(i)%on)
    end do
  end function
end module
real(8) function one_copied(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:), b(:)
  allocate(a(n), b(n))
  call fill(a, x)
  call fill(b, x*x)
  a(1) = b(2)
  b(3) = a(1)
  one_copied = total(a) * total(b)
end function
real(8) function sections(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:), b(:)
  allocate(a(n), b(n))
  call fill(a, x)
  call fill(b, x*x)
  a(1:n-1) = b(2:n)
  b(2:n) = b(1:n-1)
  b(1:n:2) = a(n:1:-2)
  sections = total(a) * total(b)
end function
real(8) function whole(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:), b(:), c(:)
  allocate(a(n))
  call fill(a, x)
  b = a
  c = b(n:1:-1)
  c = [c, a(1)]
  b = c
  whole = total(a) * total(b)
end function
real(8) function moved(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:), b(:)
  integer :: i
  allocate(a(2))
  call fill(a, x)
  do i = 3, n
    allocate(b(i))
    b(1:i-1) = a
    b(i) = rec(x(i), i, .true., [x(i), x(1)])
    call move_alloc(b, a)
  end do
  moved = total(a)
end function
real(8) function constructed(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:)
  type(rec) :: c(2)
  integer :: i
  a = [(rec(x(i)**3, i, i > 2, [x(i), x(1)]), i = 1, n)]
  c = [a(2), rec(x(1), 7, .false., x(1:2))]
  constructed = total(a) + total(c) + total([a(1), c(1)])
end function
real(8) function components(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(holder), allocatable :: h(:), g(:)
  type(holder) :: one
  integer :: i
  allocate(h(3))
  do i = 1, 3
    h(i)%n = i
    h(i)%d = x * i
    allocate(h(i)%r(n))
    call fill(h(i)%r, x + i)
  end do
  g = h
  h(1) = g(2)
  one = g(3)
  h(2:3) = g(1:2)
  components = 0
  do i = 1, 3
    components = components + sum(h(i)%d**2) * g(i)%n + total(h(i)%r) * total(one%r)
  end do
end function
real(8) function dummies(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec) :: a(n), m(2, n)
  call fill(a, x)
  m(1, :) = a
  m(2, :) = a(n:1:-1)
  call change(a(2:n))
  call change(m(2, :))
  dummies = total(a(::2)) * total(m(1, :)) + total(m(2, 2:3))
contains
  subroutine change(p)
    type(rec), intent(inout) :: p(:)
    type(rec) :: t
    t = p(1)
    p(1) = p(size(p))
    p(size(p)) = t
    p%v = p%v * 2
    p(:)%id = p%id + 1
  end subroutine
end function
real(8) function classes(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  class(shape), allocatable :: a(:), b
  type(disk) :: d(2)
  integer :: i
  do i = 1, 2
    d(i) = disk(i, x(i), x(i)**2, 3)
  end do
  allocate(a, source=d)
  allocate(b, source=d(2))
  classes = 0
  select type (a)
  type is (disk)
    a(1) = d(2)
    classes = sum(a%radius * a%scale * a%tag) * a(1)%m
  end select
  select type (b)
  type is (disk)
    classes = classes + b%radius * b%scale
  end select
end function
real(8) function named(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(named_rec), allocatable :: a(:), b(:)
  integer :: i
  allocate(a(n))
  do i = 1, n
    a(i)%name = 'abc'
    a(i)%v = x(i)**2
    a(i)%k = i
  end do
  b = a
  a(1) = b(2)
  a(2:3) = b(1:2)
  b = [b, named_rec('zz', x(1), 3)]
  named = sum(a%v * a%k) * sum(b%v)
  if (b(2)%name == 'abc') named = named + b(n)%v
end function
real(8) function sortrec(x, n)
  use kinds_of_records
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  type(rec), allocatable :: a(:)
  type(rec) :: t
  integer :: i, j
  allocate(a(n))
  call fill(a, x)
  do i = 1, n - 1
    do j = 1, n - i
      if (a(j)%v > a(j+1)%v) then
        t = a(j); a(j) = a(j+1); a(j+1) = t
      end if
    end do
  end do
  a = pack(a, a%id /= 2)
  sortrec = 0
  do i = 1, size(a)
    sortrec = sortrec + i * a(i)%v * a(i)%w(2)
  end do
end function
