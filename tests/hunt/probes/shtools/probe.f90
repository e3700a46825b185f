! differentiate: field(c, place)  at: c = 1 0 0.4 0 -0.3 0 0 0 0.2 0.3 0.1 -0.5 0 0 0 0 -0.2 0.6, place = 31.3 77.2  tolerance: 1e-5  roundoff: 1e-9
! differentiate: gravity(c, place, g)  at: c = 1 0 0.04 0 -0.03 0 0 0 0.02 0.03 0.01 -0.05 0 0 0 0 -0.02 0.06, place = 1.1 31.3 77.2, g = 0 0 0  tolerance: 1e-5  roundoff: 1e-9
! differentiate: magnetic(c, place, b)  at: c = 1 0 0.04 0 -0.03 0 0 0 0.02 0.03 0.01 -0.05 0 0 0 0 -0.02 0.06, place = 1.1 31.3 77.2, b = 0 0 0  tolerance: 1e-5  roundoff: 1e-9
! differentiate: rotated(c, angles, out)  at: c = 1 0 0.4 0 -0.3 0 0 0 0.2 0.3 0.1 -0.5 0 0 0 0 -0.2 0.6, angles = 0.3 0.7 -0.4, out = zeros(18)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: fitted(d, places, out)  at: d = 1 0.7 0.4 1.3 0.9 1.1, places = 10 40 -20 70 -50 5 0 60 130 190 250 310, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-9
function field(c, place) result(r)
  use shtools
  implicit none
  double precision, intent(inout) :: c(2, 3, 3), place(2)
  double precision :: r
  r = makegridpoint(c, 2, place(1), place(2))
end function

function gravity(c, place, g) result(r)
  use shtools
  implicit none
  double precision, intent(inout) :: c(2, 3, 3), place(3), g(3)
  double precision :: r
  g = makegravgridpoint(c, 2, 1d0, 1d0, place(1), place(2), place(3), omega=0.1d0)
  r = sqrt(sum(g**2))
end function

function magnetic(c, place, b) result(r)
  use shtools
  implicit none
  double precision, intent(inout) :: c(2, 3, 3), place(3), b(3)
  double precision :: r
  b = makemaggridpoint(c, 2, 1d0, place(1), place(2), place(3))
  r = b(1)*b(2) + b(3)
end function

function rotated(c, angles, out) result(r)
  use shtools
  implicit none
  double precision, intent(inout) :: c(2, 3, 3), angles(3), out(2, 3, 3)
  double precision :: r, dj(3, 3, 3)
  call djpi2(dj, 2)
  call shrotaterealcoef(out, c, 2, angles, dj)
  r = out(1, 3, 1)*out(2, 3, 2) + out(1, 2, 2)
end function

! coefficients by least squares from six places, and what is left
function fitted(d, places, out) result(r)
  use shtools
  implicit none
  double precision, intent(inout) :: d(6), places(6, 2), out(2, 2, 2)
  double precision :: r
  call shexpandlsq(out, d, places(:, 1), places(:, 2), 6, 1, chi2=r)
end function
