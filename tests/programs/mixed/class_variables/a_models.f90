! Objects in variables of a Fortran module, made long before: a call goes to the procedure of each, its numbers are constant.
! differentiate: of_variable(x)  at: x = 0.7
! differentiate: of_pointer(x)  at: x = 0.7
! differentiate: of_component(x)  at: x = 0.7
! differentiate: of_each(x, n)  at: x = 0.7 1.2, n = 2
module models
  use iso_c_binding, only: c_int
  implicit none
  type :: model
    real(8) :: exponent = 2
    real(8), allocatable :: more(:)
  contains
    procedure :: density
  end type
  type, extends(model) :: steeper
    real(8) :: factor = 3
  contains
    procedure :: density => steeper_density
  end type
  type :: holder
    class(model), allocatable :: inner
  end type
  class(model), allocatable :: variable
  class(model), pointer :: pointed => null()
  type(holder), allocatable :: holders(:)
contains
  subroutine density(this, a, r)
    class(model), intent(inout) :: this
    real(8), intent(in) :: a
    real(8), intent(out) :: r
    r = a**this%exponent
  end subroutine
  subroutine steeper_density(this, a, r)
    class(steeper), intent(inout) :: this
    real(8), intent(in) :: a
    real(8), intent(out) :: r
    r = this%factor * a**this%exponent + dot_product(this%more, this%more) * a
  end subroutine
  subroutine set_up() bind(c)
    allocate (model :: variable)
    allocate (steeper :: pointed)
    pointed%more = [0.5d0, 0.25d0]
    allocate (holders(2))
    allocate (steeper :: holders(1)%inner)
    holders(1)%inner%more = [1.5d0]
    allocate (model :: holders(2)%inner)
    holders(2)%inner%exponent = 3
  end subroutine
  real(8) function of_variable(x) bind(c)
    real(8), intent(in) :: x
    call variable%density(x, of_variable)
  end function
  real(8) function of_pointer(x) bind(c)
    real(8), intent(in) :: x
    call pointed%density(x, of_pointer)
  end function
  real(8) function of_component(x) bind(c)
    real(8), intent(in) :: x
    call holders(1)%inner%density(x, of_component)
  end function
  real(8) function of_each(x, n) bind(c)
    integer(c_int), value :: n
    real(8), intent(in) :: x(n)
    real(8) :: r
    integer :: i
    of_each = 1
    do i = 1, n
      call holders(i)%inner%density(x(i), r)
      of_each = of_each * r
    end do
  end function
end module
