! The text of an error is put together, and copied into a component of the object that also has the numbers.
! differentiate: energy(x)  at: x = 0.3 0.7 0.5
module things
  implicit none
  type :: exception_t
    integer :: code = 0
    character(50) :: origin = ''
    character(150) :: msg = ''
  end type
  type :: geom_t
    real(8), allocatable :: coords(:)
    real(8) :: cutoff = 2
    type(exception_t) :: exc
  end type
contains
  function tostr(k) result(s)
    integer, intent(in) :: k
    character(len=50) :: s
    write (s, "(g50.6)") k
    s = adjustl(s)
  end function
  subroutine solve(a, exc)
    real(8), intent(inout) :: a(:)
    type(exception_t), intent(out), optional :: exc
    integer :: flag
    flag = 0
    if (a(1) < -5) flag = size(a)
    a = a**2
    if (flag /= 0) then
      if (present(exc)) then
        exc%code = 3
        exc%origin = 'DSYEV'
        exc%msg = 'Failed with code '//trim(tostr(flag))
      end if
    end if
  end subroutine
end module

function energy(x) result(r)
  use things
  implicit none
  double precision, intent(inout) :: x(3)
  double precision :: r
  type(geom_t) :: geom
  geom%coords = x
  call solve(geom%coords, geom%exc)
  r = sum(geom%coords)*geom%cutoff
  if (geom%exc%code /= 0) r = 0
end function
