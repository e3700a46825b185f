! differentiate: rational(xyz, p)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, p = 0.95 0.85 0.4 4.9  roundoff: 1e-9
! differentiate: smooth(xyz, p)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, p = 3 2 6  roundoff: 1e-9
! differentiate: crystal(xyz, cell)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9, cell = 6.3 0 0.2 0.4 6.8 0 0.1 0.3 7.1  roundoff: 1e-9
! differentiate: properties(xyz, out)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, out = zeros(18)  roundoff: 1e-9
! differentiate: force(xyz, f)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, f = zeros(18)  roundoff: 1e-9
module dimer
  use mctc_env, only : error_type
  use mctc_io_structure, only : structure_type, new
  use dftd4_cutoff, only : realspace_cutoff
  use dftd4_damping_rational, only : rational_damping_param
  use dftd4_disp, only : get_dispersion, get_properties
  use dftd4_model_d4, only : d4_model, new_d4_model
  use dftd4_model_d4s, only : d4s_model, new_d4s_model
  implicit none
  integer, parameter :: water(6) = [8, 1, 1, 8, 1, 1]
contains
  subroutine prepare(xyz, mol, model)
    double precision, intent(in) :: xyz(18)
    type(structure_type), intent(out) :: mol
    type(d4_model), intent(out) :: model
    type(error_type), allocatable :: error
    call new(mol, water, reshape(xyz, [3, 6]))
    call new_d4_model(error, model, mol)
    if (allocated(error)) stop 1
  end subroutine
end module

function rational(xyz, p) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(18), p(4)
  double precision :: energy
  type(structure_type) :: mol
  type(d4_model) :: model
  type(rational_damping_param) :: damping
  call prepare(xyz, mol, model)
  damping = rational_damping_param(s6=p(1), s8=p(2), s9=1d0, a1=p(3), a2=p(4))
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy)
  energy = 1000*energy
end function

! the variant with smooth weights, with the user's charge scaling
function smooth(xyz, p) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(18), p(3)
  double precision :: energy
  type(structure_type) :: mol
  type(d4s_model) :: model
  type(rational_damping_param) :: damping
  type(error_type), allocatable :: error
  call new(mol, water, reshape(xyz, [3, 6]))
  call new_d4s_model(error, model, mol, ga=p(1), gc=p(2))
  if (allocated(error)) stop 1
  damping = rational_damping_param(s8=0.1d0*p(3), a1=0.4d0, a2=4.9d0)
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy)
  energy = 1000*energy
end function

function crystal(xyz, cell) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(9), cell(9)
  double precision :: energy
  type(structure_type) :: mol
  type(d4_model) :: model
  type(rational_damping_param) :: damping
  type(error_type), allocatable :: error
  call new(mol, water(1:3), reshape(xyz, [3, 3]), lattice=reshape(cell, [3, 3]))
  call new_d4_model(error, model, mol)
  if (allocated(error)) stop 1
  damping = rational_damping_param(s8=0.85d0, a1=0.4d0, a2=4.9d0)
  call get_dispersion(mol, model, damping, realspace_cutoff(cn=11.3d0, disp2=13.6d0, disp3=8.7d0), energy)
  energy = 1000*energy
end function

function properties(xyz, out) result(r)
  use dimer
  double precision, intent(inout) :: xyz(18), out(18)
  double precision :: r, cn(6), q(6), c6(6, 6), alpha(6)
  type(structure_type) :: mol
  type(d4_model) :: model
  call prepare(xyz, mol, model)
  call get_properties(mol, model, realspace_cutoff(), cn, q, c6, alpha)
  out(1:6) = cn
  out(7:12) = q
  out(13:18) = alpha
  r = sum(c6**2)/1000
end function

function force(xyz, f) result(sum_of_squares)
  use dimer
  double precision, intent(inout) :: xyz(18), f(18)
  double precision :: sum_of_squares, energy, gradient(3, 6), sigma(3, 3)
  type(structure_type) :: mol
  type(d4_model) :: model
  type(rational_damping_param) :: damping
  call prepare(xyz, mol, model)
  damping = rational_damping_param(s8=0.85d0, a1=0.4d0, a2=4.9d0)
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy, gradient, sigma)
  f = 1000*reshape(gradient, [18])
  sum_of_squares = sum(f**2)
end function
