! differentiate: brick(xl, u, e, volume)  at: xl = 0 0 0 1.1 0 0.1 1 1.2 0 0 1 0.1 0 0.1 1 1 0 1.1 1.1 1 0.9 0.1 1 1, u = random(24, -0.01, 0.01), e = 210 0.3, volume = 0  roundoff: 1e-9
! differentiate: surfaces(wedge, tet, at, out)  at: wedge = random(45, -0.1, 0.1), tet = random(30, -0.1, 0.1), at = 0.2 0.3 0.1, out = zeros(4)  roundoff: 1e-9
! differentiate: elastomer(c, strain, ogden, foam, stress)  at: c = 0.7 0.2 0.05, strain = 0.21 -0.1 -0.03 0.07 0.04 -0.02, ogden = 0.6 1.8 0.02, foam = 0.5 2.1 0.1 0.2 -1.3 0.15, stress = zeros(18)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: ramberg(material, strain, f, stress)  at: material = 210 0.3 0.4 5 0.42, strain = 0.004 -0.001 -0.002 0.003 0.001 -0.0005, f = 1.01 0.02 0 -0.01 0.99 0.01 0.005 0 1.02, stress = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: plastic(material, curve, strain, stress)  at: material = 210 0.3, curve = 0.3 0.35 0.6, strain = 0.004 -0.001 -0.002 0.003 0.001 -0.0005, stress = zeros(20)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: crystal(material, strain, dt, stress)  at: material = 260 150 130 0.9 6 0.2 1.1 0.3 0.05 0.35 0.3 2.0, strain = 0.004 -0.001 -0.002 0.003 0.001 -0.0005, dt = 0.8, stress = zeros(12)  tolerance: 1e-3  roundoff: 1e-6
! differentiate: compressible(lame, strain, stress, stiff)  at: lame = 1.2 0.8, strain = 0.1 -0.05 0.07 0.03 -0.02 0.04, stress = zeros(6), stiff = zeros(21)  roundoff: 1e-9
! differentiate: network(p, out)  at: p = 0.12 0.031 340 480000 1.39 287 0.0012 0.05 0.00003, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-8
! a brick of 20 nodes, 8 of them given, integrated at 8 points
function brick(xl, u, e, volume) result(energy)
  implicit none
  real(8), intent(inout) :: xl(3, 8), u(3, 8), e(2), volume
  real(8) :: energy, x(3, 20), v(3, 20), shp(4, 20), xsj, g(3, 3), strain(3, 3), lambda, mu, at
  integer :: i, j, k, n, ends(2, 12)
  ends = reshape([1,2, 2,3, 3,4, 4,1, 5,6, 6,7, 7,8, 8,5, 1,5, 2,6, 3,7, 4,8], [2, 12])
  x(:, 1:8) = xl
  v(:, 1:8) = u
  do i = 1, 12
    x(:, 8 + i) = (xl(:, ends(1, i)) + xl(:, ends(2, i)))/2
    v(:, 8 + i) = (u(:, ends(1, i)) + u(:, ends(2, i)))/2
  end do
  lambda = e(1)*e(2)/((1 + e(2))*(1 - 2*e(2)))
  mu = e(1)/(2*(1 + e(2)))
  at = 1/sqrt(3d0)
  energy = 0
  volume = 0
  do i = -1, 1, 2
    do j = -1, 1, 2
      do k = -1, 1, 2
        call shape20h(i*at, j*at, k*at, x, xsj, shp, 3)
        g = 0
        do n = 1, 20
          g = g + spread(v(:, n), 2, 3)*spread(shp(1:3, n), 1, 3)
        end do
        strain = (g + transpose(g) + matmul(transpose(g), g))/2
        energy = energy + xsj*(lambda/2*(strain(1, 1) + strain(2, 2) + strain(3, 3))**2 + mu*sum(strain**2))
        volume = volume + xsj
      end do
    end do
  end do
end function

