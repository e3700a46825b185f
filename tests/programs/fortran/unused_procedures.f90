! A solver that takes a procedure for the Jacobian, and is given one without arguments where it needs none.
! differentiate: estimated(y, p)  at: y = 1.2 0.7, p = 0.6 0.9
module rates
  implicit none
contains
  subroutine rate(n, y, f, p)
    integer :: n
    double precision :: y(n), f(n), p(*)
    f(1) = p(1)*y(2)
    f(2) = -p(2)*sin(y(1))
  end subroutine
  subroutine none()
  end subroutine
end module

recursive subroutine step(n, y, p, h, depth, half, rates, jacobian, is_given)
  implicit none
  integer :: n, depth, is_given, i
  external :: half, rates, jacobian
  double precision :: y(n), p(*), h, f(2), g(2), moved(2), j(2, 2)
  if (depth > 0) then
    call half(n, y, p, h/2, depth - 1, half, rates, jacobian, is_given)
    call half(n, y, p, h/2, depth - 1, half, rates, jacobian, is_given)
    return
  end if
  call rates(n, y, f, p)
  if (is_given == 1) then
    call jacobian(n, p, y, h, j, n)
  else
    do i = 1, n
      moved(1:n) = y
      moved(i) = y(i) + 1d-3
      call rates(n, moved, g, p)
      j(:, i) = (g - f)/1d-3
    end do
  end if
  y = y + h*f + h**2/2*matmul(j, f)
end subroutine

function estimated(y, p) result(r)
  use rates
  implicit none
  double precision, intent(inout) :: y(2), p(2)
  double precision :: r
  external :: step
  call step(2, y, p, 0.4d0, 2, step, rate, none, 0)
  r = y(1)*y(2)
end function
