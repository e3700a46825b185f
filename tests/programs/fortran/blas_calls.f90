! BLAS and LAPACK by their Fortran names: vectors, matrices, triangles, factorisations and solves.
! link: -lopenblas
! levels: O2
! differentiate: vectors(x, y, n)  at: x = 1 2 3 0.5, y = 0.3 -1.3 2 1, n = 4
! differentiate: matrices(a, b, n)  at: a = random(9, -1, 1), b = random(9, -1, 1), n = 3
! differentiate: triangles(a, b, n)  at: a = 2 0.3 0.2 0.1 1.5 -0.4 0.7 0.6 1.8, b = 1 2 3, n = 3
! differentiate: definite(a, b, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, b = 1 2 3, n = 3
! differentiate: general(a, b, n)  at: a = 1 2 3 4 1 6 7 8 1.5, b = 1 2 3, n = 3
! differentiate: single(x, n)  at: x = 1 2 3, n = 3  tolerance: 5e-3  roundoff: 2e-5
function vectors(x, y, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), y(n)
  real(8) :: s, z(n), ddot, dnrm2, dasum
  integer :: at, idamax
  call dcopy(n, x, 1, z, 1)
  call daxpy(n, 2d0*x(1), y, 1, z, 1)
  call dscal(n/2, y(2), z, 2)
  call dswap(2, z(1), 1, z(3), 1)
  at = idamax(n, z, 1)
  s = ddot(n, z, 1, y, -1)*dnrm2(n, x, 1) + dasum(n, z, 1) + z(at)**2
end function
function matrices(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n, n)
  real(8) :: s, c(n, n), d(n, n), y(n)
  c = 1
  call dgemm('N', 'T', n, n, n, 1.5d0, a, n, b, n, 0.5d0, c, n)
  call dgemm('T', 'N', n, n, n, 1d0, c, n, a, n, 0d0, d, n)
  call dsymm('L', 'U', n, n, 1d0, a, n, d, n, 2d0, c, n)
  call dsyrk('L', 'N', n, n, 1d0, b, n, 1d0, c, n)
  y = b(:, 1)
  call dgemv('T', n, n, 1d0, c, n, b(1, 2), 1, a(1, 1), y, 1)
  call dsymv('U', n, 1d0, d, n, a(2, 1), n, 1d0, y, 1)
  call dger(n, n, 0.3d0, y, 1, b, 1, c, n)
  s = sum(c)
end function
function triangles(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8) :: s, x(n), m(n, n)
  integer :: info
  x = b
  call dtrmv('U', 'N', 'N', n, a, n, x, 1)
  call dtrsv('L', 'T', 'U', n, a, n, x, 1)
  call dlacpy('A', n, n, a, n, m, n)
  call dtrmm('R', 'U', 'T', 'N', n, n, 2d0, a, n, m, n)
  call dtrsm('L', 'L', 'N', 'N', n, n, 1d0, a, n, m, n)
  call dtrtrs('U', 'N', 'N', n, 1, a, n, x, n, info)
  s = sum(x**2) + sum(m)
end function
function definite(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8) :: s, l(n, n), x(n)
  integer :: info, i
  l = a
  x = b
  call dpotrf('L', n, l, n, info)
  call dpotrs('L', n, 1, l, n, x, n, info)
  s = dot_product(x, b)
  do i = 1, n
    s = s + 2*log(l(i, i))
  end do
  l = a
  call dposv('U', n, 1, l, n, x, n, info)
  s = s + sum(x)
end function
function general(a, b, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8) :: s, f(n, n), x(n)
  integer :: info, p(n)
  f = a
  x = b
  call dgetrf(n, n, f, n, p, info)
  call dgetrs('N', n, 1, f, n, p, x, n, info)
  call dgetrs('T', n, 1, f, n, p, x, n, info)
  s = sum(x**2)
  f = a
  call dgesv(n, 1, f, n, p, x, n, info)
  s = s + x(2)
end function
function single(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(4) :: y(n), sdot
  y = real(x)
  call saxpy(n, y(1), y, 1, y, 1)
  s = sdot(n, y, 1, y, 1)
end function
