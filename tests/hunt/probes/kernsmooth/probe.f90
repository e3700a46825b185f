! differentiate: blocks(x, y, out)  at: x = 0.02 0.11 0.19 0.24 0.33 0.41 0.46 0.52 0.6 0.67 0.71 0.78 0.83 0.9 0.95 1.01 1.1 1.16 1.22 1.3, y = random(20, -1, 1), out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: mallows(x, y, out)  at: x = 0.02 0.11 0.19 0.24 0.33 0.41 0.46 0.52 0.6 0.67 0.71 0.78 0.83 0.9 0.95 1.01 1.1 1.16 1.22 1.3, y = random(20, -1, 1), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: regress(x, y, h, out)  at: x = 0.07 0.11 0.19 0.24 0.33 0.41 0.46 0.52 0.61 0.67 0.71 0.78, y = random(12, -1, 1), h = 0.171, out = zeros(21)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: smoother(x, h, out)  at: x = 0.07 0.11 0.19 0.24 0.33 0.41 0.46 0.52 0.61 0.67 0.71 0.78, h = 0.171, out = zeros(42)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: density(xy, h, out)  at: xy = random(16, 0.12, 0.88), h = 0.21 0.17, out = zeros(81)  tolerance: 1e-5  roundoff: 1e-9
! estimates on blocks by polynomials of degree four
function blocks(x, y, out) result(sigma)
  double precision, intent(inout) :: x(20), y(20), out(2)
  double precision :: sigma, xj(20), yj(20), coef(5), xmat(20, 5), wk(20), qraux(5)
  call blkest(x, y, 20, 4, 5, 2, xj, yj, coef, xmat, wk, qraux, sigma, out(1), out(2))
  out(2) = out(2) / 100
end function

function mallows(x, y, out) result(best)
  double precision, intent(inout) :: x(20), y(20), out(3)
  double precision :: best, rss(3), xj(20), yj(20), coef(4), xmat(20, 4), wk(20), qraux(4)
  call cp(x, y, 20, 4, 3, rss, xj, yj, coef, xmat, wk, qraux, out)
  best = minval(out) + log(rss(1)) * rss(3)
end function

! a local cubic fit to binned data, and its first derivative
function regress(x, y, h, out) result(energy)
  integer, parameter :: m = 21
  double precision, intent(inout) :: x(12), y(12), h, out(m)
  double precision :: energy, xcounts(m), ycounts(m), delta, hdisc(1), ss(m, 7), tt(m, 4), smat(4, 4), tvec(4), slope(m)
  double precision, allocatable :: fkap(:)
  integer :: lvec(1), indic(m), midpts(1), ipvt(4)
  delta = 1d0 / (m - 1)
  call rlbin(x, y, 12, 0d0, 1d0, m, 1, xcounts, ycounts)
  hdisc = h
  lvec = floor(4 * h / delta)
  indic = 1
  allocate(fkap(2*lvec(1) + 1))
  ss = 0
  tt = 0
  call locpol(xcounts, ycounts, 0, delta, hdisc, lvec, indic, midpts, m, 1, fkap, 4, 7, ss, tt, smat, tvec, ipvt, out)
  ss = 0
  tt = 0
  call locpol(xcounts, ycounts, 1, delta, hdisc, lvec, indic, midpts, m, 1, fkap, 4, 7, ss, tt, smat, tvec, ipvt, slope)
  energy = delta * sum(slope**2) + 10 * sum((out * xcounts - ycounts)**2)
end function

! the diagonals of the smoother and of its square
function smoother(x, h, out) result(freedom)
  integer, parameter :: m = 21
  double precision, intent(inout) :: x(12), h, out(m, 2)
  double precision :: freedom, counts(m), delta, hdisc(1), ss(m, 3), uu(m, 3), smat(2, 2), umat(2, 2), work(2), det(2), fkap(100)
  integer :: lvec(1), indic(m), midpts(1), ipvt(2)
  delta = 1d0 / (m - 1)
  call linbin(x, 12, 0d0, 1d0, m, 1, counts)
  hdisc = h
  lvec = floor(4 * h / delta)
  indic = 1
  ss = 0
  call sdiag(counts, delta, hdisc, lvec, indic, midpts, m, 1, fkap, 2, 3, ss, smat, work, det, ipvt, out(:, 1))
  ss = 0
  uu = 0
  call sstdg(counts, delta, hdisc, lvec, indic, midpts, m, 1, fkap, 2, 3, ss, uu, smat, umat, work, det, ipvt, out(:, 2))
  freedom = 12 - 2 * dot_product(out(:, 1), counts) + dot_product(out(:, 2), counts)
end function

function density(xy, h, out) result(entropy)
  integer, parameter :: m = 9
  double precision, intent(inout) :: xy(16), h(2), out(m, m)
  double precision :: entropy, counts(m, m), k1(m, m), k2(m, m)
  integer :: i, j
  call lbtwod(xy, 8, 0d0, 0d0, 1d0, 1d0, m, m, counts)
  do j = 1, m
    do i = 1, m
      k1(i, j) = exp(-((i - j) / (m - 1d0) / h(1))**2 / 2) / h(1)
      k2(i, j) = exp(-((i - j) / (m - 1d0) / h(2))**2 / 2) / h(2)
    end do
  end do
  out = matmul(k1, matmul(counts, k2)) / 8
  entropy = -sum(out * log(out)) / m**2
end function
