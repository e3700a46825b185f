! Procedures whose arguments change their roles from call to call: what one call writes by `y` the next one reads by `x`.
! differentiate: chained(x, w)  at: x = 0.7 1.2 0.4, w = 0.3 0.1 0.8 0.6 0.2 0.9
! differentiate: turned(x, w)  at: x = 0.7 1.2 0.4, w = 0.3 0.1 0.8 0.6 0.2 0.9 0.5 0.7
module roles_of_arguments
  implicit none
contains
  subroutine add(x, y, old)
    double precision, intent(in) :: x(2), old
    double precision, intent(inout) :: y(2)
    y(1) = x(1)*x(2) + old
    y(2) = x(1) + x(2)*x(2)
  end subroutine

  subroutine turn(x, y)
    double precision, intent(inout) :: x(2), y(2)
    double precision :: t
    t = x(1)*0.8d0 + y(2)*0.6d0
    y(1) = x(2)*0.6d0 - y(1)*x(1)
    x(1) = t
    y(2) = y(1)*t
  end subroutine

  function chained(x, w) bind(c) result(r)
    double precision, intent(in) :: x(3)
    double precision, intent(inout) :: w(6)
    double precision :: r
    w(1) = x(1)*w(1)
    w(3) = x(2) + w(3)*x(3)
    call add(w(3:4), w(5:6), 0d0)
    call add(w(1:2), w(3:4), 0.5d0)
    call add(w(3:4), w(5:6), 0.25d0)
    r = w(5)*w(6) + w(3)
  end function

  function turned(x, w) bind(c) result(r)
    double precision, intent(in) :: x(3)
    double precision, intent(inout) :: w(8)
    double precision :: r
    integer :: k
    w(1:2) = x(1:2)*x(3)
    do k = 1, 5, 2
      call turn(w(k:k + 1), w(k + 2:k + 3))
    end do
    r = w(1)*w(6) + w(7)*w(8) + w(4)
  end function
end module
