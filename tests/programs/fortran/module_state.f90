! Module variables: parameters, active state, a work array, procedures of the module differentiated directly.
! differentiate: advance(x, n)  at: x = 1 2 3, n = 3
! differentiate: damped(x)  at: x = 0.7
module model
  implicit none
  real(8), parameter :: rate = 0.25d0
  real(8), private :: state = 0
  real(8), private :: work(16)
contains
  subroutine push(v)
    real(8), intent(in) :: v
    state = state * 0.5d0 + v * v
  end subroutine push

  subroutine advance(x, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    integer :: i
    do i = 1, n
      work(i) = x(i) * rate + x(mod(i, n) + 1)**2
    end do
    do i = 1, n
      x(i) = work(i) * work(1)
    end do
  end subroutine advance

  function damped(x) result(r)
    real(8), intent(in) :: x
    real(8) :: r
    state = 1
    call push(x)
    call push(sin(x))
    r = state * x
  end function damped
end module model
