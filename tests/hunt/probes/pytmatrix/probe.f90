! differentiate: spheroid(p, z)  at: p = 1.1 1.5 0.02 1.3, z = zeros(16)  tolerance: 1e-3  roundoff: 1e-5
! differentiate: turned(angles, z)  at: angles = 50 75 10 100 20 35, z = zeros(16)  tolerance: 1e-4  roundoff: 1e-6
! differentiate: cylinder(p, s)  at: p = 0.7 1.4 0.01 0.8, s = zeros(8)  tolerance: 1e-3  roundoff: 1e-5
! differentiate: rough(p, s)  at: p = 0.6 1.4 0.01 0.1, s = zeros(8)  tolerance: 1e-3  roundoff: 1e-5
subroutine scattered(p, shape, z, s)
  implicit none
  double precision, intent(in) :: p(4)
  integer, intent(in) :: shape
  double precision, intent(out) :: z(4, 4)
  complex(8), intent(out) :: s(2, 2)
  double precision :: length
  integer :: nmax
  length = 2*acos(-1d0)
  call calctmat(p(1), 1d0, length, p(2), p(3), p(4), shape, 1d-3, 2, nmax)
  call calcampl(nmax, length, 56d0, 65d0, 114d0, 128d0, 145d0, 52d0, s, z)
end subroutine

function spheroid(p, z) result(r)
  implicit none
  double precision, intent(inout) :: p(4), z(16)
  double precision :: r, phase(4, 4)
  complex(8) :: s(2, 2)
  call scattered(p, -1, phase, s)
  z = reshape(phase, [16])
  r = phase(1, 1) + phase(1, 2)
end function

function turned(angles, z) result(r)
  implicit none
  double precision, intent(inout) :: angles(6), z(16)
  double precision :: r, phase(4, 4)
  complex(8) :: s(2, 2)
  integer :: nmax
  call calctmat(1d0, 1d0, 6.2831853d0, 1.5d0, 0.02d0, 1.4d0, -1, 1d-3, 2, nmax)
  call calcampl(nmax, 6.2831853d0, angles(1), angles(2), angles(3), angles(4), angles(5), angles(6), s, phase)
  z = reshape(phase, [16])
  r = phase(1, 1)*phase(3, 4)
end function

function cylinder(p, s) result(r)
  implicit none
  double precision, intent(inout) :: p(4), s(8)
  double precision :: r, phase(4, 4)
  complex(8) :: found(2, 2)
  call scattered(p, -2, phase, found)
  s(1:4) = real(reshape(found, [4]), 8)
  s(5:8) = aimag(reshape(found, [4]))
  r = phase(1, 1)
end function

function rough(p, s) result(r)
  implicit none
  double precision, intent(inout) :: p(4), s(8)
  double precision :: r, phase(4, 4)
  complex(8) :: found(2, 2)
  call scattered(p, 4, phase, found)
  s(1:4) = real(reshape(found, [4]), 8)
  s(5:8) = aimag(reshape(found, [4]))
  r = phase(1, 1)
end function
