! Tridiagonal systems by LAPACK, with and without interchanges.
! link: -llapack -lblas
! differentiate: tri(dl, d, du, b, n)  at: dl = 0.5 7 0.3, d = 4 0.5 6 7, du = 0.3 0.2 0.6, b = 1 2 3 4, n = 4
! differentiate: spd(d, e, b, n)  at: d = 4 5 6, e = 0.3 0.7, b = 1 2 3, n = 3
subroutine tri(dl, d, du, b, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: dl(n-1), d(n), du(n-1), b(n)
  integer :: info
  external dgtsv
  call dgtsv(n, 1, dl, d, du, b, n, info)
  if (info /= 0) error stop 'singular'
end subroutine
function spd(d, e, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: d(n), e(n-1), b(n)
  real(8) :: s, dd(n), ee(n-1), x(n, 2)
  integer :: info
  external dptsv
  dd = d; ee = e; x(:, 1) = b; x(:, 2) = b**2
  call dptsv(n, 2, dd, ee, x, n, info)
  s = sum(x(:, 1)*x(:, 2)) + dd(n) + sum(ee)
end function
