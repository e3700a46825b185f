! Items with a name beside allocatable components: grown, sorted and copied whole.
! differentiate: grown(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
! differentiate: ordered(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
! differentiate: nested(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
module named_items
  use iso_c_binding
  implicit none
  type :: item
    character(16) :: name
    real(c_double), allocatable :: values(:)
    real(c_double) :: weight
    integer :: count
    logical :: used
  end type
  type :: shelf
    character(len=:), allocatable :: label
    type(item), allocatable :: items(:)
    integer :: n = 0
  end type
contains
  function made(k, x) result(r)
    integer, intent(in) :: k
    real(c_double), intent(in) :: x
    type(item) :: r
    integer :: j
    write(r%name, '(a,i0)') 'item', k
    r%count = k
    r%weight = x
    r%used = mod(k, 2) == 0
    r%values = [(x * j, j = 1, k)]
  end function

  function grown(x, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: s
    type(item), allocatable :: items(:)
    integer :: i
    allocate(items(0))
    do i = 1, n
      items = [items, made(i, x(i))]
    end do
    s = 0
    do i = 1, n
      if (items(i)%name == 'item2') s = s + x(1)
      s = s + items(i)%weight * sum(items(i)%values) * items(i)%count
    end do
  end function

  function ordered(x, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: s
    type(item) :: items(n), t
    integer :: i, j
    do i = 1, n
      items(i) = made(i, x(i))
    end do
    do i = 1, n - 1
      do j = 1, n - i
        if (items(j)%weight > items(j + 1)%weight) then
          t = items(j)
          items(j) = items(j + 1)
          items(j + 1) = t
        end if
      end do
    end do
    s = 0
    do i = 1, n
      s = s + i * items(i)%weight**2 * items(i)%values(1)
    end do
  end function

  subroutine add(s, i)
    type(shelf), intent(inout) :: s
    type(item), intent(in) :: i
    type(item), allocatable :: more(:)
    if (.not. allocated(s%items)) allocate(s%items(2))
    if (s%n == size(s%items)) then
      allocate(more(2 * s%n))
      more(1:s%n) = s%items(1:s%n)
      call move_alloc(more, s%items)
    end if
    s%n = s%n + 1
    s%items(s%n) = i
  end subroutine

  function nested(x, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: s
    type(shelf) :: a, b
    integer :: i
    a%label = 'first'
    do i = 1, n
      call add(a, made(i, x(i)))
    end do
    b = a
    b%label = b%label // ' copy'
    s = 0
    do i = 1, b%n
      s = s + b%items(i)%weight * b%items(i)%values(b%items(i)%count) * len(b%label)
    end do
  end function
end module
