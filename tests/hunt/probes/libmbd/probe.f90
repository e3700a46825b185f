! differentiate: pairwise(x, c6)  at: x = 0.1 -0.2 0 7.1 0.3 0.4 2.9 6.6 -0.5, c6 = 63 70 55  tolerance: 1e-5  roundoff: 1e-9
! differentiate: many_body(x, alpha)  at: x = 0.1 -0.2 0 7.1 0.3 0.4 2.9 6.6 -0.5, alpha = 11 12.5 9.8  tolerance: 1e-5  roundoff: 1e-8
! differentiate: screened(x, alpha)  at: x = 0.1 -0.2 0 7.1 0.3 0.4 2.9 6.6 -0.5, alpha = 11 12.5 9.8  tolerance: 1e-5  roundoff: 1e-8
! differentiate: forces(x, f)  at: x = 0.1 -0.2 0 7.1 0.3 0.4 2.9 6.6 -0.5, f = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
subroutine prepare(x, geom, damp)
  use mbd_geom
  use mbd_damping
  implicit none
  double precision :: x(9)
  type(geom_t) :: geom
  type(damping_t) :: damp
  geom%coords = reshape(x, [3, 3])
  geom%log%level = 10
  call geom%init()
  damp%r_vdw = [3.55d0, 3.6d0, 3.5d0]
  damp%beta = 0.83d0
  damp%ts_sr = 0.94d0
end subroutine

! Tkatchenko and Scheffler's energy by pairs
function pairwise(x, c6) bind(c) result(r)
  use mbd_geom
  use mbd_damping
  use mbd_gradients
  use mbd_ts
  use mbd_utils, only: result_t
  implicit none
  double precision, intent(inout) :: x(9), c6(3)
  double precision :: r
  type(geom_t) :: geom
  type(damping_t) :: damp
  type(result_t) :: found
  interface
    subroutine prepare(x, geom, damp)
      use mbd_geom
      use mbd_damping
      double precision :: x(9)
      type(geom_t) :: geom
      type(damping_t) :: damp
    end subroutine
  end interface
  call prepare(x, geom, damp)
  damp%version = 'fermi'
  found = get_ts_energy(geom, [11d0, 12.5d0, 9.8d0], c6, damp, grad_request_t())
  r = 1000*found%energy
  call geom%destroy()
end function

! coupled oscillators: a Hamiltonian's eigenvalues
function many_body(x, alpha) bind(c) result(r)
  use mbd_geom
  use mbd_damping
  use mbd_gradients
  use mbd_methods
  use mbd_utils, only: result_t
  implicit none
  double precision, intent(inout) :: x(9), alpha(3)
  double precision :: r
  type(geom_t) :: geom
  type(damping_t) :: damp
  type(result_t) :: found
  interface
    subroutine prepare(x, geom, damp)
      use mbd_geom
      use mbd_damping
      double precision :: x(9)
      type(geom_t) :: geom
      type(damping_t) :: damp
    end subroutine
  end interface
  call prepare(x, geom, damp)
  damp%version = 'fermi,dip'
  found = get_mbd_energy(geom, alpha, [63d0, 70d0, 55d0], damp, grad_request_t())
  r = 1000*found%energy
  call geom%destroy()
end function

! with self-consistent screening
function screened(x, alpha) bind(c) result(r)
  use mbd_geom
  use mbd_damping
  use mbd_gradients
  use mbd_methods
  use mbd_utils, only: result_t
  implicit none
  double precision, intent(inout) :: x(9), alpha(3)
  double precision :: r
  type(geom_t) :: geom
  type(damping_t) :: damp
  type(result_t) :: found
  interface
    subroutine prepare(x, geom, damp)
      use mbd_geom
      use mbd_damping
      double precision :: x(9)
      type(geom_t) :: geom
      type(damping_t) :: damp
    end subroutine
  end interface
  call prepare(x, geom, damp)
  found = get_mbd_scs_energy(geom, 'rsscs', alpha, [63d0, 70d0, 55d0], damp, grad_request_t())
  r = 1000*found%energy
  call geom%destroy()
end function

! the library's own gradient: its derivatives are second ones
function forces(x, f) bind(c) result(r)
  use mbd_geom
  use mbd_damping
  use mbd_gradients
  use mbd_methods
  use mbd_utils, only: result_t
  implicit none
  double precision, intent(inout) :: x(9), f(9)
  double precision :: r
  type(geom_t) :: geom
  type(damping_t) :: damp
  type(result_t) :: found
  interface
    subroutine prepare(x, geom, damp)
      use mbd_geom
      use mbd_damping
      double precision :: x(9)
      type(geom_t) :: geom
      type(damping_t) :: damp
    end subroutine
  end interface
  call prepare(x, geom, damp)
  damp%version = 'fermi,dip'
  found = get_mbd_energy(geom, [11d0, 12.5d0, 9.8d0], [63d0, 70d0, 55d0], damp, grad_request_t(dcoords=.true.))
  f = 1000*reshape(transpose(found%dE%dcoords), [9])
  r = sum(f**2)
  call geom%destroy()
end function

subroutine zheev
  stop 'no request has a lattice'
end subroutine

subroutine zgetrf
  stop 'no request has a lattice'
end subroutine

subroutine zgetri
  stop 'no request has a lattice'
end subroutine

subroutine zgeev
  stop 'no request has a lattice'
end subroutine

subroutine dgeev
  stop 'no request has a lattice'
end subroutine

subroutine zgemm
  stop 'no request has a lattice'
end subroutine
