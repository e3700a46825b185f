! Older habits: common blocks with equivalence, block data, entry of state by save, statement functions, computed work arrays, namelists from text.
! differentiate: wing_lift(a, v)  at: a = 0.1 0.12 0.15, v = 50
! differentiate: configured_run(x, n)  at: x = 0.4 1.3 0.8, n = 3
! differentiate: quadrature(a, b, k)  at: a = 0.2, b = 1.7, k = 1.3
! differentiate: packed_solve(ap, b, n)  at: ap = 4 1 3 0.5 0.2 5, b = 1 2 3, n = 3
block data tables
  common /gauss/ nodes, weights
  real(8) :: nodes(3), weights(3)
  data nodes /-0.774596669241483d0, 0d0, 0.774596669241483d0/
  data weights /0.555555555555556d0, 0.888888888888889d0, 0.555555555555556d0/
end block data

subroutine panels(n)
  common /geom/ x(8), y(8), work(16), np
  real(8) :: x, y, work, both(16), row(4, 4)
  integer :: np, n
  equivalence (x(1), both(1)), (work(1), row(1, 1))
  integer :: i, j
  np = n
  do i = 1, n
    do j = 1, n
      row(i, j) = 1 / (1 + abs(both(i) - both(8 + j)))
    end do
  end do
end subroutine panels

function wing_lift(a, v) result(lift)
  implicit none
  real(8), intent(in) :: a(3), v
  real(8) :: lift, x, y, work
  integer :: np, i, j
  common /geom/ x(8), y(8), work(16), np
  real(8) :: q, density
  q(density) = 0.5d0 * density * v**2
  do i = 1, 3
    x(i) = i + a(i)
    y(i) = i - a(4 - i) * 0.5d0
  end do
  call panels(3)
  lift = 0
  do j = 1, np
    do i = 1, np
      lift = lift + work(i + 4 * (j - 1)) * a(i) * q(1.2d0)
    end do
  end do
end function wing_lift

function configured_run(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, scale, limits(2)
  integer :: steps, i, ios
  character(len=10) :: scheme
  character(len=80) :: text
  logical :: verbose
  namelist /run/ scale, limits, steps, scheme, verbose
  scale = 1; limits = 0; steps = 1; scheme = 'none'; verbose = .false.
  text = "&run scale=0.25, steps=4, limits=-1.0,2*1.5, scheme='heun' /"
  text = "&run scale=0.25, steps=4, limits=-1.0,1.5, scheme='heun' /"
  read (text, nml=run, iostat=ios)
  s = 0
  if (ios /= 0) return
  do i = 1, n
    s = s + walk(x(i))
  end do
contains
  function walk(start) result(v)
    real(8), intent(in) :: start
    real(8) :: v, k1, k2
    integer :: j
    v = start
    do j = 1, steps
      k1 = rate(v)
      select case (trim(scheme))
      case ('heun')
        k2 = rate(v + scale * k1)
        v = v + scale * 0.5d0 * (k1 + k2)
      case default
        v = v + scale * k1
      end select
      v = min(max(v, limits(1)), limits(2))
    end do
  end function walk
  pure elemental real(8) function rate(v)
    real(8), intent(in) :: v
    rate = sin(2 * v) - 0.3d0 * v
  end function rate
end function configured_run

function quadrature(a, b, k) result(s)
  implicit none
  real(8), intent(in) :: a, b, k
  real(8) :: s
  interface
    recursive function integrate(f, lo, hi, depth) result(v)
      interface
        real(8) function f(t)
          real(8), intent(in) :: t
        end function f
      end interface
      real(8), intent(in) :: lo, hi
      integer, intent(in) :: depth
      real(8) :: v
    end function integrate
  end interface
  s = integrate(kernel, a, b, 3) + integrate(other, 0d0, a * b, 1)
contains
  real(8) function kernel(t)
    real(8), intent(in) :: t
    kernel = exp(-k * t) * cos(t * t)
  end function kernel
  real(8) function other(t)
    real(8), intent(in) :: t
    other = kernel(t)**2 / (1 + t * a)
  end function other
end function quadrature

recursive function integrate(f, lo, hi, depth) result(v)
  implicit none
  interface
    real(8) function f(t)
      real(8), intent(in) :: t
    end function f
  end interface
  real(8), intent(in) :: lo, hi
  integer, intent(in) :: depth
  real(8) :: v, nodes(3), weights(3)
  common /gauss/ nodes, weights
  integer :: i
  if (depth > 0) then
    v = integrate(f, lo, (lo + hi) / 2, depth - 1) + integrate(f, (lo + hi) / 2, hi, depth - 1)
    return
  end if
  v = 0
  do i = 1, 3
    v = v + weights(i) * f((lo + hi) / 2 + nodes(i) * (hi - lo) / 2)
  end do
  v = v * (hi - lo) / 2
end function integrate

subroutine packed_solve(ap, b, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: ap(*), b(n)
  integer :: i, j, k, at
  at(i, j) = j * (j - 1) / 2 + i
  do j = 1, n
    do i = 1, j - 1
      do k = 1, i - 1
        ap(at(i, j)) = ap(at(i, j)) - ap(at(k, i)) * ap(at(k, j))
      end do
      ap(at(i, j)) = ap(at(i, j)) / ap(at(i, i))
    end do
    do k = 1, j - 1
      ap(at(j, j)) = ap(at(j, j)) - ap(at(k, j))**2
    end do
    if (ap(at(j, j)) <= 0) go to 900
    ap(at(j, j)) = sqrt(ap(at(j, j)))
  end do
  do i = 1, n
    do k = 1, i - 1
      b(i) = b(i) - ap(at(k, i)) * b(k)
    end do
    b(i) = b(i) / ap(at(i, i))
  end do
  return
900 b(1) = -1
end subroutine packed_solve
