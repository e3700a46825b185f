! differentiate: hankel(a, shape, ak)  at: a = random(30, -1, 1), shape = 0.4 0.23 1.1 0.31, ak = zeros(30)
! differentiate: correlation(p, xi)  at: p = 0.96 0.3 0.68 1.7, xi = zeros(48)
! differentiate: sine(width, spectrum)  at: width = 1.3 0.4, spectrum = zeros(40)
! differentiate: lensing(p, order, w)  at: p = 0.7 1.4 2.2, order = 2.3, w = zeros(27)
! differentiate: twice(a, shape, back)  at: a = random(24, -1, 1), shape = 1.5 -0.2 0.9 0.25, back = zeros(24)
! a biased transform of samples: by them, by the Bessel function's order, the bias, the centre and the spacing
function hankel(a, shape, ak) bind(c) result(r)
  implicit none
  integer, parameter :: n = 30
  double precision, intent(inout) :: a(n), shape(4), ak(n)
  double precision :: r, mu, q, kr, dlnr, wsave(4*n + 40)
  logical :: ok
  mu = shape(1)
  q = shape(2)
  kr = shape(3)
  dlnr = shape(4)
  call fhti(n, mu, q, dlnr, kr, 0, wsave, ok)
  ak = a
  call fht(n, ak, 1, wsave)
  r = sum(ak**2)/n
end function

! the galaxies' correlation function from a power spectrum, as cosmologists do
function correlation(p, xi) bind(c) result(r)
  implicit none
  integer, parameter :: n = 48
  double precision, intent(inout) :: p(4), xi(n)
  double precision :: r, mu, q, kr, dlnr, k, x, wsave(4*n + 40)
  double precision, parameter :: pi = 3.141592653589793d0
  integer :: i
  logical :: ok
  mu = 0.5d0
  q = 0
  kr = 1
  dlnr = 0.3d0
  call fhti(n, mu, q, dlnr, kr, 1, wsave, ok)
  do i = 1, n
    k = exp((i - 0.5d0*(n + 1))*dlnr)
    x = k/(p(2)*p(3)**2)
    xi(i) = 1d4*p(4)*k**p(1)*(log(1 + 2.34d0*x)/(2.34d0*x))**2/sqrt(1 + 3.89d0*x + (16.1d0*x)**2 + (5.46d0*x)**3 + (6.71d0*x)**4)*k**1.5d0
  end do
  call fht(n, xi, 1, wsave)
  do i = 1, n
    xi(i) = xi(i)*(2*pi*kr*exp((i - 0.5d0*(n + 1))*dlnr))**(-1.5d0)
  end do
  r = sum(xi(20:30))
end function

! a Fourier sine transform over many octaves
function sine(width, spectrum) bind(c) result(r)
  implicit none
  integer, parameter :: n = 40
  double precision, intent(inout) :: width(2), spectrum(n)
  double precision :: r, mu, q, kr, dlnr, t, wsave(4*n + 40)
  integer :: i
  logical :: ok
  mu = 0.5d0
  q = width(2)
  kr = 1
  dlnr = 0.35d0
  call fhti(n, mu, q, dlnr, kr, 1, wsave, ok)
  do i = 1, n
    t = exp((i - 0.5d0*(n + 1))*dlnr)
    spectrum(i) = t*exp(-t/width(1))
  end do
  call fftl(n, spectrum, kr, 1, wsave)
  r = spectrum(n/2) + spectrum(n/2 + 5)
end function

! an odd number of samples, and an order that varies
function lensing(p, order, w) bind(c) result(r)
  implicit none
  integer, parameter :: n = 27
  double precision, intent(inout) :: p(3), order(1), w(n)
  double precision :: r, mu, q, kr, dlnr, l, wsave(4*n + 40)
  integer :: i
  logical :: ok
  mu = order(1)
  q = 0.1d0
  kr = 2
  dlnr = 0.4d0
  call fhti(n, mu, q, dlnr, kr, 0, wsave, ok)
  do i = 1, n
    l = exp((i - 0.5d0*(n + 1))*dlnr)
    w(i) = p(1)*l**p(2)/(1 + l)**(p(2) + p(3))
  end do
  call fht(n, w, 1, wsave)
  r = dot_product(w, w)
end function

! forth and, with another bias, back
function twice(a, shape, back) bind(c) result(r)
  implicit none
  integer, parameter :: n = 24
  double precision, intent(inout) :: a(n), shape(4), back(n)
  double precision :: r, mu, q, kr, dlnr, wsave(4*n + 40)
  logical :: ok
  mu = shape(1)
  q = shape(2)
  kr = shape(3)
  dlnr = shape(4)
  back = a
  call fhti(n, mu, q, dlnr, kr, 0, wsave, ok)
  call fhtq(n, back, 1, wsave)
  q = 0.5d0*q
  call fhti(n, mu, q, dlnr, kr, 0, wsave, ok)
  call fhtq(n, back, -1, wsave)
  r = sum((back - a)**2)
end function
