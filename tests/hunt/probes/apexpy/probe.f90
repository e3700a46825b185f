! differentiate: quasi_dipole(where, out)  at: where = 52.3 13.4 250, out = zeros(7)  tolerance: 1e-2  roundoff: 1e-5
! differentiate: base_vectors(where, out)  at: where = 40.1 261.2 400, out = zeros(18)  tolerance: 1e-2  roundoff: 1e-5
! differentiate: back(where)  at: where = 48.7 88.9 300  tolerance: 1e-2  roundoff: 1e-5
! differentiate: field(where, out)  at: where = 52.3 13.4 250, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
subroutine prepare(date)
  double precision, intent(in) :: date
  character(1000) :: name
  call file_name(0, name)
  call loadapxsh(name, date)
end subroutine

double precision function quasi_dipole(where, out)
  double precision, intent(inout) :: where(3), out(7)
  call prepare(2015.3d0)
  call apxg2q(where(1), where(2), where(3), 1, out(1), out(2), out(3), out(5), out(7))
  quasi_dipole = out(1)/10 + out(2)/20 + out(7)
end function

double precision function base_vectors(where, out)
  double precision, intent(inout) :: where(3), out(18)
  double precision :: ql, qo, ml, mo, f1(2), f2(2), f, d
  call prepare(2012.5d0)
  call apxg2all(where(1), where(2), where(3), 110d0, 1, ql, qo, ml, mo, f1, f2, f, out(1), out(4), out(7), d, out(10), out(13), out(16))
  base_vectors = ml/10 + mo/20 + d + f1(1)*f2(2)
end function

! quasi-dipole to geodetic
double precision function back(where)
  double precision, intent(inout) :: where(3)
  double precision :: lat, lon, error
  call prepare(2015.3d0)
  call apxq2g(where(1), where(2), where(3), 1d-10, lat, lon, error)
  back = lat/10 + lon/20
end function

double precision function field(where, out)
  double precision, intent(inout) :: where(3), out(4)
  character(1000) :: name
  call file_name(1, name)
  call cofrm(2008.2d0, name)
  call feldg(1, where(1), where(2), where(3), out(1), out(2), out(3), out(4))
  field = out(4)*10
end function
