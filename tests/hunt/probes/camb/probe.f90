! differentiate: distances(p, z, out)  at: p = 67.4 0.0224 0.12 0.06 -0.01 -0.95, z = 0.6 1.4, out = zeros(8)  tolerance: 1e-3  roundoff: 1e-6
! differentiate: acoustic(p)  at: p = 67.4 0.0224 0.12 0.06 0.01 -1.05  tolerance: 1e-3  roundoff: 1e-6
! differentiate: last_scattering(p)  at: p = 67.4 0.0224 0.12 0.06 0.01 -0.97  tolerance: 1e-3  roundoff: 1e-6
! differentiate: primordial(p, k, out)  at: p = 2.1 0.965 -0.01 0.05, k = 0.001 0.07 0.9, out = zeros(6)  roundoff: 1e-9
! differentiate: neutrinos(am, out)  at: am = 0.3 2.5 40, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: clustering(p)  at: p = 67.4 0.0224 0.12 0.06 0.01 -0.97  tolerance: 5e-3  roundoff: 1e-4
module universe
  use CAMB
  use results
  use model
  use DarkEnergyInterface
  implicit none
contains
  ! H0, baryons, dark matter, mass of neutrinos, curvature, dark energy
  subroutine choose(p, chosen)
    double precision, intent(in) :: p(6)
    type(CAMBparams), intent(inout) :: chosen
    call CAMB_SetDefParams(chosen)
    chosen%H0 = p(1)
    chosen%ombh2 = p(2)
    chosen%omch2 = p(3)
    chosen%omk = p(5)
    call chosen%SetNeutrinoHierarchy(p(4)/94.07d0, 0d0, 3.044d0, neutrino_hierarchy_degenerate, 1)
    select type (energy => chosen%DarkEnergy)
    class is (TDarkEnergyEqnOfState)
      energy%w_lam = p(6)
    end select
    if (.not. chosen%Validate()) stop 2
  end subroutine
end module

function distances(p, z, out) result(age)
  use universe
  double precision, intent(inout) :: p(6), z(2), out(8)
  double precision :: age
  type(CAMBparams) :: chosen
  type(CAMBdata) :: made
  integer :: error
  call choose(p, chosen)
  call made%SetParams(chosen, error, background_only=.true.)
  if (error /= 0) stop 3
  out(1:2) = [made%AngularDiameterDistance(z(1)), made%AngularDiameterDistance(z(2))]
  out(3:4) = [made%LuminosityDistance(z(1)), made%ComovingRadialDistance(z(2))]
  out(5:6) = [made%Hofz(z(1)), made%sound_horizon(1000*z(2))]
  out(7:8) = [made%BAO_D_v(z(1)), made%AngularDiameterDistance2(z(1), z(2))]
  age = made%DeltaPhysicalTimeGyr(0d0, 1d0)
end function

function acoustic(p) result(theta)
  use universe
  double precision, intent(inout) :: p(6)
  double precision :: theta
  type(CAMBparams) :: chosen
  type(CAMBdata) :: made
  call choose(p, chosen)
  call made%SetParams(chosen, background_only=.true.)
  theta = 100*made%CosmomcTheta()
end function

function last_scattering(p) result(z)
  use universe
  double precision, intent(inout) :: p(6)
  double precision :: z
  type(CAMBparams) :: chosen
  type(CAMBdata) :: made
  call choose(p, chosen)
  call made%SetParams(chosen, background_only=.true.)
  call made%CP%Recomb%Init(made)
  z = 1000*made%CP%Recomb%x_e(1d0/1050) + made%CP%Recomb%T_m(1d0/300)
end function

function primordial(p, k, out) result(slope)
  use universe
  use InitialPower
  double precision, intent(inout) :: p(4), k(3), out(6)
  double precision :: slope
  type(CAMBparams) :: chosen
  integer :: i
  call CAMB_SetDefParams(chosen)
  select type (power => chosen%InitPower)
  class is (TInitialPowerLaw)
    power%As = 1d-9*p(1)
    power%ns = p(2)
    power%nrun = p(3)
    power%r = p(4)
    call power%Init(chosen)
  end select
  do i = 1, 3
    out(i) = 1d9*chosen%InitPower%ScalarPower(k(i))
    out(i + 3) = 1d9*chosen%InitPower%TensorPower(k(i))
  end do
  slope = chosen%InitPower%Effective_ns()
end function

function neutrinos(am, out) result(total)
  use MassiveNu
  double precision, intent(inout) :: am(3), out(6)
  double precision :: total
  integer :: i
  total = 0
  do i = 1, 3
    call ThermalNuBackground%rho_P(am(i), out(i), out(i + 3))
    total = total + ThermalNuBackground%drho(am(i), 0.1d0)
  end do
end function

! how much matter clusters today
function clustering(p) result(sigma8)
  use universe
  double precision, intent(inout) :: p(6)
  double precision :: sigma8
  type(CAMBparams) :: chosen
  type(CAMBdata), target :: made
  integer :: error
  call choose(p, chosen)
  chosen%WantCls = .false.
  chosen%WantTransfer = .true.
  chosen%WantScalars = .false.
  chosen%Transfer%kmax = 0.5d0
  chosen%Transfer%k_per_logint = 5
  chosen%Transfer%PK_num_redshifts = 1
  chosen%Transfer%PK_redshifts(1) = 0
  call CAMB_GetResults(made, chosen, error)
  if (error /= 0) stop 4
  sigma8 = made%MT%sigma_8(1)
end function
