! Squares of moduli are smooth where the modulus is zero.
! differentiate: of_complex(x)  at: x = 0 0 1
! differentiate: of_pair(x)  at: x = 0 0 1
! differentiate: of_array(x)  at: x = 0 0 1
real(8) function of_complex(x)
  real(8), intent(in) :: x(3)
  of_complex = abs(cmplx(x(1), x(2), 8))**2 + x(3)**2
end function

real(8) function of_pair(x)
  real(8), intent(in) :: x(3)
  of_pair = hypot(x(1), x(2))**2 + x(3)**2
end function

real(8) function of_array(x)
  real(8), intent(in) :: x(3)
  of_array = sqrt(x(1)**2 + x(2)**2)**2 + norm2(x(1:2))**2 + x(3)**2
end function
