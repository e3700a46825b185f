! differentiate: interior(y, t, beta)  at: y = random(14, -1, 1), t = random(13, 0, 2) 1.37, beta = zeros(3)  tolerance: 1e-3  roundoff: 1e-5
! differentiate: simplex(y, t, beta)  at: y = random(30, -1, 1), t = random(13, 0, 2) 1.37, beta = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: sparse(y, t, beta)  at: y = random(14, -1, 1), t = random(13, 0.3, 2) 1.37, beta = zeros(3)  tolerance: 1e-3  roundoff: 1e-5
! differentiate: density(x, dens)  at: x = -1.3 -0.9 -0.5 -0.35 -0.1 0.2 0.25 0.6 0.8 1.1 1.9 2.4, dens = zeros(9)  tolerance: 5e-3  roundoff: 1e-6
! median regression by the Frisch-Newton method, as `rq.fit.fnb` calls it
function interior(y, t, beta) bind(c) result(r)
  implicit none
  integer, parameter :: n = 14, p = 3
  double precision, intent(inout) :: y(n), t(n), beta(p)
  double precision :: r, a(p, n), rhs(p), d(n), u(n), wn(n, 9), wp(p, p + 3)
  integer :: nit(3), info
  a(1, :) = 1
  a(2, :) = t
  a(3, :) = sin(2*t)
  rhs = 0.6d0*sum(a, 2)
  d = 1
  u = 1
  wn = 0
  wn(:, 1) = 0.6d0
  call rqfnb(n, p, a, -y, rhs, d, u, 0.99995d0, 1d-9, wn, wp, nit, info)
  beta = -wp(:, 1)
  r = sum(beta**2)
  if (info /= 0) r = r/0d0*0
end function

! two responses by the simplex method
function simplex(y, t, beta) bind(c) result(r)
  implicit none
  integer, parameter :: n = 14, p = 3
  double precision, intent(inout) :: y(2*n + 2), t(n), beta(2*p)
  double precision :: r, a(n, p), b(n, 2), x(p, 2), e(n), wa(n + 5, p + 2), wb(n)
  integer :: s(n), flag(2)
  a(:, 1) = 1
  a(:, 2) = t
  a(:, 3) = sin(2*t)
  b(:, 1) = y(:n)
  b(:, 2) = y(n + 1:2*n)
  call rqs(n, p, 2, n + 5, p + 2, a, b, 0.4d0, 1d-10, flag, x, e, s, wa, wb)
  beta = reshape(x, [2*p])
  r = sum(e**2)
end function

! the sparse interior point method: every other row has its own slope
function sparse(y, t, beta) bind(c) result(r)
  implicit none
  integer, parameter :: n = 14, m = 3, nz = 2*n, most = 4*nz
  double precision, intent(inout) :: y(n), t(n), beta(m)
  double precision :: r, a(nz), ao(nz), d(most), dsub(most), e(9), lnz(most), wwm(m, 3), wwn(n, 14), tmp(60)
  double precision :: x(n), s(n), u(n), c(n), b(m), limits(3), times(7)
  integer :: ja(nz), ia(n + 1), jao(nz), iao(m + 1), jd(most), id(m + 1), jdsub(most), je(9), ie(m + 1), lindx(most)
  integer :: xlindx(m + 1), xlnz(m + 1), iw(m, 5), iwork(7*m + 3), xsuper(m + 1), flag, turns, i, k
  do i = 1, n
    a(2*i - 1:2*i) = [1d0, t(i)]
    ja(2*i - 1:2*i) = [1, 2 + mod(i, 2)]
    ia(i) = 2*i - 1
    ao(i) = 1
    jao(i) = i
  end do
  ia(n + 1) = nz + 1
  k = n
  iao(1) = 1
  iao(2) = n + 1
  do i = 2, n, 2
    k = k + 1
    ao(k) = t(i)
    jao(k) = i
  end do
  iao(3) = k + 1
  do i = 1, n, 2
    k = k + 1
    ao(k) = t(i)
    jao(k) = i
  end do
  iao(4) = k + 1
  ie = [1, 4, 6, 8]
  je(:7) = [1, 2, 3, 1, 2, 1, 3]
  e = 0
  u = 1
  x = 0.6d0
  s = u - x
  c = -y
  wwn = 0
  wwn(:, 1) = c
  wwn(:, 2) = max(c, 0d0)
  wwn(:, 3) = wwn(:, 2) - c
  b = 0.6d0*[dble(n), sum(t(2::2)), sum(t(1::2))]
  beta = 0
  limits = [1d-9, 1d-30, 1d128]
  turns = 100
  flag = 0
  call srqfn(n, m, nz, a, ja, ia, ao, jao, iao, nz, d, jd, id, dsub, jdsub, 7, e, je, ie, 20, lindx, xlindx, most, lnz, xlnz, iw, &
             7*m + 3, iwork, xsuper, 60, tmp, wwm, wwn, 64, 8, x, s, u, c, beta, b, limits, flag, turns, times)
  beta = -beta
  r = sum(beta**2)
  if (flag /= 0) r = r/0d0*0
end function

! adaptive kernel estimate of a density and its score
function density(x, dens) bind(c) result(r)
  implicit none
  integer, parameter :: n = 12
  double precision, intent(inout) :: x(n), dens(9)
  double precision :: r, z(3), p(n), psi(3), score(3), h, lambda(n)
  z = [-0.4d0, 0.3d0, 1.2d0]
  p = 1d0/n
  h = 0
  call akj(x, z, p, 0, dens, psi, score, n, 3, h, 0.5d0, 0.9d0, lambda)
  dens(4:6) = psi
  dens(7:9) = score
  r = h + sum(lambda)/n
end function
