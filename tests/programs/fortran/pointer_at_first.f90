! A pointer of a module that leads to an array from the beginning: written by name, read through the pointer.
! differentiate: squares(x, n)  at: x = 1.2 0.4 2.3, n = 3
! differentiate: of_part(x, n)  at: x = 1.2 0.4 2.3, n = 3
module pointer_at_first
  use iso_c_binding
  implicit none
  real(8), target :: a(3)
  real(8), pointer :: p(:) => a
  real(8), target :: matrix(3, 3)
  real(8), pointer :: column(:) => null()
contains
  function squares(x, n) bind(c, name="squares") result(s)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: s
    integer :: i
    do i = 1, 3
      a(i) = x(i)*x(1)
    end do
    s = 0
    do i = 1, 3
      s = s + p(i)*p(i)*i
    end do
  end function

  function of_part(x, n) bind(c, name="of_part") result(s)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: s
    if (.not. associated(column)) column => matrix(:, 2)
    matrix = spread(x, 2, n)*spread(x, 1, n)
    s = sum(column*x)
  end function
end module