function surfaces(wedge, tet, at, out) result(r)
  implicit none
  real(8), intent(inout) :: wedge(3, 15), tet(3, 10), at(3), out(4)
  real(8) :: r, shp(4, 15), xsj, w(3, 15), t(3, 10), q(4, 20)
  integer :: i
  real(8), parameter :: corners(3, 6) = reshape([0,0,-1, 1,0,-1, 0,1,-1, 0,0,1, 1,0,1, 0,1,1]*1d0, [3, 6])
  w(:, 1:6) = corners
  do i = 1, 3
    w(:, 6 + i) = (corners(:, i) + corners(:, mod(i, 3) + 1))/2
    w(:, 9 + i) = (corners(:, 3 + i) + corners(:, 4 + mod(i, 3)))/2
    w(:, 12 + i) = (corners(:, i) + corners(:, 3 + i))/2
  end do
  t(:, 1:3) = corners(:, 1:3)
  t(:, 4) = [0, 0, 1]
  do i = 1, 3
    t(:, 4 + i) = (t(:, i) + t(:, mod(i, 3) + 1))/2
    t(:, 7 + i) = (t(:, i) + t(:, 4))/2
  end do
  w = w + wedge
  t = t + tet
  call shape15w(at(1), at(2), at(3), w, xsj, shp, 3)
  out(1) = xsj
  out(2) = sum(shp(1, :)*w(2, :)**2) + sum(shp(4, :)*w(1, :))
  q = 0
  call shape10tet(at(1), at(2), at(3), t, xsj, q, 3)
  out(3) = xsj
  out(4) = sum(q(3, 1:10)*t(3, :)**2) + sum(q(4, 1:10)*t(1, :))
  r = out(1)*out(3)
end function

subroutine stressed(kode, c, strain, beta, stress, elas)
  implicit none
  integer :: kode, ithermal(2), k
  real(8) :: c(*), strain(6), beta(6), stress(6), elas(21)
  real(8) :: a(27), b(243), a2(27), b2(243), d(9), d2(81), l(27), l2(243), m(27), m2(243)
  ithermal = 0
  k = kode
  call rubber(c, elas, strain, k, a, b, a2, b2, d, d2, l, l2, m, m2, ithermal, 1, beta, stress)
end subroutine

! laws of Mooney and Rivlin, of Ogden, and of a foam
function elastomer(c, strain, ogden, foam, stress) result(r)
  implicit none
  real(8), intent(inout) :: c(3), strain(6), ogden(3), foam(6), stress(6, 3)
  real(8) :: r, beta(6), elas(21), constants(21)
  beta = 0
  constants = 0
  constants(1:3) = c
  call stressed(-7, constants, strain, beta, stress(:, 1), elas)
  r = elas(1) + 2*elas(10)
  constants(1:3) = ogden
  call stressed(-4, constants, strain, beta, stress(:, 2), elas)
  r = r + elas(2) - elas(15)
  constants(1:6) = foam
  call stressed(-16, constants, strain, beta, stress(:, 3), elas)
  r = r + elas(3)*elas(21)
end function

function ramberg(material, strain, f, stress) result(r)
  implicit none
  real(8), intent(inout) :: material(5), strain(6), f(3, 3), stress(6)
  real(8) :: r, elas(21), beta(6), state(1, 1, 1)
  integer :: ithermal(2), mi(2)
  ithermal = 0
  mi = 1
  beta = 0
  call defplas(material, elas, strain, ithermal, 1, beta, stress, f, 1.01d0, state, 1, 1, 1, mi)
  r = elas(1) + 0.1d0*elas(4) - elas(21) + state(1, 1, 1)
end function

