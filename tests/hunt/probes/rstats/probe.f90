! differentiate: decomposed(y, season, trend)  at: y = random(36, -1, 1), season = zeros(36), trend = zeros(36)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: robust(y, season, trend)  at: y = random(36, -1, 1), season = zeros(36), trend = zeros(36)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: predictor(r, f)  at: r = 2 1.1 0.5 0.2 0.1, f = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
subroutine decompose(y, season, trend, outer)
  implicit none
  double precision :: y(36), season(36), trend(36), weights(36), work(36 + 24, 5)
  integer :: outer
  call stl(y, 36, 12, 7, 23, 13, 0, 1, 1, 1, 3, 2, 2, outer, weights, season, trend, work)
end subroutine

function decomposed(y, season, trend) result(r)
  implicit none
  double precision, intent(inout) :: y(36), season(36), trend(36)
  double precision :: r
  call decompose(y, season, trend, 0)
  r = sum(season*trend)
end function

function robust(y, season, trend) result(r)
  implicit none
  double precision, intent(inout) :: y(36), season(36), trend(36)
  double precision :: r
  call decompose(y, season, trend, 3)
  r = sum((y - season - trend)**2)
end function

function predictor(r, f) result(left)
  implicit none
  double precision, intent(inout) :: r(5), f(16)
  double precision :: left, variances(4), a(4)
  call eureka(4, r, r, f, variances, a)
  left = variances(4)
end function
