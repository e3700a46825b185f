! Complex numbers: arithmetic, intrinsics, arrays.
! differentiate: iterate(re, im, n)  at: re = 0.2, im = 0.3, n = 5
! differentiate: functions(re, im)  at: re = 0.7, im = -0.4
! differentiate: inner(z, w, n)  at: z = 1 2 3 4, w = 0.5 -1 2 0.25, n = 2
function iterate(re, im, n) result(s)
  implicit none
  real(8), intent(in) :: re, im
  integer, intent(in) :: n
  real(8) :: s
  complex(8) :: z, c
  integer :: i
  c = cmplx(re, im, 8)
  z = 0
  do i = 1, n
    z = z * z + c
  end do
  s = real(z) + 2 * aimag(z)
end function iterate

function functions(re, im) result(s)
  implicit none
  real(8), intent(in) :: re, im
  real(8) :: s
  complex(8) :: z
  z = cmplx(re, im, 8)
  z = exp(z) + sqrt(z) / z + conjg(z) * z
  s = real(z) + 2 * aimag(z) + abs(z)
end function functions

function inner(z, w, n) result(s)
  implicit none
  integer, intent(in) :: n
  complex(8), intent(in) :: z(n), w(n)
  real(8) :: s
  complex(8) :: t
  t = dot_product(z, w)
  s = real(t) * aimag(t)
end function inner
