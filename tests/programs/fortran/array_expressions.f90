! Whole-array expressions, sections, constructors, implied do, forall-free masks.
! differentiate: expressions(x, y, n)  at: x = 1 2 3 4, y = 0.5 1.5 2.5 3.5, n = 4
! differentiate: sections(a, n)  at: a = random(16, -1, 1), n = 4
subroutine expressions(x, y, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), y(n)
  real(8) :: t(n)
  integer :: i
  t = x * y + sin(x) / (1 + y**2)
  x = t - 0.5d0 * y
  y = [(t(i) * i, i=1, n)]
  x(2:n) = x(1:n - 1) * y(2:n)
end subroutine expressions

subroutine sections(a, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n)
  a(:, 1) = a(:, 2) * a(1, :)
  a(2:3, 2:3) = a(1:2, 3:4) + a(2:3, 2:3)**2
  a(n:1:-1, 4) = a(:, 4)
end subroutine sections
