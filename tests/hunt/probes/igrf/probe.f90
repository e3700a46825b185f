! differentiate: field(where, b)  at: where = 120 52.3 13.4, b = zeros(4)  roundoff: 1e-9
! differentiate: older(where, when)  at: where = 300 40.1 261.2, when = 1957.3  roundoff: 1e-9
! differentiate: change(where)  at: where = 6800 71.2 -48.3  roundoff: 1e-9
! differentiate: inclination(where, n)  at: where = 50 52.3 13.4 400 95.2 101.1 10 33 220.4, n = 3  roundoff: 1e-9
! differentiate: followed(start, n)  at: start = 500 40.3 13.4, n = 12  roundoff: 1e-9
double precision function field(where, b)
  use igrf
  double precision, intent(inout) :: where(3), b(4)
  call igrf13syn(0, 2019.6d0, 1, where(1), where(2), where(3), b(1), b(2), b(3), b(4))
  b = b/1000
  field = b(4)
end function

double precision function older(where, when)
  use igrf
  double precision, intent(inout) :: where(3), when
  double precision :: x, y, z, f
  call igrf13syn(0, when, 1, where(1), where(2), where(3), x, y, z, f)
  older = (x + 2*y - z)/1000
end function

! secular variation, in geocentric coordinates
double precision function change(where)
  use igrf
  double precision, intent(inout) :: where(3)
  double precision :: x, y, z, f
  call igrf13syn(1, 2016d0, 2, where(1), where(2), where(3), x, y, z, f)
  change = x - 2*y + 3*z
end function

double precision function inclination(where, n)
  use igrf
  integer, intent(in), value :: n
  double precision, intent(inout) :: where(3, n)
  double precision :: x, y, z, f
  integer :: i
  inclination = 0
  do i = 1, n
    call igrf13syn(0, 1990d0 + 11*i, 1, where(1, i), where(2, i), where(3, i), x, y, z, f)
    inclination = inclination + atan2(z, hypot(x, y))*i + atan2(y, x)
  end do
end function

! some steps along a line of the field
double precision function followed(start, n)
  use igrf
  integer, intent(in), value :: n
  double precision, intent(inout) :: start(3)
  double precision :: x, y, z, f, r, colat, long
  double precision, parameter :: step = 60d0, degree = 0.017453292519943295d0
  integer :: i
  r = 6371.2d0 + start(1)
  colat = start(2)
  long = start(3)
  do i = 1, n
    call igrf13syn(0, 2015.5d0, 2, r, colat, long, x, y, z, f)
    r = r - step*z/f
    colat = colat - step*x/f/r/degree
    long = long + step*y/f/r/degree/sin(colat*degree)
  end do
  followed = (r - 6371.2d0)/100 + colat + long/10
end function
