! differentiate: adaptive(x, spec)  at: x = random(30, -1, 1), spec = zeros(16)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: quadratic(x, spec)  at: x = random(30, -1, 1), spec = zeros(16)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: constant_weights(x, spec)  at: x = random(30, -1, 1), spec = zeros(16)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: tapers(width, values)  at: width = 3.3, values = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: sines(x, spec)  at: x = random(30, -1, 1), spec = zeros(16)  tolerance: 1e-2  roundoff: 1e-4

! multitaper spectra as mtspec_d has them
function adaptive(x, spec) result(r)
  use spectra
  implicit none
  real(8), intent(inout) :: x(30), spec(16)
  real(8) :: r, freq(16), se(16), err(16, 2)
  call mtspec(30, 0.1d0, x, 3.5d0, 5, 16, freq, spec, se=se, err=err)
  r = log(spec(4)) + se(3) + log(err(5, 1))
end function

function quadratic(x, spec) result(r)
  use spectra
  implicit none
  real(8), intent(inout) :: x(30), spec(16)
  real(8) :: r, freq(16)
  call mtspec(30, 0.1d0, x, 3.5d0, 5, 16, freq, spec, qispec=1)
  r = log(spec(4)*spec(9))
end function

function constant_weights(x, spec) result(r)
  use spectra
  implicit none
  real(8), intent(inout) :: x(30), spec(16)
  real(8) :: r, freq(16), f(16)
  complex(8) :: yk(30, 5)
  call mtspec(30, 0.1d0, x, 3.5d0, 5, 16, freq, spec, adapt=1, yk=yk, fstat=f)
  r = log(spec(4)) + abs(yk(3, 2)) + f(5)
end function

! discrete prolate spheroidal sequences, as functions of their bandwidth
function tapers(width, values) result(r)
  implicit none
  real(8), intent(inout) :: width, values(4)
  real(8) :: r, v(24, 4), lambda(4), theta(4)
  call dpss(24, width, 4, v, lambda, theta)
  values = lambda
  r = v(7, 1)**2 + v(11, 2)**2 + log(theta(4))
end function

! sine multitapers, in single precision
function sines(x, spec) result(r)
  use spectra
  implicit none
  real(4), intent(inout) :: x(30), spec(16)
  real(4) :: r, freq(16), fact, err(16, 2)
  integer :: ntap, ntimes, kopt(16)
  ntap = 5
  ntimes = 0
  fact = 1
  call sine_psd(30, 0.1, x, ntap, ntimes, fact, 16, freq, spec, kopt, err, 'n')
  r = log(spec(4)) + err(5, 1)
end function
