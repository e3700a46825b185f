! Reactions read from lines of text, with rates that are pointed to; a system that an internal procedure is, integrated.
! differentiate: burned(k, y)  at: k = 1.5 0.4, y = 1 0.2 0
module kinds
  use, intrinsic :: iso_c_binding, only: c_double, c_int
  implicit none
  integer, parameter :: wp = c_double
  enum, bind(c)
    enumerator :: linear = 1, quadratic, falloff
  end enum
end module

module mechanism_data
  use kinds
  implicit none
  type :: reaction
    character(len=4) :: from, into
    integer :: law = linear
    integer :: indices(2) = 0
    real(wp), pointer :: rate => null()
  end type
  type :: mechanism
    type(reaction), allocatable :: list(:)
    character(len=4), allocatable :: species(:)
  contains
    procedure :: find
    procedure :: rates
    generic :: read => read_lines
    procedure, private :: read_lines
  end type
contains
  integer function find(self, name) result(i)
    class(mechanism), intent(inout) :: self
    character(*), intent(in) :: name
    do i = 1, size(self%species)
      if (self%species(i) == name) return
    end do
    self%species = [character(4) :: self%species, name]
  end function

  subroutine read_lines(self, lines, k)
    class(mechanism), intent(inout) :: self
    character(*), intent(in) :: lines(:)
    real(wp), intent(in), target :: k(:)
    integer :: i
    character(8) :: law
    allocate (self%list(size(lines)), self%species(0))
    do i = 1, size(lines)
      associate (r => self%list(i))
        read (lines(i), *) r%from, r%into, law
        select case (law)
        case ('second'); r%law = quadratic
        case ('falloff'); r%law = falloff
        end select
        r%indices = [self%find(r%from), self%find(r%into)]
        r%rate => k(mod(i - 1, size(k)) + 1)
      end associate
    end do
  end subroutine

  function rates(self, y) result(d)
    class(mechanism), intent(in) :: self
    real(wp), intent(in) :: y(:)
    real(wp) :: d(size(y)), v
    integer :: i
    d = 0
    do i = 1, size(self%list)
      associate (r => self%list(i), from => y(self%list(i)%indices(1)))
        select case (r%law)
        case (linear); v = r%rate * from
        case (quadratic); v = r%rate * from**2
        case default; v = r%rate * from / (1 + from)
        end select
        d(r%indices) = d(r%indices) + [-v, v]
      end associate
    end do
  end function
end module

module solvers
  use kinds
  implicit none
  abstract interface
    function rhs(t, y) result(d)
      import :: wp
      real(wp), intent(in) :: t, y(:)
      real(wp) :: d(size(y))
    end function
  end interface
contains
  subroutine integrate(f, y, t0, t1, n)
    procedure(rhs) :: f
    real(wp), intent(inout) :: y(:)
    real(wp), intent(in) :: t0, t1
    integer, intent(in) :: n
    real(wp), dimension(size(y)) :: k1, k2
    real(wp) :: h, t
    integer :: i
    h = (t1 - t0) / n
    do i = 0, n - 1
      t = t0 + i * h
      k1 = f(t, y)
      k2 = f(t + h / 2, y + h / 2 * k1)
      y = y + h * k2
    end do
  end subroutine
end module

function burned(k, y) result(s)
  use kinds
  use mechanism_data
  use solvers
  implicit none
  real(wp), intent(in), target :: k(2)
  real(wp), intent(in) :: y(3)
  real(wp) :: s, z(3)
  type(mechanism) :: m
  call m%read([character(20) :: 'H2 H2O first', 'H2O OH falloff', 'OH H2 second'], k)
  z = y
  call integrate(f, z, 0._wp, 0.8_wp, 10)
  s = z(m%find('H2O')) / (1 + z(m%find('OH')))
contains
  function f(t, y) result(d)
    real(wp), intent(in) :: t, y(:)
    real(wp) :: d(size(y))
    d = m%rates(y) * (1 + 0.1_wp * t)
  end function
end function
