! differentiate: orthogonal(x, y, beta)  at: x = 0 0.9 1.8 2.6 3.3 4.4 5.2 6.1, y = 5.9 5.4 4.4 4.6 3.5 3.7 2.8 2.4, beta = 5 -0.3 1  const: beta  tolerance: 1e-3  roundoff: 1e-6
! differentiate: weighted(x, y, weights)  at: x = 0 0.9 1.8 2.6 3.3 4.4 5.2 6.1, y = 5.9 5.4 4.4 4.6 3.5 3.7 2.8 2.4, weights = 1 1.8 4 8 20 20 70 70  tolerance: 1e-3  roundoff: 1e-6
! differentiate: ordinary(x, y)  at: x = 0 0.9 1.8 2.6 3.3 4.4 5.2 6.1, y = 5.9 5.4 4.4 4.6 3.5 3.7 2.8 2.4  tolerance: 1e-3  roundoff: 1e-6
module model
  implicit none
contains
  ! a decay to a floor, and its derivatives
  subroutine decay(n, m, np, nq, ldn, ldm, ldnp, beta, x, ifixb, ifixx, ldifx, ideval, f, fjacb, fjacd, istop)
    integer :: n, m, np, nq, ldn, ldm, ldnp, ldifx, ideval, istop
    double precision :: beta(np), x(ldn, m), f(ldn, nq), fjacb(ldn, ldnp, nq), fjacd(ldn, ldm, nq)
    integer :: ifixb(np), ifixx(ldifx, m)
    istop = 0
    if (mod(ideval, 10) >= 1) f(1:n, 1) = beta(1)*exp(beta(2)*x(1:n, 1)) + beta(3)
    if (mod(ideval/10, 10) >= 1) then
      fjacb(1:n, 1, 1) = exp(beta(2)*x(1:n, 1))
      fjacb(1:n, 2, 1) = beta(1)*x(1:n, 1)*exp(beta(2)*x(1:n, 1))
      fjacb(1:n, 3, 1) = 1
    end if
    if (mod(ideval/100, 10) >= 1) fjacd(1:n, 1, 1) = beta(1)*beta(2)*exp(beta(2)*x(1:n, 1))
  end subroutine

  subroutine fitted(x, y, weights, job, beta)
    double precision :: x(8), y(8), weights(8), beta(3), we(8, 1, 1), wd(1, 1, 1)
    double precision :: work(1000)
    integer :: job, iwork(100), info
    we(:, 1, 1) = weights
    wd = -1
    work = 0
    iwork = 0
    call dodr(decay, 8, 1, 3, 1, beta, y, 8, x, 8, we, 8, 1, wd, 1, 1, job, 0, 0, 0, work, 1000, iwork, 100, info)
  end subroutine
end module

! errors in both variables, the package's own central differences
function orthogonal(x, y, beta) result(r)
  use model
  implicit none
  double precision, intent(inout) :: x(8), y(8), beta(3)
  double precision :: r, found(3), weights(8)
  weights = 1
  found = beta
  call fitted(x, y, weights, 10, found)
  r = found(1) + 2*found(2) + 3*found(3)
end function

! weights and the derivatives of the model
function weighted(x, y, weights) result(r)
  use model
  implicit none
  double precision, intent(inout) :: x(8), y(8), weights(8)
  double precision :: r, found(3)
  found = [5d0, -0.3d0, 1d0]
  call fitted(x, y, weights, 30, found)
  r = found(1) + 2*found(2) + 3*found(3)
end function

! ordinary least squares
function ordinary(x, y) result(r)
  use model
  implicit none
  double precision, intent(inout) :: x(8), y(8)
  double precision :: r, found(3), weights(8)
  weights = 1
  found = [5d0, -0.3d0, 1d0]
  call fitted(x, y, weights, 32, found)
  r = found(1) + 2*found(2) + 3*found(3)
end function
