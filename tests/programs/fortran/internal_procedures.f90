! Internal procedures with host association, recursion, statement order, optional arguments.
! differentiate: hosted(x, y)  at: x = 1.3, y = 0.4
! differentiate: recursive_sum(x, n)  at: x = 1 2 3 4 5, n = 5
function hosted(x, y) result(s)
  implicit none
  real(8), intent(in) :: x, y
  real(8) :: s, shared
  shared = x * y
  s = inner(x) + inner(y) * shared
  call change(2d0)
  s = s * shared + default_one(x) + default_one(x, y)
contains
  function inner(v) result(r)
    real(8), intent(in) :: v
    real(8) :: r
    r = v * v + shared
  end function inner
  subroutine change(by)
    real(8), intent(in) :: by
    shared = shared * by + x
  end subroutine change
  function default_one(v, w) result(r)
    real(8), intent(in) :: v
    real(8), intent(in), optional :: w
    real(8) :: r
    r = v
    if (present(w)) r = r * w
  end function default_one
end function hosted

recursive function recursive_sum(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), external :: half_sum
  s = half_sum(x, n)
end function recursive_sum

recursive function half_sum(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  if (n == 1) then
    s = x(1)**2
  else
    s = half_sum(x, n / 2) * 0.5d0 + half_sum(x(n / 2 + 1), n - n / 2) * x(1)
  end if
end function half_sum
