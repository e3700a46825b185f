! differentiate: root_of_two(p)  at: p = 1.2 0.7 1.5  tolerance: 1e-5  roundoff: 1e-8
! differentiate: fit_decay(y, t, out)  at: y = 2.1 1.2 0.8 0.45 0.3, t = 0 1 2 3 4, out = zeros(2)  const: t  tolerance: 1e-4  roundoff: 1e-7
! differentiate: fit_by_rows(y, t, out)  at: y = 2.1 1.2 0.8 0.45 0.3, t = 0 1 2 3 4, out = zeros(2)  const: t  tolerance: 1e-4  roundoff: 1e-7
module problem
  implicit none
  double precision :: parameters(3), observed(5), times(5)
contains
  subroutine two(n, x, f, flag)
    integer :: n, flag
    double precision :: x(n), f(n)
    f(1) = parameters(1)*x(1) + exp(-x(2)) - parameters(3)
    f(2) = x(2)**2*parameters(2) + x(1)*x(2) - 1
  end subroutine
  subroutine decay(m, n, x, f, flag)
    integer :: m, n, flag
    double precision :: x(n), f(m)
    f = observed - x(1)*exp(-x(2)*times)
  end subroutine
  subroutine decay_rows(m, n, x, f, row, flag)
    integer :: m, n, flag
    double precision :: x(n), f(m), row(n)
    if (flag == 1) then
      f = observed - x(1)*exp(-x(2)*times)
    else
      row(1) = -exp(-x(2)*times(flag - 1))
      row(2) = x(1)*times(flag - 1)*exp(-x(2)*times(flag - 1))
    end if
  end subroutine
end module

function root_of_two(p) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: p(3)
  double precision :: r
  double precision :: x(2), f(2), work(64)
  integer :: info
  parameters = p
  x = 1
  call hybrd1(two, 2, x, f, 1d-14, info, work, 64)
  r = x(1) + 2*x(2)
end function

function fit_decay(y, t, out) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(5), t(5), out(2)
  double precision :: r
  double precision :: f(5), work(128)
  double precision, external :: enorm
  integer :: info, places(2)
  observed = y
  times = t
  out = [1d0, 0.1d0]
  call lmdif1(decay, 5, 2, out, f, 1d-12, info, places, work, 128)
  r = enorm(5, f)
end function

function fit_by_rows(y, t, out) result(r)
  use problem
  implicit none
  double precision, intent(inout) :: y(5), t(5), out(2)
  double precision :: r
  double precision :: f(5), jacobian(2, 2), work(128)
  integer :: info, places(2)
  observed = y
  times = t
  out = [1d0, 0.1d0]
  call lmstr1(decay_rows, 5, 2, out, f, jacobian, 2, 1d-12, info, places, work, 128)
  r = sum(f**2)
end function
