! Records of default reals, integers and logicals behind descriptors: a heap that grows, a recursive sort, array
! intrinsics on matrices of them.
! differentiate: queue(x, n)  at: x = 1.5 0.75 2.25 0.5 3.5, n = 5
! differentiate: quick(x, n)  at: x = 1.5 0.75 2.25 0.5 3.5, n = 5
! differentiate: grid(x, n)  at: x = 1.5 0.75 2.25 0.5 3.5, n = 5
! differentiate: shared(x, n)  at: x = 1.5 0.75 2.25 0.5 3.5, n = 5
module records_of_singles_types
  implicit none
  type event
    real(4) :: time
    integer :: kind
    integer(8) :: serial
    logical :: done
    integer :: tags(3)
    real(4) :: w(2)
  end type
  type heap
    integer :: n = 0
    type(event), allocatable :: e(:)
  contains
    procedure :: push, pop
  end type
contains
  subroutine grow(e)
    type(event), allocatable, intent(inout) :: e(:)
    type(event), allocatable :: t(:)
    allocate(t(2 * size(e)))
    t(1:size(e)) = e
    call move_alloc(t, e)
  end subroutine
  subroutine push(this, ev)
    class(heap), intent(inout) :: this
    type(event), intent(in) :: ev
    type(event) :: t
    integer :: i
    if (.not. allocated(this%e)) allocate(this%e(1))
    if (this%n == size(this%e)) call grow(this%e)
    this%n = this%n + 1
    this%e(this%n) = ev
    i = this%n
    do while (i > 1)
      if (this%e(i/2)%time <= this%e(i)%time) exit
      t = this%e(i/2); this%e(i/2) = this%e(i); this%e(i) = t
      i = i / 2
    end do
  end subroutine
  subroutine pop(this, ev)
    class(heap), intent(inout) :: this
    type(event), intent(out) :: ev
    integer :: i, c
    ev = this%e(1)
    this%e(1) = this%e(this%n)
    this%n = this%n - 1
    i = 1
    do
      c = 2*i
      if (c > this%n) exit
      if (c < this%n) then
        if (this%e(c+1)%time < this%e(c)%time) c = c + 1
      end if
      if (this%e(i)%time <= this%e(c)%time) exit
      call swap(this%e(i), this%e(c))
      i = c
    end do
  end subroutine
  subroutine swap(a, b)
    type(event), intent(inout) :: a, b
    type(event) :: t
    t = a; a = b; b = t
  end subroutine
  recursive subroutine qsort(e)
    type(event), intent(inout) :: e(:)
    integer :: i, last
    if (size(e) < 2) return
    last = 1
    do i = 2, size(e)
      if (e(i)%time < e(1)%time) then
        last = last + 1
        if (last /= i) call swap(e(last), e(i))
      end if
    end do
    if (last /= 1) call swap(e(1), e(last))
    call qsort(e(:last-1))
    call qsort(e(last+1:))
  end subroutine
  subroutine reversed(a, b)
    integer, intent(in) :: a(:)
    integer, intent(out) :: b(:)
    integer :: k
    do k = 1, size(a)
      b(k) = a(size(a) + 1 - k)
    end do
  end subroutine
end module
function queue(x, n) result(s)
  use records_of_singles_types
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s
  type(heap) :: h
  type(event) :: ev
  integer :: i
  do i = 1, n
    call h%push(event(x(i)*x(1), i, int(i, 8), mod(i,2)==0, [i,2*i,3], [x(i), 2*x(i)]))
  end do
  s = 0
  i = 0
  do while (h%n > 0)
    call h%pop(ev)
    i = i + 1
    s = s + ev%time * i * ev%kind + ev%w(2) * ev%tags(2)
    if (ev%done) s = s + ev%serial * ev%w(1)
  end do
end function
function quick(x, n) result(s)
  use records_of_singles_types
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s
  type(event) :: e(n)
  integer :: i
  do i = 1, n
    e(i) = event(x(i)*x(i), i, int(i, 8), mod(i,2)==0, [i,2*i,3], [x(i), 2*x(i)])
  end do
  call qsort(e)
  s = 0
  do i = 1, n
    s = s + e(i)%time * i * e(i)%kind + e(i)%w(2) * e(i)%tags(2)
    if (e(i)%done) s = s + e(i)%serial * e(i)%w(1)
  end do
end function
function grid(x, n) result(s)
  use records_of_singles_types
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s
  type(event), allocatable :: g(:,:), h(:,:)
  integer :: i, j
  allocate(g(n, 3))
  do j = 1, 3
    do i = 1, n
      g(i, j) = event(x(i)*j, i, int(i, 8), mod(i,2)==0, [i,2*i,j], [x(i), 2*x(j)])
    end do
  end do
  h = transpose(g)
  g = cshift(g, 1, 1)
  g(1:2, :) = g(4:5, :)
  h = merge(h, transpose(g), h%done)
  s = sum(h%time * h%kind) + sum(g%w(2) * g%tags(2)) + sum(pack(h%w(1), h%done))
end function
! Numbers that an integer array shares storage with: what the subroutine moves are integers to it.
function shared(x, n) result(s)
  use records_of_singles_types
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s, e(10), f(10)
  integer :: i, ie(10), jf(10)
  equivalence (e, ie)
  equivalence (f, jf)
  e = 0
  e(1:n) = x
  call reversed(ie, jf)
  s = 0
  do i = 1, 10
    s = s + f(i)**2*i
  end do
end function
