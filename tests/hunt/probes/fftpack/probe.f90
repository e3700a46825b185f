! differentiate: powers(x, spectrum)  at: x = random(30, -1, 1), spectrum = zeros(16)  roundoff: 1e-11
! differentiate: smoothed(x, width, y)  at: x = random(28, -1, 1), width = 0.3, y = zeros(28)  roundoff: 1e-11
! differentiate: cosines(x)  at: x = random(17, -1, 1)  roundoff: 1e-11
! differentiate: image(re, im)  at: re = random(24, -1, 1), im = random(24, -1, 1)  roundoff: 1e-11
function powers(x, spectrum) result(r)
  implicit none
  double precision, intent(inout) :: x(30), spectrum(16)
  double precision :: r
  double precision :: table(100), work(30), c(30)
  integer :: i, failed
  c = x
  call drfft1i(30, table, 100, failed)
  call drfft1f(30, 1, c, 30, table, 100, work, 30, failed)
  spectrum(1) = c(1)**2
  do i = 2, 15
    spectrum(i) = (c(2*i - 2)**2 + c(2*i - 1)**2)/2
  end do
  spectrum(16) = c(30)**2
  r = 0
  do i = 1, 16
    r = r + i*spectrum(i)
  end do
end function

function smoothed(x, width, y) result(r)
  implicit none
  double precision, intent(inout) :: x(28), width, y(28)
  double precision :: r
  double precision :: table(100), work(28), gain
  integer :: k, failed
  y = x
  call drfft1i(28, table, 100, failed)
  call drfft1f(28, 1, y, 28, table, 100, work, 28, failed)
  do k = 1, 14
    gain = exp(-(k*width)**2/2)
    y(2*k) = y(2*k)*gain
    if (k < 14) y(2*k + 1) = y(2*k + 1)*gain
  end do
  call drfft1b(28, 1, y, 28, table, 100, work, 28, failed)
  r = sum(y**3)
end function

function cosines(x) result(r)
  implicit none
  double precision, intent(inout) :: x(17)
  double precision :: r
  double precision :: table(100), work(20)
  integer :: failed
  call dcost1i(17, table, 100, failed)
  call dcost1f(17, 1, x, 17, table, 100, work, 20, failed)
  r = sum(x**2)
end function

function image(re, im) result(r)
  implicit none
  double precision, intent(inout) :: re(24), im(24)
  double precision :: r
  double precision :: table(200), work(200)
  complex(8) :: c(4, 6)
  integer :: failed
  c = reshape(cmplx(re, im, 8), [4, 6])
  call dcfft2i(4, 6, table, 200, failed)
  call dcfft2f(4, 4, 6, c, table, 200, work, 200, failed)
  re = reshape(real(c), [24])
  im = reshape(aimag(c), [24])
  r = sum(abs(c)**2*re(3)) + im(5)
end function
