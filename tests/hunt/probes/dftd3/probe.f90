! differentiate: rational(xyz, p)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, p = 0.95 0.85 0.4 4.9  roundoff: 1e-9
! differentiate: zero(xyz, p)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, p = 1 0.72 1.22 0.98  roundoff: 1e-9
! differentiate: crystal(xyz, cell)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9, cell = 6.3 0 0.2 0.4 6.8 0 0.1 0.3 7.1  roundoff: 1e-9
! differentiate: pairs(xyz, e)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, e = zeros(36)  roundoff: 1e-9
! differentiate: force(xyz, f)  at: xyz = 0 0 0.22 0 1.43 -0.9 0 -1.43 -0.9 5.4 0.1 0.3 6.2 1.5 -0.6 6.3 -1.3 -0.5, f = zeros(18)  roundoff: 1e-9
module dimer
  use mctc_io_structure, only : structure_type, new
  use dftd3_cutoff, only : realspace_cutoff
  use dftd3_damping_rational, only : rational_damping_param, new_rational_damping
  use dftd3_damping_zero, only : zero_damping_param, new_zero_damping
  use dftd3_disp, only : get_dispersion, get_pairwise_dispersion
  use dftd3_model, only : d3_model, new_d3_model
  use dftd3_param, only : d3_param
  implicit none
  integer, parameter :: water(6) = [8, 1, 1, 8, 1, 1]
contains
  subroutine prepare(xyz, mol, model)
    double precision, intent(in) :: xyz(18)
    type(structure_type), intent(out) :: mol
    type(d3_model), intent(out) :: model
    call new(mol, water, reshape(xyz, [3, 6]))
    call new_d3_model(model, mol)
  end subroutine
end module

function rational(xyz, p) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(18), p(4)
  double precision :: energy
  type(structure_type) :: mol
  type(d3_model) :: model
  type(rational_damping_param) :: damping
  call prepare(xyz, mol, model)
  call new_rational_damping(damping, d3_param(s6=p(1), s8=p(2), s9=1d0, a1=p(3), a2=p(4)))
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy)
  energy = 1000*energy
end function

function zero(xyz, p) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(18), p(4)
  double precision :: energy
  type(structure_type) :: mol
  type(d3_model) :: model
  type(zero_damping_param) :: damping
  call prepare(xyz, mol, model)
  call new_zero_damping(damping, d3_param(s6=p(1), s8=p(2), rs6=p(3), rs8=p(4)))
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy)
  energy = 1000*energy
end function

function crystal(xyz, cell) result(energy)
  use dimer
  double precision, intent(inout) :: xyz(9), cell(9)
  double precision :: energy
  type(structure_type) :: mol
  type(d3_model) :: model
  type(rational_damping_param) :: damping
  call new(mol, water(1:3), reshape(xyz, [3, 3]), lattice=reshape(cell, [3, 3]))
  call new_d3_model(model, mol)
  call new_rational_damping(damping, d3_param(s8=0.85d0, s9=1d0, a1=0.4d0, a2=4.9d0))
  call get_dispersion(mol, model, damping, realspace_cutoff(cn=12d0, disp2=14d0, disp3=9d0), energy)
  energy = 1000*energy
end function

function pairs(xyz, e) result(sum_of_squares)
  use dimer
  double precision, intent(inout) :: xyz(18), e(36)
  double precision :: sum_of_squares, two(6, 6), three(6, 6)
  type(structure_type) :: mol
  type(d3_model) :: model
  type(rational_damping_param) :: damping
  call prepare(xyz, mol, model)
  call new_rational_damping(damping, d3_param(s8=0.85d0, s9=1d0, a1=0.4d0, a2=4.9d0))
  call get_pairwise_dispersion(mol, model, damping, realspace_cutoff(), two, three)
  e = 1000*reshape(two + three, [36])
  sum_of_squares = sum(e**2)
end function

function force(xyz, f) result(sum_of_squares)
  use dimer
  double precision, intent(inout) :: xyz(18), f(18)
  double precision :: sum_of_squares, energy, gradient(3, 6), sigma(3, 3)
  type(structure_type) :: mol
  type(d3_model) :: model
  type(rational_damping_param) :: damping
  call prepare(xyz, mol, model)
  call new_rational_damping(damping, d3_param(s8=0.85d0, s9=1d0, a1=0.4d0, a2=4.9d0))
  call get_dispersion(mol, model, damping, realspace_cutoff(), energy, gradient, sigma)
  f = 1000*reshape(gradient, [18])
  sum_of_squares = sum(f**2)
end function
