! differentiate: layers(p, out)  at: p = 110 55 35 42 70 2.9 5.5, out = zeros(4)  tolerance: 2e-2
! differentiate: outer(p, out)  at: p = 41 10.5 900 130, out = zeros(4)  tolerance: 2e-2
! differentiate: electrons(p)  at: p = 38 9.3 700 140  tolerance: 2e-2
! differentiate: atmosphere(p, d)  at: p = 29000 250 48 12 10 140 135, d = zeros(9)  tolerance: 2e-2
! differentiate: chemistry(p, out)  at: p = 150 130 125 900 720 680 1.6e10 2.4e9 2.3e10 5e6 2e5 1.5e7 2.5e5 40, out = zeros(5)  tolerance: 2e-2  roundoff: 1e-4
! differentiate: low(p)  at: p = 83.4 33 57 122  tolerance: 2e-2
! differentiate: profile(h, values)  at: h = 430, values = 900 1100 1800 2400 2500  tolerance: 2e-2
! differentiate: drift(p)  at: p = 14.3 76 145  tolerance: 2e-2
subroutine constants()
  implicit none
  real :: umr, pi, argmax
  common /const/ umr, pi
  common /argexp/ argmax
  argmax = 88.0
  pi = atan(1.0)*4
  umr = pi/180
end subroutine

function layers(p, out) result(r)
  implicit none
  real(4), intent(inout) :: p(7), out(4)
  real(4) :: r, xhim, x
  real(4), external :: foeedi, fof1ed, hmf2ed, xmded
  call constants()
  xhim = p(3)
  out(1) = foeedi(p(1), p(2), xhim, p(4))
  out(2) = fof1ed(p(4), p(5), p(2))
  x = p(7)/out(1)
  out(3) = hmf2ed(p(4), p(5), x, p(6))
  out(4) = xmded(p(2), p(5), 4.0e8)*1e-9
  r = out(1)*out(2) + out(3)/100 + out(4)
end function

function outer(p, out) result(r)
  implicit none
  real(4), intent(inout) :: p(4), out(4)
  real(4) :: r
  call constants()
  call calion(p(1), p(2), p(3), 130, p(4), out(1), out(2), out(3), out(4))
  r = log(out(1)) + 2*log(out(2)) + log(out(3))
end function

function electrons(p) result(r)
  implicit none
  real(4), intent(inout) :: p(4)
  real(4) :: r, sigma
  call constants()
  call elteik(1, p(1), p(2), p(3), 130, p(4), r, sigma)
  r = r/1000 + sigma/1000
end function

function atmosphere(p, d) result(r)
  implicit none
  real(4), intent(inout) :: p(7), d(9)
  real(4) :: r, t(2), ap(7), made(9), sv(25) = 1
  ap = 4
  call tselec(sv)
  call gtd7(172, p(1), p(2), p(3), p(4), p(5), p(6), p(7), ap, 48, made, t)
  d = made
  d(1:5) = made(1:5)*1e-8
  r = t(1)/1000 + t(2)/500
end function

function chemistry(p, out) result(r)
  implicit none
  real(4), intent(inout) :: p(14), out(5)
  real(4) :: r, no, n2d
  integer :: steps
  call chemion(0, p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9), p(10), p(11), -1.0, p(12), p(13), -1.0, p(14), &
               out(1), out(2), out(3), out(4), out(5), no, n2d, steps)
  out = out*1e-5
  r = log(out(1)) + log(out(2))*log(out(3))
end function

function low(p) result(r)
  implicit none
  real(4), intent(inout) :: p(4)
  real(4) :: r
  integer :: failed
  call f00(p(1), p(2), 140, p(3), p(4), r, failed)
  r = log(r)
end function

function profile(h, values) result(r)
  implicit none
  real(4), intent(inout) :: h, values(5)
  real(4) :: r, heights(5) = [120., 300., 550., 1400., 3000.], widths(3) = [40., 60., 90.]
  real(4), external :: booker, epla
  call constants()
  r = booker(h, 5, heights, values, widths)/1000 + epla(h, 50.0, 400.0)
end function

function drift(p) result(r)
  implicit none
  real(4), intent(inout) :: p(3)
  real(4) :: r, param(2)
  param(1) = 100
  param(2) = p(3)
  call vdrift(p(1), p(2), param, r)
end function
