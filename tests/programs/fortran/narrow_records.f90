! Records of texts, default reals and integers: joined to an array that grows.
! differentiate: joined(x, n)  at: x = 1.5 0.75 2.25 0.5, n = 4
module narrow_records_types
  implicit none
  type named_record
    character(len=8) :: name
    real(4) :: v
    integer :: k
  end type
end module
function joined(x, n) result(s)
  use narrow_records_types
  implicit none
  integer, intent(in) :: n
  real(4), intent(in) :: x(n)
  real(4) :: s
  type(named_record), allocatable :: a(:), b(:)
  integer :: i
  allocate(a(n))
  do i = 1, n
    a(i)%name = 'abc'
    a(i)%v = x(i)**2
    a(i)%k = i
  end do
  b = a
  b = [b, named_record('zz', x(1), 3)]
  s = sum(a%v * a%k) * sum(b%v)
end function
