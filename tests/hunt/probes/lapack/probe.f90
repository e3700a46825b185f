! differentiate: spectrum(a, wr, wi)  at: a = 4 0.3 -0.5 0.2 1 2.5 0.4 -0.3 0.6 -0.8 -1 0.7 0.1 0.5 0.9 7, wr = zeros(4), wi = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: symmetric(a, w)  at: a = 2 0.4 -0.3 0.1 0.4 3.5 0.2 0.6 -0.3 0.2 -1 0.5 0.1 0.6 0.5 6, w = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
! differentiate: singular(a, s, u)  at: a = 2 0.3 -0.5 0.7 0.4 1.1 -0.2 0.3 0.6 -0.1 0.9 3, s = zeros(3), u = zeros(16)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: fit(a, b)  at: a = random(15, 0.1, 1), b = 1 0.4 2 -0.3 0.7  tolerance: 1e-5  roundoff: 1e-8
function spectrum(a, wr, wi) result(r)
  implicit none
  double precision, intent(inout) :: a(4, 4), wr(4), wi(4)
  double precision :: r, left(1, 4), right(4, 4), work(64)
  integer :: info
  call dgeev('N', 'V', 4, a, 4, wr, wi, left, 1, right, 4, work, 64, info)
  r = sum(right(:, 1)**2*[1, 2, 3, 4])
end function

function symmetric(a, w) result(r)
  implicit none
  double precision, intent(inout) :: a(4, 4), w(4)
  double precision :: r, work(64)
  integer :: info
  call dsyev('V', 'U', 4, a, 4, w, work, 64, info)
  a = a*a  ! the sign of a vector is free
  r = log(w(4)) + w(1)*w(2)
end function

function singular(a, s, u) result(r)
  implicit none
  double precision, intent(inout) :: a(4, 3), s(3), u(4, 4)
  double precision :: r, vt(3, 3), work(128)
  integer :: info
  call dgesvd('A', 'A', 4, 3, a, 4, s, u, 4, vt, 3, work, 128, info)
  a = 0
  u = u*u
  r = s(1)/s(3) + vt(1, 2)**2
end function

function fit(a, b) result(r)
  implicit none
  double precision, intent(inout) :: a(5, 3), b(5)
  double precision :: r, work(128)
  integer :: info
  call dgels('N', 5, 3, 1, a, 5, b, 5, work, 128, info)
  r = b(1)*b(2) + b(3)
end function
