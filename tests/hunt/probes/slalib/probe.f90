! differentiate: observed(star, site, weather, out)  at: star = 1.21 0.43 1e-6 -2e-6 0.31 12.7, site = 0.23 0.92 310, weather = 281.3 978 0.43 0.55 0.0065, out = zeros(5)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: comet(elements, date, out)  at: elements = 21.43 0.33 1.07 2.41 1.32 0.73, date = 214.7, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: plates(measured, expected, out)  at: measured = 0.11 0.23 1.37 0.31 0.42 1.53 1.61 1.72 0.83 0.94, expected = 0.13 0.19 1.41 0.27 0.39 1.61 1.66 1.68 0.87 0.91, out = zeros(10)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: epochs(star, out)  at: star = 1.21 0.43 1e-5 -2e-5 0.31 12.7, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: refracted(zenith, weather, out)  at: zenith = 1.17, weather = 281.3 978 0.43 0.55 0.0065, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-7

! from a catalogue to what a telescope points at, and back
function observed(star, site, weather, out) result(r)
  implicit none
  real(8), intent(inout) :: star(6), site(3), weather(5), out(5)
  real(8) :: r, ra, dec, back(2), sla_airmas
  external sla_airmas
  call sla_map(star(1), star(2), star(3), star(4), star(5), star(6), 2000d0, 53737.25d0, ra, dec)
  call sla_aop(ra, dec, 53737.25d0, 0.33d0, site(1), site(2), site(3), 1d-6, 2d-6, weather(1), weather(2), &
      weather(3), weather(4), weather(5), out(1), out(2), out(3), out(4), out(5))
  call sla_oap('A', out(1), out(2), 53737.25d0, 0.33d0, site(1), site(2), site(3), 1d-6, 2d-6, weather(1), &
      weather(2), weather(3), weather(4), weather(5), back(1), back(2))
  r = sla_airmas(out(2)) + back(1)*back(2) + ra
end function

! an orbit by elements of its perihelion, moved along by universal variables, and disturbed
function comet(elements, date, out) result(r)
  implicit none
  real(8), intent(inout) :: elements(6), date, out(6)
  real(8) :: r, u(13), epoch, incl, node, peri, aorq, e, aorl, dm, ra, dec, dist
  integer :: status, form
  real(8) :: perihelion, now
  perihelion = 51800 + elements(1)
  now = 51800 + date
  call sla_planel(now, 3, perihelion, elements(2), elements(3), elements(4), elements(5), elements(6), 0d0, 0d0, &
      out, status)
  call sla_el2ue(now, 3, perihelion, elements(2), elements(3), elements(4), elements(5), elements(6), 0d0, 0d0, u, &
      status)
  call sla_pertue(now + 40, u, status)
  call sla_ue2el(u, 3, form, epoch, incl, node, peri, aorq, e, aorl, dm, status)
  call sla_plante(now, 0.23d0, 0.92d0, 3, perihelion, elements(2), elements(3), elements(4), elements(5), &
      elements(6), 0d0, 0d0, ra, dec, dist, status)
  r = incl + node + peri + aorq + e + ra + dec*dist
end function

! a plate's model: six coefficients, and what they leave; a matrix by singular values
function plates(measured, expected, out) result(r)
  implicit none
  real(8), intent(inout) :: measured(10), expected(10), out(10)
  real(8) :: r, coefficients(6), back(6), xy(10), xrms, yrms, rrms, a(5, 3), w(3), v(3, 3), work(3), b(5), x(3), p(2)
  integer :: status, i
  call sla_fitxy(6, 5, expected, measured, coefficients, status)
  call sla_pxy(5, expected, measured, coefficients, xy, xrms, yrms, rrms)
  call sla_invf(coefficients, back, status)
  do i = 1, 5
    a(i, :) = [1d0, expected(2*i - 1), expected(2*i)]
    b(i) = measured(2*i)
  end do
  call sla_svd(5, 3, 5, 3, a, w, v, work, status)
  call sla_svdsol(5, 3, 5, 3, b, a, w, v, work, x)
  p = [0.31d0, -0.22d0]
  call sla_pcd(178.585d0, p(1), p(2))
  call sla_xy2xy(p(1), p(2), back, out(1), out(2))
  out(3:5) = x
  out(6:8) = w*w
  out(9:10) = xy(3:4)
  r = rrms + coefficients(1)*coefficients(5) + back(3)
end function

! between the frames of 1950 and 2000, and of Hipparcos
function epochs(star, out) result(r)
  implicit none
  real(8), intent(inout) :: star(6), out(6)
  real(8) :: r, b(6), c(6), h(4), l, be, lii, bii
  call sla_fk524(star(1), star(2), star(3), star(4), star(5), star(6), b(1), b(2), b(3), b(4), b(5), b(6))
  call sla_fk425(b(1), b(2), b(3), b(4), b(5), b(6), c(1), c(2), c(3), c(4), c(5), c(6))
  call sla_fk52h(star(1), star(2), star(3), star(4), h(1), h(2), h(3), h(4))
  call sla_eqecl(b(1), b(2), 51544.5d0, l, be)
  call sla_eqgal(star(1), star(2), lii, bii)
  out = b
  r = sum(c(1:2)) + h(1)*h(2) + l + be + lii*bii
end function

! rays through the atmosphere
function refracted(zenith, weather, out) result(r)
  implicit none
  real(8), intent(inout) :: zenith, weather(5), out(4)
  real(8) :: r, z
  call sla_refro(zenith, 310d0, weather(1), weather(2), weather(3), weather(4), 0.92d0, weather(5), 1d-9, out(1))
  call sla_refco(310d0, weather(1), weather(2), weather(3), weather(4), 0.92d0, weather(5), 1d-9, out(2), out(3))
  call sla_refz(zenith, out(2), out(3), z)
  call sla_atmdsp(weather(1), weather(2), weather(3), weather(4), out(2), out(3), 0.65d0, out(4), r)
  out = out*1d4
  r = r*1d3 + z
end function
