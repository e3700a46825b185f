! differentiate: day(place, tides)  at: place = 34.6 -118.3, tides = zeros(12)
! differentiate: grid(corner, tides)  at: corner = 47.3 -0.4 8.6 0.3, tides = zeros(18)
! differentiate: displacement(station, sun, moon, shift)  at: station = 0.62 0.15 0.77, sun = -0.53 0.81 0.14, moon = 0.71 -0.58 0.33, shift = zeros(3)
! differentiate: bodies(day, sun, moon)  at: day = 0.37, sun = zeros(3), moon = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: moving(p, shift)  at: p = 0.37 51.2 13.4, shift = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
! what a station moves by in a day, every six hours
function day(place, tides) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: place(2), tides(12)
  double precision :: r, seconds(4), east(4), north(4), up(4), latitude, longitude
  latitude = place(1)
  longitude = place(2)
  call solid_point(latitude, longitude, 2020, 12, 25, 21600, seconds, east, north, up)
  tides = 1000*[east, north, up]
  r = sum(tides**2)/1000
end function

! a map of the displacement
function grid(corner, tides) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: corner(4), tides(18)
  double precision :: r, east(2, 3), north(2, 3), up(2, 3)
  call solid_grid(2021, 7, 9, 14, 25, 10, corner(1), corner(2), 2, corner(3), corner(4), 3, east, north, up)
  tides = 1000*[reshape(east, [6]), reshape(north, [6]), reshape(up, [6])]
  r = sum(tides(13:18)) - sum(tides(:12)**2)/100
end function

! by where the sun and the moon are
function displacement(station, sun, moon, shift) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: station(3), sun(3), moon(3), shift(3)
  double precision :: r, at(3), rs(3), rm(3), d(3)
  logical :: flag
  flag = .false.
  call setjd0(2020, 12, 25)
  at = 6371d3*station
  rs = 1.496d11*sun
  rm = 3.844d8*moon
  call detide(at, 59208, 0.37d0, rs, rm, d, flag)
  shift = 1000*d
  r = dot_product(shift, station)
end function

! the ephemerides
function bodies(day, sun, moon) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: day(1), sun(3), moon(3)
  double precision :: r, rs(3), rm(3)
  logical :: flag
  double precision :: rad, pi, pi2
  common /stuff/ rad, pi, pi2
  pi = 4*atan(1d0)
  pi2 = 2*pi
  rad = 180/pi
  flag = .false.
  call setjd0(2020, 12, 25)
  call sunxyz(59208, day(1), rs, flag)
  call moonxyz(59208, day(1), rm, flag)
  sun = rs/1.496d11
  moon = rm/3.844d8
  r = dot_product(sun, moon)
end function

! how a place moves with time, along its own axes
function moving(p, shift) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: p(3), shift(3)
  double precision :: r, at(3), rs(3), rm(3), d(3), phi, lambda, n, e, u
  logical :: flag
  double precision :: rad, pi, pi2, a, e2
  common /stuff/ rad, pi, pi2
  common /comgrs/ a, e2
  pi = 4*atan(1d0)
  pi2 = 2*pi
  rad = 180/pi
  a = 6378137
  e2 = 6.69438002290341574957d-3
  flag = .false.
  phi = p(2)/rad
  lambda = p(3)/rad
  call geoxyz(phi, lambda, 120d0, at(1), at(2), at(3))
  call setjd0(2020, 12, 25)
  call sunxyz(59208, p(1), rs, flag)
  call moonxyz(59208, p(1), rm, flag)
  call detide(at, 59208, p(1), rs, rm, d, flag)
  call rge(phi, lambda, n, e, u, d(1), d(2), d(3))
  shift = 1000*[e, n, u]
  r = sqrt(sum(shift**2))
end function
