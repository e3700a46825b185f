! differentiate: charges(source, charge, pot, grad)  at: source = random(1500, 0, 1), charge = random(500, -1, 1), pot = zeros(500), grad = zeros(1500)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: dipoles(source, moment, targ, pot)  at: source = random(900, 0, 1), moment = random(900, -1, 1), targ = random(60, 0, 1), pot = zeros(20)  tolerance: 1e-5  roundoff: 1e-8
! differentiate: direct(source, charge, targ, pot)  at: source = random(30, 0, 1), charge = random(10, -1, 1), targ = 1.2 0.3 0.7 0.4 1.3 0.6, pot = zeros(2)  tolerance: 1e-5  roundoff: 1e-9

! Laplace's potential and its gradient at all sources, to six digits
function charges(source, charge, pot, grad) result(r)
  implicit none
  real(8), intent(inout) :: source(3, 500), charge(500), pot(500), grad(3, 500)
  real(8) :: r
  integer(8) :: n, ier
  n = 500
  call lfmm3d_s_c_g(1d-6, n, source, charge, pot, grad, ier)
  r = dot_product(pot, charge) + merge(0d0, 1d300, ier == 0)
end function

function dipoles(source, moment, targ, pot) result(r)
  implicit none
  real(8), intent(inout) :: source(3, 300), moment(3, 300), targ(3, 20), pot(20)
  real(8) :: r
  integer(8) :: n, nt, ier
  n = 300
  nt = 20
  call lfmm3d_t_d_p(1d-6, n, source, moment, nt, targ, pot, ier)
  r = sum(pot)
end function

function direct(source, charge, targ, pot) result(r)
  implicit none
  real(8), intent(inout) :: source(3, 10), charge(10), targ(3, 2), pot(2)
  real(8) :: r
  integer(8) :: n, nt, nd
  n = 10
  nt = 2
  nd = 1
  pot = 0
  call l3ddirectcp(nd, source, charge, n, targ, nt, pot, 1d-30)
  r = pot(1)*pot(2)
end function
