! differentiate: predictor(r, f)  at: r = 2 1.1 0.5 0.2 0.1, f = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
function predictor(r, f) result(left)
  implicit none
  double precision, intent(inout) :: r(5), f(16)
  double precision :: left, variances(4), a(4)
  call eureka(4, r, r, f, variances, a)
  left = variances(4)
end function
