! Derived types: components, nesting, arrays of them, allocatable components.
! differentiate: kinetic(x, n)  at: x = 1 2 3 0.5 1.5 2.5, n = 3
! differentiate: with_parts(x, n)  at: x = 1 2 3, n = 3
module bodies
  implicit none
  type point
    real(8) :: x, y
  end type point
  type body
    type(point) :: position
    real(8) :: mass
    integer :: id
  end type body
  type series
    integer :: count = 0
    real(8), allocatable :: values(:)
  end type series
contains
  pure function distance2(a, b) result(d)
    type(point), intent(in) :: a, b
    real(8) :: d
    d = (a%x - b%x)**2 + (a%y - b%y)**2
  end function distance2
end module bodies

function kinetic(x, n) result(e)
  use bodies
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2 * n)
  real(8) :: e
  type(body) :: all(n)
  integer :: i, j
  do i = 1, n
    all(i) = body(point(x(2 * i - 1), x(2 * i)), x(i) + 1, i)
  end do
  e = 0
  do i = 1, n
    do j = 1, i - 1
      e = e + all(i)%mass * all(j)%mass / (distance2(all(i)%position, all(j)%position) + 0.1d0) * all(i)%id
    end do
  end do
end function kinetic

function with_parts(x, n) result(s)
  use bodies
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(series) :: t
  integer :: i
  allocate (t%values(n))
  t%count = n
  do i = 1, t%count
    t%values(i) = x(i)**2
  end do
  s = 0
  do i = 1, t%count
    s = s + t%values(i) * t%values(t%count + 1 - i)
  end do
end function with_parts
