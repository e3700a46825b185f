! Type-bound procedures, polymorphism by class and extends, procedure arguments.
! differentiate: methods(x)  at: x = 1.3
! differentiate: with_procedure(x)  at: x = 0.7
module objects
  implicit none
  type :: counter
    real(8) :: value = 0
  contains
    procedure :: add
    procedure :: square
  end type counter
  abstract interface
    function scalar_function(v) result(r)
      real(8), intent(in) :: v
      real(8) :: r
    end function scalar_function
  end interface
contains
  subroutine add(self, v)
    class(counter), intent(inout) :: self
    real(8), intent(in) :: v
    self%value = self%value + v * v
  end subroutine add
  function square(self) result(r)
    class(counter), intent(in) :: self
    real(8) :: r
    r = self%value**2
  end function square
  function twice(f, v) result(r)
    procedure(scalar_function) :: f
    real(8), intent(in) :: v
    real(8) :: r
    r = f(f(v))
  end function twice
  function wave(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = sin(v) * v
  end function wave
end module objects

function methods(x) result(s)
  use objects
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  type(counter) :: c
  call c%add(x)
  call c%add(x * 2)
  s = c%square() + c%value
end function methods

function with_procedure(x) result(s)
  use objects
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  s = twice(wave, x)
end function with_procedure
