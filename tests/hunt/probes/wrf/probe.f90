! differentiate: cape(p, out)  at: p = 302 7.4 16 0.6 1000, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-8
! differentiate: sea_level(p, out)  at: p = 288 6.2 9 0.35 950, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: vorticity(wind, theta, out)  at: wind = random(50, 2, 12), theta = random(18, 1, 4), out = zeros(10)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: radar(q, p, out)  at: q = 1.1 0.7 0.4 0.8 0.5 0.2 0.6 0.9, p = 850 271 281, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-9
! a column of the atmosphere: temperature falls by p(2) K a km, humidity by a height of p(4)*4 km
subroutine column(n, p, top_down, height, pressure, temperature, vapour)
  implicit none
  integer :: n, i, k
  logical :: top_down
  double precision :: p(5)
  double precision, dimension(n) :: height, pressure, temperature, vapour
  do i = 1, n
    k = merge(n + 1 - i, i, top_down)
    height(k) = 30 + 70d0*i**1.75d0
    temperature(k) = max(p(1) - p(2)*1d-3*height(k), 205d0 + 1d-3*height(k))
    pressure(k) = p(5)*exp(-height(k)*9.81d0/(287*0.5d0*(p(1) + temperature(k))))
    vapour(k) = 1d-3*p(3)*exp(-height(k)/(4000*p(4)))
  end do
end subroutine

! CAPE, CIN, LCL and LFC of the most unstable parcel
function cape(p, out) bind(c) result(r)
  use, intrinsic :: iso_c_binding
  implicit none
  interface
    subroutine table_path(to, n) bind(c)
      import
      character(kind=c_char) :: to(*)
      integer(c_int), value :: n
    end subroutine
  end interface
  double precision, intent(inout) :: p(5), out(4)
  double precision :: r
  integer, parameter :: n = 22
  double precision, dimension(n) :: z, pres, t, q, ca, ci, work(n, 5), ground(1), surface(1)
  character(300) :: path, message
  integer :: flag
  call table_path(path, 300)
  call column(n, p, .true., z, pres, t, q)
  ground = 0
  surface = p(5)*0.999d0
  flag = 0
  ca = 0
  ci = 0
  call dcapecalc2d(pres, t, q, z, ground, surface, ca, ci, work(:, 1), work(:, 2), work(:, 3), work(:, 4), work(:, 5), &
                   -999d0, 1, 1, n, 1, path, flag, message)
  out = [ca(n), ci(n), ci(n - 1), ci(n - 2)]
  r = out(1)/1000 + out(3)/1000
end function

! pressure at sea level, storm-relative helicity, equivalent potential temperature, precipitable water
function sea_level(p, out) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: p(5), out(4)
  double precision :: r
  integer, parameter :: n = 20
  double precision, dimension(n) :: z, pres, t, q, u, v, eth, tv
  double precision, dimension(1) :: slp, tsea, tsurf, srh, pw, faces(n + 1)
  integer :: level(1), flag, k
  character(100) :: message
  call column(n, p, .false., z, pres, t, q)
  flag = 0
  call dcomputeseaprs(1, 1, n, z, t, pres*100, q, slp, tsea, tsurf, level, flag, message)
  out(1) = slp(1)
  call deqthecalc(q, t, pres, eth, 1, 1, n)
  out(2) = eth(4)
  call virtual_temp(t, q, tv, n, 1, 1)
  faces = [0d0, z]
  call dcomputepw(pres*100, tv, q, faces, pw, 1, 1, n, n + 1)
  out(3) = pw(1)
  call column(n, p, .true., z, pres, t, q)
  do k = 1, n
    u(k) = 4 + 15*p(4)*log(1 + z(k)/500)
    v(k) = 3*sin(z(k)/1500) + p(2)
  end do
  call dcalrelhl(u, v, z, [0d0], [40d0], 3000d0, srh, 1, 1, n)
  out(4) = srh(1)
  r = out(1)/100 + out(3)
end function

! potential vorticity and vertical interpolation on a grid of 3 x 2 x 3
function vorticity(wind, theta, out) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: wind(50), theta(18), out(10)
  double precision :: r, u(4, 2, 3), v(3, 3, 3), pv(3, 2, 3), av(3, 2, 3), pres(3, 2, 3), th(3, 2, 3), flat(3, 2)
  double precision :: msf(12), cor(3, 2), heights(3, 2, 3)
  integer :: k
  u = reshape(wind(1:24), [4, 2, 3])
  v = reshape(wind(24:50), [3, 3, 3])
  msf = [(1 + 0.01d0*k, k=1, 12)]
  cor = 1d-4
  do k = 1, 3
    pres(:, :, k) = 1000 - 150*k + 3*reshape(theta(1:6), [3, 2])
    th(:, :, k) = 295 + 6*k + reshape(theta(6*k - 5:6*k), [3, 2])
    heights(:, :, k) = 900*k + 10*reshape(theta(6*k - 5:6*k), [3, 2])
  end do
  call dcomputepv(pv, u, v, th, pres*100, msf(1:8), msf(1:9), msf(1:6), cor, 3d4, 2.5d4, 3, 2, 3, 4, 3)
  call dcomputeabsvort(av, u, v, msf(1:8), msf(1:9), msf(1:6), cor, 3d4, 2.5d4, 3, 2, 3, 4, 3)
  call dinterp3dz(pv, flat, heights, [1300d0], 3, 2, 3, 1, -999d0)
  out(1:6) = reshape(flat, [6])
  out(7:10) = [av(1, 1, 2), av(2, 2, 1), pv(2, 1, 2), pv(3, 2, 3)]
  r = sum(out(1:6)**2)/6 + av(2, 1, 3)
end function

! reflectivity of rain, snow and graupel, and the temperature of a cloud's top
function radar(q, p, out) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: q(8), p(3), out(6)
  double precision :: r
  double precision, dimension(2, 1, 3) :: pres, t, vapour, rain, snow, graupel, dbz, height, faces
  double precision :: top(2, 1)
  integer :: k
  do k = 1, 3
    pres(:, 1, k) = p(1) + 60 - 60*k
    t(:, 1, k) = p(2:3) - 3*k
    height(:, 1, k) = 1400*k - 10*q(k)
    vapour(:, 1, k) = 1d-3*q(7:8)
    rain(:, 1, k) = 1d-4*q(1:2)*k
    snow(:, 1, k) = 1d-4*q(3:4)
    graupel(:, 1, k) = 1d-4*q(5:6)/k
  end do
  call calcdbz(pres*100, t, vapour, rain, snow, graupel, 1, 1, 1, dbz, 2, 1, 3)
  out = reshape(dbz, [6])
  call wrfcttcalc(pres, t, snow*1d4, rain*1d4, vapour*1d3, height, [100d0, 120d0], top, faces, 1, 0, -999d0, 1d0, 3, 1, 2)
  r = sum(dbz)/6 + top(1, 1)/100
end function