! linear hardening, one step from the state without stress
function plastic(material, curve, strain, stress) result(r)
  implicit none
  real(8), intent(inout) :: material(2), curve(3), strain(6), stress(20)
  real(8) :: r, law(802), old(20, 1, 1), new(20, 1, 1), elas(21), beta(6), pgauss(3), pnewdt, viscous
  integer :: ithermal(2), mi(2)
  character(80) :: name
  ithermal = 0
  mi = 1
  name = 'STEEL'
  law = 0
  law(1:6) = [0d0, curve(1), 0.01d0, curve(2), 0.1d0, curve(3)]
  law(801) = 3
  old = 0
  new = 0
  beta = 0
  pgauss = 0
  pnewdt = -1
  viscous = 0
  call incplas(material, law, new, old, elas, strain, ithermal, 1, beta, stress, 1d0, -51, 0, name, 293d0, 1d0, 1d0, 1d0, 1, 1, 20, mi, strain, pgauss, 1, pnewdt, viscous)
  stress(7:20) = new(1:14, 1, 1)
  r = elas(1) - elas(2) + elas(21)
end function

function crystal(material, strain, dt, stress) result(r)
  implicit none
  real(8), intent(inout) :: material(12), strain(6), dt, stress(12)
  real(8) :: r, constants(21), old(60, 1, 1), new(60, 1, 1), stiff(21), beta(6), pgauss(3), orab(7, 1), eye(3, 3), before(6)
  integer :: ithermal(2), mi(2), i
  character(80) :: name
  ithermal = 0
  mi = 1
  name = 'SINGLE_CRYSTAL'
  constants(1:12) = material
  constants(13:21) = material(4:12)*1.1d0
  old = 0
  new = 0
  beta = 0
  before = 0
  eye = 0
  do i = 1, 3
    eye(i, i) = 1
  end do
  pgauss = 0
  orab = 0
  call umat_single_crystal(name, 1, 1, -121, constants, strain, before, beta, eye, 1d0, eye, 1d0, ithermal, 293d0, dt, [dt, dt], dt, 1, 0, &
                           mi, 60, old, new, stress, stiff, 0, pgauss, orab)
  stress(7:12) = new(1:6, 1, 1)
  r = stiff(1) - stiff(2) + stiff(21) + sum(new(7:42, 1, 1)**2)
end function

function compressible(lame, strain, stress, stiff) result(r)
  implicit none
  real(8), intent(inout) :: lame(2), strain(6), stress(6), stiff(21)
  real(8) :: r, old(1, 1, 1), new(1, 1, 1), beta(6), pgauss(3), orab(7, 1), eye(3, 3), before(6), constants(21)
  integer :: ithermal(2), mi(2)
  character(80) :: name
  ithermal = 0
  mi = 1
  name = 'CIARLET_EL'
  constants = 0
  constants(1:2) = lame
  beta = 0
  before = 0
  eye = 0
  pgauss = 0
  orab = 0
  call umat_ciarlet_el(name, 1, 1, -102, constants, strain, before, beta, eye, 1d0, eye, 1d0, ithermal, 293d0, 1d0, [1d0, 1d0], 1d0, 1, 0, &
                       mi, 1, old, new, stress, stiff, 0, pgauss, orab)
  r = sum(stress*strain)
end function

! flow of a gas through a pipe, an orifice and a bend
function network(p, out) result(r)
  implicit none
  real(8), intent(inout) :: p(9), out(8)
  real(8) :: r, re, area
  area = p(8)**2*0.785d0
  re = 4*p(1)/(3.1416d0*p(8)*1.9d-5)
  call friction_coefficient(1.5d0, p(8), p(9), re, 1d0, out(1))
  call friction_coefficient(1.5d0, p(8), p(9), 2900d0 + 1d3*p(8), 1d0, out(2))
  call tt_calc(p(1), out(3), p(4), p(5), p(6), area, p(3), 0)
  call ts_calc(p(1), p(3), p(4), p(5), p(6), area, out(4), 0)
  call pt2_lim_calc(p(4), area*1.3d0, area, p(5), 0.7d0, out(5))
  call cd_chamfer(p(2), p(8), p(4), p(4)*0.7d0, 30d0, out(6))
  call cd_lichtarowicz(out(7), 0.82d0, re, 0.1d0, 1.4d0)
  call machpi(out(8), 0.7d0 + p(2), p(5), p(6))
  out(5) = out(5)*1d-5
  r = out(1)*out(4) + out(3)
end function
