! differentiate: bounded(d, v, b, out)  at: d = 4 1 0.5 1 3 -0.2 0.5 -0.2 5, v = 1 2 3, b = 0.6 -1 0.1, out = zeros(3)  roundoff: 1e-10
! differentiate: compact(d, v, b, out)  at: d = 4 1 0.5 1 3 -0.2 0.5 -0.2 5, v = 1 2 3, b = 0.6 -1 0.1, out = zeros(3)  roundoff: 1e-10
function bounded(d, v, b, out) result(r)
  implicit none
  double precision, intent(inout) :: d(3, 3), v(3), b(3), out(3)
  double precision :: r
  double precision :: a(3, 3), dmat(3, 3), dvec(3), lagrange(3), value, work(64)
  integer :: active(3), count, iterations(2), error
  a = reshape([1d0, 1d0, 1d0, 1d0, 0d0, -1d0, 0d0, 1d0, -0.5d0], [3, 3])
  dmat = d
  dvec = v
  error = 0
  call qpgen2(dmat, dvec, 3, 3, out, lagrange, value, a, b, 3, 3, 1, active, count, iterations, work, error)
  r = value + lagrange(1)
end function

function compact(d, v, b, out) result(r)
  implicit none
  double precision, intent(inout) :: d(3, 3), v(3), b(3), out(3)
  double precision :: r
  double precision :: a(2, 3), dmat(3, 3), dvec(3), lagrange(3), value, work(64)
  integer :: ia(3, 3), active(3), count, iterations(2), error
  a = reshape([1d0, 1d0, 1d0, -1d0, 1d0, -0.5d0], [2, 3])
  ia = reshape([2, 1, 2, 2, 1, 3, 2, 2, 3], [3, 3])
  dmat = d
  dvec = v
  error = 0
  call qpgen1(dmat, dvec, 3, 3, out, lagrange, value, a, ia, b, 2, 3, 1, active, count, iterations, work, error)
  r = value + lagrange(1)
end function

subroutine dpofa(a, lda, n, info)  ! what R's library would have: the upper factor of a = r' r
  implicit none
  integer :: lda, n, info, j, k
  double precision :: a(lda, *)
  info = 0
  do j = 1, n
    do k = 1, j - 1
      a(k, j) = (a(k, j) - dot_product(a(1:k - 1, k), a(1:k - 1, j)))/a(k, k)
    end do
    a(j, j) = sqrt(a(j, j) - dot_product(a(1:j - 1, j), a(1:j - 1, j)))
  end do
end subroutine
