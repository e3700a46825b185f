! Elemental mathematical intrinsics.
! differentiate: sweep(x)  at: x = 0.37
! differentiate: pairs(x, y)  at: x = 0.8, y = 1.9
! differentiate: special(x)  at: x = 1.4
function sweep(x) result(s)
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  s = sin(x) + 2 * cos(x) + 3 * tan(x) + 4 * asin(x) + 5 * acos(x) + 6 * atan(x)
  s = s + 7 * exp(x) + 8 * log(x) + 9 * log10(x) + 10 * sqrt(x) + 11 * abs(x - 2) + 12 * sinh(x) + 13 * cosh(x)
  s = s + 14 * tanh(x) + 15 * x**3 + 16 * x**2.5d0 + 17 * asinh(x) + 18 * atanh(x)
end function sweep

function pairs(x, y) result(s)
  implicit none
  real(8), intent(in) :: x, y
  real(8) :: s
  s = x**y + 2 * atan2(x, y) + 3 * hypot(x, y) + 4 * mod(y, x) + 5 * max(x, y) + 6 * min(x, y) + 7 * sign(x, -y)
  s = s + 8 * dim(y, x) + 9 * modulo(-y, x) + 10 * aint(y) * x + 11 * merge(x, y, x > y)
end function pairs

function special(x) result(s)
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  s = erf(x / 3) + 2 * erfc(x / 2) + 3 * gamma(x) + 4 * log_gamma(x) + 5 * bessel_j0(x) + 6 * bessel_j1(x) + 7 * acosh(x)
end function special
