! differentiate: young(p, out)  at: p = 1.7 700 0.013, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: giant(p, out)  at: p = 2.6 0.6 0.017, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: burning(p, out)  at: p = 4.6 0.4 0.019, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: times(p, out)  at: p = 5.3 0.016, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: lobe(q)  at: q = 0.7  tolerance: 1e-5
subroutine metisse_star()
  stop 'no METISSE'
end subroutine

subroutine settings()
  implicit none
  double precision :: zsun
  double precision :: neta, bwind, hewind, beta, xi, acc2, epsnov, eddfac, gamma
  integer :: lbv_flag, using_metisse, using_sse
  common /metvars/ zsun
  common /windvars/ neta, bwind, hewind, beta, xi, acc2, epsnov, eddfac, gamma, lbv_flag
  common /se_flags/ using_metisse, using_sse
  zsun = 0.014d0
  neta = 0.5d0
  bwind = 0
  hewind = 0.5d0
  beta = 0.125d0
  using_metisse = 0
  using_sse = 1
end subroutine

! a star of a mass and a metallicity, after a while
subroutine seen(mass, age, z, kw, out)
  implicit none
  double precision, intent(in) :: mass, age, z
  double precision, intent(out) :: out(4)
  integer, intent(inout) :: kw
  double precision :: zpars(20), tm, tn, tscls(20), lums(10), gb(10), m, mt, aj, r, lum, mc, rc, menv, renv, k2, spin
  call settings()
  zpars = 0
  tscls = 0
  lums = 0
  gb = 0
  m = mass
  mt = mass
  aj = age
  mc = 0
  rc = 0
  menv = 0
  renv = 0
  k2 = 0
  spin = 0
  call sse_zcnsts(z, zpars)
  call sse_star(kw, m, mt, tm, tn, tscls, lums, gb, zpars)
  if (age < 0) aj = tscls(1)
  call sse_hrdiag(m, aj, mt, tm, tn, tscls, lums, gb, zpars, r, lum, kw, mc, rc, menv, renv, k2, spin, 1)
  out = [log10(lum), log10(r), mc + menv, renv + k2]
end subroutine

function young(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(3), out(4)
  double precision :: r
  integer :: kw
  kw = 1
  call seen(p(1), p(2), p(3), kw, out)
  r = out(1) + 2*out(2)
end function

! the times of the phases, of which the age is a share
subroutine later(mass, share, z, first, out)
  implicit none
  double precision, intent(in) :: mass, share, z
  integer, intent(in) :: first
  double precision, intent(out) :: out(4)
  double precision :: zpars(20), tm, tn, tscls(20), lums(10), gb(10), m, mt, begin, ending
  integer :: kw
  call settings()
  zpars = 0
  tscls = 0
  lums = 0
  gb = 0
  m = mass
  mt = mass
  kw = 1
  call sse_zcnsts(z, zpars)
  call sse_star(kw, m, mt, tm, tn, tscls, lums, gb, zpars)
  begin = tscls(first)
  ending = tscls(2)
  if (first == 2) ending = tscls(2) + tscls(3)
  kw = first + 2
  call seen(mass, begin + share*(ending - begin), z, kw, out)
end subroutine

function giant(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(3), out(4)
  double precision :: r
  call later(p(1), p(2), p(3), 1, out)
  r = out(1) + 2*out(2)
end function

function burning(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(3), out(4)
  double precision :: r
  call later(p(1), p(2), p(3), 2, out)
  r = out(1) + 2*out(2)
end function

function times(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(2), out(4)
  double precision :: r, zpars(20), tm, tn, tscls(20), lums(10), gb(10), mt
  integer :: kw
  call settings()
  zpars = 0
  tscls = 0
  lums = 0
  gb = 0
  kw = 1
  mt = p(1)
  call sse_zcnsts(p(2), zpars)
  call sse_star(kw, p(1), mt, tm, tn, tscls, lums, gb, zpars)
  out = [log(tm), log(tn), log10(lums(3)), gb(9)]
  r = out(1) + out(2)*out(3)
end function

function lobe(q) result(r)
  implicit none
  double precision, intent(in) :: q
  double precision :: r
  double precision, external :: rl
  r = rl(q) + rl(1/q)
end function
