! differentiate: poisson(g, solved)  at: g = random(48, 0.5, 1.5), solved = zeros(48)
! differentiate: regular(g, smooth)  at: g = random(48, 0.5, 1.5), smooth = zeros(48)
! differentiate: wind(v, w, vorticity)  at: v = random(48, 0.5, 1.5), w = random(48, 0.5, 1.5), vorticity = zeros(48)
! differentiate: between(g, place)  at: g = random(48, 0.5, 1.5), place = 31 0.7
module grid
  implicit none
  integer, parameter :: nlat = 6, nlon = 8, ntrunc = 4, nmdim = 15, long = 4000
contains
  subroutine analysed(g, spectrum)
    real, intent(in) :: g(nlat, nlon)
    complex, intent(out) :: spectrum(nmdim)
    real :: a(nlat, nlat), b(nlat, nlat), table(long), work(long)
    double precision :: dwork(long)
    integer :: ierror
    call shagsi(nlat, nlon, table, long, work, long, dwork, long, ierror)
    call shags(nlat, nlon, 0, 1, g, nlat, nlon, a, b, nlat, nlat, table, long, work, long, ierror)
    call twodtooned(spectrum, a, b, nlat, ntrunc, 1)
  end subroutine
  subroutine synthesised(spectrum, g)
    complex, intent(in) :: spectrum(nmdim)
    real, intent(out) :: g(nlat, nlon)
    real :: a(nlat, nlat), b(nlat, nlat), table(long), work(long)
    double precision :: dwork(long)
    integer :: ierror
    a = 0
    b = 0
    call onedtotwod(spectrum, a, b, nlat, nmdim, 1)
    call shsgsi(nlat, nlon, table, long, work, long, dwork, long, ierror)
    call shsgs(nlat, nlon, 0, 1, g, nlat, nlon, a, b, nlat, nlat, table, long, work, long, ierror)
  end subroutine
end module

! the inverse Laplacian on a Gaussian grid: analysis, the spectrum, synthesis
function poisson(g, solved) result(r)
  use grid
  implicit none
  real, intent(inout) :: g(nlat, nlon), solved(nlat, nlon)
  real :: r
  complex :: spectrum(nmdim), inverted(nmdim)
  call analysed(g, spectrum)
  call invlap(spectrum, inverted, nmdim, 1, 2.0)
  call synthesised(inverted, solved)
  r = sum(solved*g)
end function

! analysis and synthesis on a regular grid, with every wave weighted
function regular(g, smooth) result(r)
  use grid
  implicit none
  real, intent(inout) :: g(nlat, nlon), smooth(nlat, nlon)
  real :: r, a(nlat, nlat), b(nlat, nlat), table(long), work(long), weights(nlat)
  double precision :: dwork(long)
  integer :: ierror, k
  complex :: spectrum(nmdim), weighted(nmdim)
  weights = [(exp(-0.1*k), k=1, nlat)]
  call shaeci(nlat, nlon, table, long, dwork, long, ierror)
  call shaec(nlat, nlon, 0, 1, g, nlat, nlon, a, b, nlat, nlat, table, long, work, long, ierror)
  call twodtooned(spectrum, a, b, nlat, ntrunc, 1)
  call multsmoothfact(spectrum, weighted, weights, nlat, nmdim, 1)
  a = 0
  b = 0
  call onedtotwod(weighted, a, b, nlat, nmdim, 1)
  call shseci(nlat, nlon, table, long, dwork, long, ierror)
  call shsec(nlat, nlon, 0, 1, smooth, nlat, nlon, a, b, nlat, nlat, table, long, work, long, ierror)
  r = sum(smooth**2)
end function

! a wind's vorticity
function wind(v, w, vorticity) result(r)
  use grid
  implicit none
  real, intent(inout) :: v(nlat, nlon), w(nlat, nlon), vorticity(nlat, nlon)
  real :: r, br(nlat, nlat), bi(nlat, nlat), cr(nlat, nlat), ci(nlat, nlat), table(long), work(long)
  double precision :: dwork(long)
  integer :: ierror
  complex :: turning(nmdim), spreading(nmdim)
  call vhagsi(nlat, nlon, table, long, dwork, long, ierror)
  call vhags(nlat, nlon, 0, 1, v, w, nlat, nlon, br, bi, cr, ci, nlat, nlat, table, long, work, long, ierror)
  call twodtooned_vrtdiv(turning, spreading, br, bi, cr, ci, nlat, ntrunc, 1, 1.0)
  call synthesised(turning, vorticity)
  r = sum(real(spreading)**2 + aimag(spreading)**2)
end function

! the value between the points of the grid: latitude in degrees, longitude in radians
function between(g, place) result(r)
  use grid
  implicit none
  real, intent(inout) :: g(nlat, nlon), place(2)
  real :: r, functions(nmdim)
  complex :: spectrum(nmdim), scratch(ntrunc + 1)
  call analysed(g, spectrum)
  call getlegfunc(functions, place(1), ntrunc)
  call specintrp(place(2), ntrunc, spectrum, scratch, functions, r)
end function
