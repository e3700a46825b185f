! differentiate: vibrating(stiff, mass)  at: stiff = 3 2.5 4 3.3 2.7 5 4.4 3.9 2.2 3.1, mass = 1 1.2 0.8 1.5 1.1 0.9 1.3 1  tolerance: 1e-4  roundoff: 1e-7
! differentiate: moving(a)  at: a = random(64, -1, 1)  tolerance: 1e-4  roundoff: 1e-7
! differentiate: shifted(stiff, mass, sigma)  at: stiff = 3 2.5 4 3.3 2.7 5 4.4 3.9 2.2 3.1, mass = 1 1.2 0.8 1.5 1.1 0.9 1.3 1 1.4 0.7, sigma = 0.9  tolerance: 1e-4  roundoff: 1e-7
! differentiate: norm_of(a)  at: a = random(48, -1, 1)  tolerance: 1e-4  roundoff: 1e-7

! the two highest frequencies of a chain of springs
function vibrating(stiff, mass) result(r)
  implicit none
  double precision, intent(inout) :: stiff(10), mass(8)
  integer, parameter :: n = 8, nev = 2, ncv = 6, lworkl = ncv*(ncv + 8)
  double precision :: r, resid(n), v(n, ncv), workd(3*n), workl(lworkl), d(nev)
  integer :: ido, info, iparam(11), ipntr(11)
  logical :: select(ncv)
  iparam = 0
  iparam([1, 3, 7]) = [1, 200, 1]
  resid = 1
  resid(3) = 0.5d0
  ido = 0
  info = 1
  do
    call dsaupd(ido, 'I', n, 'LA', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, workl, lworkl, info)
    if (ido /= 1 .and. ido /= -1) exit
    call pulled(workd(ipntr(1)), workd(ipntr(2)))
  end do
  call dseupd(.true., 'A', select, d, v, n, 0d0, 'I', n, 'LA', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, &
              workl, lworkl, info)
  r = d(1) + 2*d(2) + v(1, 2)**2 - v(3, 1)*v(4, 1)
contains
  subroutine pulled(x, y)
    double precision, intent(in) :: x(n)
    double precision, intent(out) :: y(n)
    double precision :: u(0:n + 1)
    integer :: i
    u = 0
    u(1:n) = x/sqrt(mass)
    do i = 1, n
      y(i) = (stiff(i)*(u(i) - u(i - 1)) - stiff(i + 1)*(u(i + 1) - u(i)))/sqrt(mass(i))
    end do
  end subroutine
end function

! two eigenvalues of a matrix without symmetry, of largest real part
function moving(a) result(r)
  implicit none
  double precision, intent(inout) :: a(8, 8)
  integer, parameter :: n = 8, nev = 2, ncv = 6, lworkl = 3*ncv*ncv + 6*ncv
  double precision :: r, resid(n), v(n, ncv), workd(3*n), workl(lworkl), dr(nev + 1), di(nev + 1), workev(3*ncv)
  integer :: ido, info, iparam(11), ipntr(14)
  logical :: select(ncv)
  iparam = 0
  iparam([1, 3, 7]) = [1, 300, 1]
  resid = 1
  resid(3) = 0.5d0
  ido = 0
  info = 1
  do
    call dnaupd(ido, 'I', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, workl, lworkl, info)
    if (ido /= 1 .and. ido /= -1) exit
    workd(ipntr(2):ipntr(2) + n - 1) = matmul(a, workd(ipntr(1):ipntr(1) + n - 1))
  end do
  dr = 0
  di = 0
  call dneupd(.true., 'A', select, dr, di, v, n, 0d0, 0d0, workev, 'I', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, &
              ipntr, workd, workl, lworkl, info)
  r = dr(1) + 2*dr(2) + di(1)**2 + di(2)**2
end function

! the frequencies next to `sigma` of the same chain as a pair of matrices, by shifting and inverting
function shifted(stiff, mass, sigma) result(r)
  implicit none
  double precision, intent(inout) :: stiff(10), mass(10)
  double precision, value :: sigma
  integer, parameter :: n = 10, nev = 3, ncv = 8, lworkl = ncv*(ncv + 8)
  double precision :: r, resid(n), v(n, ncv), workd(3*n), workl(lworkl), d(nev)
  double precision :: lower(n - 1), middle(n), upper(n - 1), upper2(n - 2)
  integer :: ido, info, iparam(11), ipntr(11), pivots(n), failed
  logical :: select(ncv)
  middle = stiff - sigma*mass
  middle(1:n - 1) = middle(1:n - 1) + stiff(2:)
  lower = -stiff(2:)
  upper = lower
  call dgttrf(n, lower, middle, upper, upper2, pivots, failed)
  iparam = 0
  iparam([1, 3, 7]) = [1, 200, 3]
  resid = 1
  resid(3) = 0.5d0
  ido = 0
  info = 1
  do
    call dsaupd(ido, 'G', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, workl, lworkl, info)
    if (ido == -1) then
      workd(ipntr(2):ipntr(2) + n - 1) = mass*workd(ipntr(1):ipntr(1) + n - 1)
      call dgttrs('N', n, 1, lower, middle, upper, upper2, pivots, workd(ipntr(2)), n, failed)
    else if (ido == 1) then
      call dcopy(n, workd(ipntr(3)), 1, workd(ipntr(2)), 1)
      call dgttrs('N', n, 1, lower, middle, upper, upper2, pivots, workd(ipntr(2)), n, failed)
    else if (ido == 2) then
      workd(ipntr(2):ipntr(2) + n - 1) = mass*workd(ipntr(1):ipntr(1) + n - 1)
    else
      exit
    end if
  end do
  call dseupd(.true., 'A', select, d, v, n, sigma, 'G', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, &
              workl, lworkl, info)
  r = d(1) + d(2)*d(3) + v(1, 1)*v(2, 1)
end function

! the largest singular value of a matrix, and what belongs to it
function norm_of(a) result(r)
  implicit none
  double precision, intent(inout) :: a(8, 6)
  integer, parameter :: n = 6, nev = 1, ncv = 4, lworkl = ncv*(ncv + 8)
  double precision :: r, resid(n), v(n, ncv), workd(3*n), workl(lworkl), d(nev), left(8), dnrm2
  integer :: ido, info, iparam(11), ipntr(11)
  logical :: select(ncv)
  iparam = 0
  iparam([1, 3, 7]) = [1, 200, 1]
  resid = 1
  resid(3) = 0.5d0
  ido = 0
  info = 1
  do
    call dsaupd(ido, 'I', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, workl, lworkl, info)
    if (ido /= 1 .and. ido /= -1) exit
    call dgemv('N', 8, n, 1d0, a, 8, workd(ipntr(1)), 1, 0d0, left, 1)
    call dgemv('T', 8, n, 1d0, a, 8, left, 1, 0d0, workd(ipntr(2)), 1)
  end do
  call dseupd(.true., 'A', select, d, v, n, 0d0, 'I', n, 'LM', nev, 0d0, resid, ncv, v, n, iparam, ipntr, workd, &
              workl, lworkl, info)
  call dgemv('N', 8, n, 1d0, a, 8, v, 1, 0d0, left, 1)
  r = sqrt(d(1)) + dnrm2(8, left, 1)*v(2, 1)*v(3, 1)
end function
