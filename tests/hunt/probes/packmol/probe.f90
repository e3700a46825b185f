! differentiate: packed(x, radii, box, out)  at: x = 0.4 0.3 0.5 1.7 0.9 0.8 0.9 2.1 1.3 0.1 0.5 0.9 1.2 0.4 0.2 -0.4 0.8 1.1, radii = 0.9 0.8 1.0, box = 0 0 0 2.2 2.3 2.4, out = zeros(3)  roundoff: 1e-9
! differentiate: sloped(x, radii, g)  at: x = 0.4 0.3 0.5 1.7 0.9 0.8 0.9 2.1 1.3 0.1 0.5 0.9 1.2 0.4 0.2 -0.4 0.8 1.1, radii = 0.9 0.8 1.0, g = zeros(18)  roundoff: 1e-9
! differentiate: walled(at, sphere, cylinder, bell, out)  at: at = 1.1 0.7 -0.4, sphere = 0.1 0.2 0.3 0.5, cylinder = 0.2 0.1 0 0.3 0.2 1 0.4 0 0.9, bell = 0.9 0.6 1.2 1.1 -0.3 0.8, out = zeros(4)  roundoff: 1e-9
! differentiate: descended(x, step)  at: x = 0.4 0.3 0.5 1.7 0.9 0.8 0.9 2.1 1.3 0.1 0.5 0.9 1.2 0.4 0.2 -0.4 0.8 1.1, step = 0.01  tolerance: 1e-5  roundoff: 1e-8
! differentiate: inertia(a, values, out)  at: a = 2.1 0.3 -0.4 1.7 0.2 1.2, values = zeros(3), out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
module packing
  use sizes
  use compute_data
  use pbc
  use input, only: fix
  implicit none
contains
  ! three molecules of three atoms in a box
  subroutine begin(radii, box)
    real(8), intent(in) :: radii(3), box(6)
    integer :: i
    maxrest = 4
    mrperatom = 2
    ntotmol = 3
    ntype = 1
    nfixedat = 0
    ntotat = 9
    ncells = [2, 2, 2]
    fix = .false.
    allocate(nmols(1), natoms(1), idfirst(1), nratom(9), iratom(9, 2), ityperest(4), ibmol(9), ibtype(9))
    allocate(xcart(9, 3), coor(3, 3), restpars(4, 9), radius(9), radius_ini(9), fscale(9), short_radius(9), short_radius_scale(9), gxcar(9, 3))
    allocate(fdist_atom(9), frest_atom(9), comptype(1), fixedatom(9), use_short_radius(9), latomnext(9), latomfirst(2, 2, 2), latomfix(2, 2, 2))
    allocate(lcellnext(8), empty_cell(2, 2, 2))
    nmols = 3
    natoms = 3
    idfirst = 1
    nratom = 1
    iratom = 1
    ityperest = 3
    restpars = 0
    restpars(1, 1:6) = box
    coor = reshape([0d0, 0.5d0, -0.2d0, 0d0, 0.1d0, 0.6d0, 0d0, 0.3d0, 0.2d0], [3, 3])
    do i = 0, 2
      radius(3*i + 1:3*i + 3) = radii
    end do
    radius_ini = radius
    fscale = 1
    short_radius = radius/2
    short_radius_scale = 2
    use_short_radius = [(mod(i, 2) == 0, i = 1, 9)]
    fixedatom = .false.
    comptype = .true.
    scale = 1
    scale2 = 0.1d0
    init1 = .false.
    move = .false.
    pbc_min = -3
    pbc_length = 6
    pbc_max = 3
    cell_length = 3
    latomfix = 0
    latomfirst = 0
    lcellfirst = 0
    lcellnext = 0
    empty_cell = .true.
    fdist_atom = 0
    frest_atom = 0
  end subroutine
  subroutine finish()
    deallocate(nmols, natoms, idfirst, nratom, iratom, ityperest, ibmol, ibtype, xcart, coor, restpars, radius, radius_ini, fscale)
    deallocate(short_radius, short_radius_scale, gxcar, fdist_atom, frest_atom, comptype, fixedatom, use_short_radius, latomnext, latomfirst, latomfix, lcellnext, empty_cell)
  end subroutine
end module

function packed(x, radii, box, out) result(f)
  use packing
  implicit none
  real(8), intent(inout) :: x(18), radii(3), box(6), out(3)
  real(8) :: f
  call begin(radii, box)
  call computef(18, x, f)
  out(1) = frest
  out(2) = fdist
  out(3) = sum(xcart**2)
  call finish()
end function

function sloped(x, radii, g) result(f)
  use packing
  implicit none
  real(8), intent(inout) :: x(18), radii(3), g(18)
  real(8) :: f
  call begin(radii, [0d0, 0d0, 0d0, 2.2d0, 2.3d0, 2.4d0])
  call computef(18, x, f)
  call computeg(18, x, g)
  call finish()
end function

! ten steps of steepest descent
function descended(x, step) result(f)
  use packing
  implicit none
  real(8), intent(inout) :: x(18), step
  real(8) :: f, at(18), g(18)
  integer :: i
  call begin([0.9d0, 0.8d0, 1d0], [0d0, 0d0, 0d0, 2.2d0, 2.3d0, 2.4d0])
  at = x
  do i = 1, 10
    call computeg(18, at, g)
    at = at - step*g
  end do
  call computef(18, at, f)
  call finish()
end function

function walled(at, sphere, cylinder, bell, out) result(f)
  use packing
  implicit none
  real(8), intent(inout) :: at(3), sphere(4), cylinder(9), bell(6), out(4)
  real(8) :: f, one
  integer :: i
  call begin([1d0, 1d0, 1d0], [0d0, 0d0, 0d0, 1d0, 1d0, 1d0])
  xcart(1, :) = at
  ityperest = [4, 12, 14, 5]
  restpars(1, 1:4) = sphere
  restpars(2, :) = cylinder
  restpars(3, 1:6) = bell
  restpars(4, 1:7) = [sphere(1:3), 0.5d0, 0.6d0, 0.4d0, 0.9d0]
  f = 0
  do i = 1, 4
    iratom(1, 1) = i
    call comprest(1, one)
    out(i) = one
    gxcar = 0
    call gwalls(1, i)
    f = f + sum(gxcar(1, :)**2)
  end do
  call finish()
end function

function inertia(a, values, out) result(r)
  implicit none
  real(8), intent(inout) :: a(6), values(3), out(3)
  real(8) :: r, m(3, 3), v(3, 3), v1(3), v2(3), v3(3), x(3)
  integer :: turns
  m = reshape([a(1), a(2), a(3), a(2), a(4), a(5), a(3), a(5), a(6)], [3, 3])
  turns = 50
  call jacobi(m, 3, 3, values, v, turns)
  call eulerrmat(a(1), a(2), a(3), v1, v2, v3)
  call compcart(x, values, [0.1d0, 0.2d0, 0.3d0], v1, v2, v3)
  out = x
  call eulerfixed(a(4), a(5), a(6), v1, v2, v3)
  r = v(1, 1)**2 + v(2, 3)**2 + v1(2)*v2(3)
end function
