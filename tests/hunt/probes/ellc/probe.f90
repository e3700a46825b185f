! differentiate: transit(p, flux)  at: p = 0.12 0.03 0.1 86.5 0.4 0.25, flux = zeros(5)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: close_binary(p, flux)  at: p = 0.31 0.24 0.6 68 0.8 0.5 0.3 0.45, flux = zeros(4)  tolerance: 1e-3  roundoff: 1e-7
! differentiate: velocities(p, v)  at: p = 5.3 21 0.3 0.25 0.8, v = zeros(8)  tolerance: 1e-4  roundoff: 1e-8
! differentiate: spotted(p, flux)  at: p = 0.2 0.15 80 0.5 40 25 20 0.7, flux = zeros(4)  tolerance: 1e-4  roundoff: 1e-8
subroutine observe(n, times, pars, control, spot, flux)
  use ellc
  implicit none
  integer :: n, control(10)
  double precision :: times(n), pars(39), spot(4, 1), flux(n)
  double precision :: found(n, 6), grid(1)
  grid = 0
  call lc(n, times, pars, control, spot, spot, 0, grid, 0, grid, 0, found)
  flux = found(:, 1)
end subroutine

! partial and full phases of a planet's transit, quadratic limb darkening
function transit(p, flux) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: p(6), flux(5)
  double precision :: r, pars(39), spot(4, 1)
  pars = 0
  spot = 0
  pars(2) = 1
  pars(3) = p(3)
  pars(4:5) = p(1:2)
  pars(6) = p(4)
  pars(11) = 0.01d0
  pars(12:13) = p(5:6)
  pars(24:25) = 1
  call observe(5, [-0.018d0, -0.0163d0, -0.009d0, 0.0021d0, 0.0152d0], pars, [8, 8, 0, 0, 2, 0, 0, 0, 0, 0], spot, flux)
  r = sum(flux)/5
end function

! tidally distorted stars with gravity darkening, in and out of eclipse
function close_binary(p, flux) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: p(8), flux(4)
  double precision :: r, pars(39), spot(4, 1)
  pars = 0
  spot = 0
  pars(2) = 1
  pars(3) = p(3)
  pars(4:5) = p(1:2)
  pars(6) = p(4)
  pars(11) = p(5)
  pars(12) = p(6)
  pars(16) = p(7)
  pars(20:21) = p(8)
  pars(24:25) = 1
  call observe(4, [0.03d0, 0.21d0, 0.36d0, 0.48d0], pars, [8, 8, 0, 0, 1, 1, -1, -1, 0, 0], spot, flux)
  r = flux(2) - flux(4)
end function

! radial velocities on an eccentric orbit
function velocities(p, v) bind(c) result(r)
  use ellc
  implicit none
  double precision, intent(inout) :: p(5), v(8)
  double precision :: r, pars(39), found(4, 2)
  pars = 0
  pars(2) = p(1)
  pars(6) = 90
  pars(8) = p(2)
  pars(9:10) = p(3:4)
  pars(11) = p(5)
  call rv(4, [0.3d0, 1.1d0, 2.9d0, 4.0d0], pars, 0, found)
  v = reshape(found, [8])
  r = sum(v**2)/1000
end function

! a spot that turns with its star, and is eclipsed
function spotted(p, flux) bind(c) result(r)
  implicit none
  double precision, intent(inout) :: p(8), flux(4)
  double precision :: r, pars(39), spot(4, 1)
  pars = 0
  pars(2) = 1
  pars(3) = 0.4d0
  pars(4:5) = p(1:2)
  pars(6) = p(3)
  pars(11) = 0.7d0
  pars(12) = p(4)
  pars(16) = 0.3d0
  pars(24:25) = 1
  spot(:, 1) = p(5:8)
  call observe(4, [-0.04d0, 0.02d0, 0.1d0, 0.8d0], pars, [8, 8, 1, 0, 1, 1, 0, 0, 0, 0], spot, flux)
  r = sum(flux)/4
end function
