! differentiate: wide(masses, z, period, ecc, out)  at: masses = 1.31 0.87, z = 0.017, period = 812.3, ecc = 0.31, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: tracks(mass, z, ages, out)  at: mass = 2.3, z = 0.012, ages = 210 791 871, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: aged(mass, neta, out)  at: mass = 1.63, neta = 0.5, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: remnant(masses, alpha, orbit)  at: masses = 3.1 0.64, alpha = 1.1 0.5, orbit = 420.3 0.04  tolerance: 1e-5  roundoff: 1e-8
! differentiate: steps(masses, z)  at: masses = 2.3 1.4, z = 0.013  tolerance: 1e-5  roundoff: 1e-8
module stars
  implicit none
contains
  subroutine begin(z, neta, alpha, lambda)
    real(8), intent(in) :: z, neta, alpha, lambda
    integer :: status
    call initialize(z, neta, 0d0, 1d0, alpha, lambda, 0, 1, 0, 1, 0, 1, 3d0, 29769, 0.05d0, 0.01d0, 0.02d0, 190d0, &
        0.125d0, 1d0, 1.5d0, 0.001d0, 1d0, -1d0, status)
  end subroutine
end module

! two stars that lose mass and spin down: two billion years
function wide(masses, z, period, ecc, out) result(r)
  use stars
  implicit none
  real(8), intent(inout) :: masses(2), z, period, ecc, out(8)
  real(8) :: r, m0(2), m(2), rad(2), lum(2), mc(2), rc(2), menv(2), renv(2), spin(2), epoch(2), tms(2), age, tb, e, &
      until
  integer :: kind1, kind2
  call begin(z, 0.5d0, 1d0, 0.5d0)
  kind1 = 1
  kind2 = 1
  m0 = masses
  m = masses
  rad = 0
  lum = 0
  mc = 0
  rc = 0
  menv = 0
  renv = 0
  spin = 0
  epoch = 0
  tms = 0
  age = 0
  until = 2000
  tb = period
  e = ecc
  call evolve_binary(kind1, kind2, m0(1), m0(2), m(1), m(2), rad(1), rad(2), lum(1), lum(2), mc(1), mc(2), rc(1), &
      rc(2), menv(1), menv(2), renv(1), renv(2), spin(1), spin(2), epoch(1), epoch(2), tms(1), tms(2), age, tb, e, &
      until)
  out(1:2) = m
  out(3:4) = rad
  out(5:6) = lum
  out(7) = tb*1d-2
  out(8) = e
  r = renv(1) + renv(2) + spin(1)*1d-3 + spin(2)*1d-3 + tms(1)*1d-4
end function

! one star's track: on the main sequence, on the giant branch, burning helium
function tracks(mass, z, ages, out) result(r)
  use stars
  implicit none
  real(8), intent(inout) :: mass, z, ages(3), out(12)
  real(8) :: r, zpars(20), tscls(20), lums(10), gb(10), tm, tn, mt, rad, lum, mc, rc, menv, renv, k2, mlwind
  integer :: i, kw
  call begin(z, 0.5d0, 1d0, 0.5d0)
  call zcnsts(z, zpars)
  r = 0
  do i = 1, 3
    kw = 1
    mt = mass
    mc = 0
    call star(kw, mass, mt, tm, tn, tscls, lums, gb, zpars)
    call hrdiag(mass, ages(i), mt, tm, tn, tscls, lums, gb, zpars, rad, lum, kw, mc, rc, menv, renv, k2)
    out(4*i - 3:4*i) = [rad, log(lum), mc, renv]
    r = r + mlwind(kw, lum, rad, mt, mc, 1d3, z)*1d8 + kw*k2
  end do
end function

! a single star with winds, up to the giant branch
function aged(mass, neta, out) result(r)
  use stars
  implicit none
  real(8), intent(inout) :: mass, neta, out(4)
  real(8) :: r, zpars(20), m0, mt, rad, lum, mc, rc, menv, renv, spin, epoch, tm, age
  integer :: kw
  call begin(0.02d0, neta, 1d0, 0.5d0)
  call zcnsts(0.02d0, zpars)
  kw = 1
  m0 = mass
  mt = mass
  rad = 0
  lum = 0
  mc = 0
  rc = 0
  menv = 0
  renv = 0
  spin = 0
  epoch = 0
  tm = 0
  age = 0
  call evolv1(kw, m0, mt, rad, lum, mc, rc, menv, renv, spin, epoch, tm, age, 2190d0, 1d4, 0.02d0, zpars)
  out = [mt, rad, lum, mc]
  r = kw + menv + spin*1d-3
end function

! a common envelope is thrown out
function remnant(masses, alpha, orbit) result(r)
  use stars
  implicit none
  real(8), intent(inout) :: masses(2), alpha(2), orbit(2)
  real(8) :: r, zpars(20), tscls(20), lums(10), gb(10), tm, tn, m1, m2, mc1, mc2, age1, age2, spin1, spin2, ecc, &
      sep, jorb, m01, m02
  integer :: kw1, kw2
  logical :: together
  call begin(0.02d0, 0.5d0, alpha(1), alpha(2))
  call zcnsts(0.02d0, zpars)
  kw1 = 5
  kw2 = 1
  m01 = masses(1)
  m02 = masses(2)
  m1 = m01
  m2 = m02
  call star(kw1, m01, m1, tm, tn, tscls, lums, gb, zpars)
  age1 = tscls(2) + tscls(3) + 0.6d0*(tscls(13) - tscls(2) - tscls(3))
  age2 = age1
  mc1 = 0.5d0
  mc2 = 0
  spin1 = 10
  spin2 = 10
  sep = orbit(1)
  ecc = orbit(2)
  jorb = m1*m2/(m1 + m2)*sqrt((m1 + m2)*sep)
  together = .false.
  call comenv(m01, m1, mc1, age1, spin1, kw1, m02, m2, mc2, age2, spin2, kw2, zpars, ecc, sep, jorb, together)
  r = sep + m1 + 2*m2 + kw1
end function

function steps(masses, z) result(r)
  use stars
  implicit none
  real(8), intent(inout) :: masses(2), z
  real(8) :: r, tms1, tms2, step, rl, rzamsf, lzamsf
  call begin(z, 0.5d0, 1d0, 0.5d0)
  call get_time_step(1, 1, masses(1), masses(2), masses(1), masses(2), tms1, tms2, 0d0, 0d0, 300d0, step)
  r = step + tms1*1d-2 + tms2*1d-2 + rl(masses(1)/masses(2)) + rzamsf(masses(1))*lzamsf(masses(2))
end function
