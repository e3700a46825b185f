! differentiate: regular(re, im, out)  at: re = 1.3, im = 0.7, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: modified(re, im, out)  at: re = 2.3, im = 0.7, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: far(re, im, out)  at: re = 31, im = 4, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: airy(re, im, out)  at: re = 0.4, im = 0.3, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
double precision function d1mach(i)
  implicit none
  integer :: i
  double precision :: all(5)
  all = [tiny(1d0), huge(1d0), epsilon(1d0)/2, epsilon(1d0), log10(2d0)]
  d1mach = all(i)
end function

integer function i1mach(i)
  implicit none
  integer :: i
  integer, parameter :: all(16) = [5, 6, 7, 6, 32, 4, 2, 31, 2147483647, 2, 24, -125, 128, 53, -1021, 1024]
  i1mach = all(i)
end function

subroutine bessel(re, im, out)
  implicit none
  double precision :: re, im, out(4)
  integer :: zeros, flag
  call zbesj(re, im, 0.5d0, 1, 2, out(1:2), out(3:4), zeros, flag)
end subroutine

function regular(re, im, out) result(r)
  implicit none
  double precision, intent(inout) :: re, im, out(4)
  double precision :: r
  call bessel(re, im, out)
  r = out(1)**2 + out(3)**2
end function

function modified(re, im, out) result(r)
  implicit none
  double precision, intent(inout) :: re, im, out(4)
  double precision :: r
  integer :: zeros, flag
  call zbesk(re, im, 0.3d0, 1, 2, out(1:2), out(3:4), zeros, flag)
  r = out(1)*out(4)
end function

function far(re, im, out) result(r)
  implicit none
  double precision, intent(inout) :: re, im, out(4)
  double precision :: r
  call bessel(re, im, out)
  r = out(2) + out(4)
end function

function airy(re, im, out) result(r)
  implicit none
  double precision, intent(inout) :: re, im, out(2)
  double precision :: r
  integer :: zeros, flag
  call zairy(re, im, 0, 1, out(1), out(2), zeros, flag)
  r = out(1) - out(2)
end function
