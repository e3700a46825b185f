! differentiate: crust(p, out)  at: p = 6.3 3.6 2.8 30 6.9 3.9 3.0 12 8.1 4.5 3.3 0.06 37, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: sheared(p, out)  at: p = 6.3 3.6 2.8 30 6.9 3.9 3.0 12 8.1 4.5 3.3 0.06 37, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: tilted(p, out)  at: p = 6.3 3.6 2.8 30 6.9 3.9 3.0 12 8.1 4.5 3.3 0.06 37, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: seabed(p, out)  at: p = 1.5 1.03 6.3 3.6 2.8 0.06, out = zeros(9)  tolerance: 1e-5  roundoff: 1e-9
! A stack of layers: of each its speeds, its density and its thickness; then the slowness and the azimuth.
subroutine stacked(p)
  use conf
  implicit none
  double precision, intent(in) :: p(13)
  integer :: i, j, k
  double precision :: speeds(2), l, m
  a = 0
  do k = 1, 3
    speeds = p(4*k - 3:4*k - 2)
    m = speeds(2)**2
    l = speeds(1)**2 - 2*m
    do i = 1, 3
      do j = 1, 3
        a(i, i, j, j, k) = a(i, i, j, j, k) + l
        a(i, j, i, j, k) = a(i, j, i, j, k) + m
        a(i, j, j, i, k) = a(i, j, j, i, k) + m
      end do
    end do
    rho(k) = p(4*k - 1)
  end do
  thickn(1:2) = [p(4), p(8)]
  thickn(3) = 0
  isoflg = 1
  dt = 0.4d0
  slow = p(12)*1d3
  baz = p(13)
end subroutine

function heard(wave, out) result(r)
  use plane
  implicit none
  character(len=2), intent(in) :: wave
  double precision, intent(out) :: out(12)
  double precision :: r
  double complex :: yx(16), yy(16), yz(16)
  integer :: i
  call plane_land(16, 3, wave, yx, yy, yz)
  do i = 1, 4
    out(3*i - 2:3*i) = [abs(yx(i + 1))**2, real(yy(i + 2)), aimag(yz(i + 3))]
  end do
  r = sum(out)
end function

function crust(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(13), out(12)
  double precision :: r, heard
  call stacked(p)
  r = heard('P ', out)
end function

function sheared(p, out) result(r)
  implicit none
  double precision, intent(inout) :: p(13), out(12)
  double precision :: r, heard
  call stacked(p)
  r = heard('SV', out)
end function

! one layer is anisotropic: its modes are LAPACK's eigenvectors
function tilted(p, out) result(r)
  use conf
  implicit none
  double precision, intent(inout) :: p(13), out(12)
  double precision :: r, heard
  call stacked(p)
  isoflg(2) = 0
  a(3, 3, 3, 3, 2) = a(3, 3, 3, 3, 2)*1.1d0
  a(2, 3, 2, 3, 2) = a(2, 3, 2, 3, 2)*0.94d0
  a(3, 2, 3, 2, 2) = a(2, 3, 2, 3, 2)
  a(2, 3, 3, 2, 2) = a(2, 3, 2, 3, 2)
  a(3, 2, 2, 3, 2) = a(2, 3, 2, 3, 2)
  r = heard('P ', out)
end function

function seabed(p, out) result(r)
  use conf
  use rmat
  implicit none
  double precision, intent(inout) :: p(6), out(9)
  double precision :: r
  c = p(1)
  rhof = p(2)
  call rtfluid(p(6), 0.5d0*p(6), p(3), p(4), p(5), out)
  r = sum(out**2)
end function
