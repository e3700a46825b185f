! differentiate: high(p, w)  at: p = 29000 250 48 12 10 140 135 7, w = zeros(2)  tolerance: 2e-2  roundoff: 1e-3
! differentiate: middle(p, w)  at: p = 33000 143 -33 112 15 110 125 11, w = zeros(2)  tolerance: 2e-2  roundoff: 1e-3
! differentiate: low(p, w)  at: p = 51000 41 57 -72 20 150 150 4, w = zeros(2)  tolerance: 2e-2  roundoff: 1e-3
! differentiate: profile(z, u, ug)  at: z = 127, u = 30 25 18 -7 4, ug = 0.1 -0.2  tolerance: 2e-2  roundoff: 1e-3
function wind(p, w, day) result(r)
  implicit none
  real, intent(inout) :: p(8), w(2)
  integer, intent(in) :: day
  real :: r, ap(2)
  ap = p(8)
  call gws5(day, p(1), p(2), p(3), p(4), p(5), p(6), p(7), ap, w)
  r = sqrt(w(1)**2 + w(2)**2)
end function

function high(p, w) result(r)
  implicit none
  real, intent(inout) :: p(8), w(2)
  real :: r, wind
  r = wind(p, w, 99080)
end function

function middle(p, w) result(r)
  implicit none
  real, intent(inout) :: p(8), w(2)
  real :: r, wind
  r = wind(p, w, 99200)
end function

function low(p, w) result(r)
  implicit none
  real, intent(inout) :: p(8), w(2)
  real :: r, wind
  r = wind(p, w, 99310)
end function

function profile(z, u, ug) result(r)
  implicit none
  real, intent(inout) :: z, u(5), ug(2)
  real :: r, zn1(5), un1(5), ugn1(2), zn2(14), un2(14), ugn2(2)
  real, external :: wprof
  integer :: i
  zn1 = [200e0, 150e0, 130e0, 115e0, 100e0]
  un1 = u
  ugn1 = ug
  zn2 = [(100 - 7e0*i, i = 0, 13)]
  un2 = [(u(5)*cos(0.3e0*i), i = 0, 13)]
  ugn2 = 0
  r = wprof(z, 200e0, 0.016e0, u(1)*1.5e0, u(1), ug(1), 5, zn1, un1, ugn1, 14, zn2, un2, ugn2)
end function
