! differentiate: overlap(zeta, one, two, s)  at: zeta = 1.787 1.787 2.7 2.7, one = 0.1 0.2 -0.1, two = 0.9 0.5 0.7, s = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: repulsion(p, one, two, w)  at: p = 0.8 0.68 0.45 0.5 0.52 0.53 0.43 0.57 0.8 0.9 2.5 3.1, one = 0.1 0.2 -0.1, two = 0.9 0.5 0.7, w = zeros(100)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: placed(z, xyz)  at: z = 1.4 1.1 1.9 1.05 1.8 1.2, xyz = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: levels(h, e)  at: h = -11 -2.1 -14.3 0.4 -1.7 -9.2 -0.6 0.9 -2.4 -17, e = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
function overlap(zeta, one, two, s) result(r)
  implicit none
  double precision, intent(inout) :: zeta(4), one(3), two(3), s(16)
  double precision :: r, all_of_them(9, 9)
  double precision :: emus(107), emup(107), emud(107)
  integer :: numcal
  common /expont/ emus, emup, emud
  common /numcal/ numcal
  numcal = numcal + 1  ! another calculation: keywords are read again
  emus(6) = zeta(1)
  emup(6) = zeta(2)
  emus(8) = zeta(3)
  emup(8) = zeta(4)
  call diat(6, 8, one, two, all_of_them)
  s = reshape(all_of_them(1:4, 1:4), [16])
  r = sum(s**2)
end function

function repulsion(p, one, two, w) result(r)
  implicit none
  double precision, intent(inout) :: p(12), one(3), two(3), w(100)
  double precision :: r, e1b(10), e2a(10), core
  integer :: counted
  double precision :: dd(107), qq(107), add(107, 3), alp(107)
  common /multip/ dd, qq, add
  common /alpha/ alp
  dd(6) = p(1)
  qq(6) = p(2)
  add(6, :) = p(3:5)
  dd(8) = p(6)
  qq(8) = p(7)
  add(8, :) = p(8:10)
  alp(6) = p(11)
  alp(8) = p(12)
  counted = 1
  call rotate(6, 8, one, two, w, counted, e1b, e2a, core, 1d10)
  r = core/100 + sum(e1b)/10 + e2a(2)*e2a(3)
end function

function placed(z, xyz) result(r)
  implicit none
  integer, parameter :: most = 120
  double precision, intent(inout) :: z(6), xyz(12)
  double precision :: r, geo(3, most), coord(3, most)
  integer :: natoms, labels(most), na(most), nb(most), nc(most)
  common /geokst/ natoms, labels, na, nb, nc
  natoms = 4
  labels(1:4) = [8, 6, 1, 1]
  na(1:4) = [0, 1, 2, 2]
  nb(1:4) = [0, 0, 1, 1]
  nc(1:4) = [0, 0, 0, 3]
  geo = 0
  geo(1, 2) = z(1)
  geo(1:2, 3) = z(2:3)
  geo(1:3, 4) = z(4:6)
  call gmetry(geo, coord)
  xyz = reshape(coord(:, 1:4), [12])
  r = sqrt(sum((coord(:, 4) - coord(:, 1))**2)) + coord(2, 3)*coord(3, 4)
end function

function levels(h, e) result(r)
  implicit none
  double precision, intent(inout) :: h(10), e(4)
  double precision :: r, z(4, 4)
  call rsp(h, 4, 1, e, z)
  h = 0
  r = 2*(e(1) + e(2)) + z(1, 1)**2*z(3, 2)**2
end function
