! Shallow water over a bottom with friction: Lax-Friedrichs fluxes on a staggered periodic grid, a gauge at one
! cell, the misfit to a series; the state is a derived type with allocatable components, stepped by module procedures.
! differentiate: misfit(h0, bottom, nx, ny, drag, gauges, steps)
! at: h0 = random(20, 0.9, 1.1), bottom = random(20, 0, 0.1), nx = 5, ny = 4, drag = 0.02
! at: gauges = 1 1.01 0.99 1.02, steps = 4
! const: gauges
! tolerance: 1e-5
! roundoff: 1e-11
! differentiate: final_height(h, nx, ny, steps, gravity)  at: h = random(20, 0.9, 1.1), nx = 5, ny = 4, steps = 3, gravity = 9.81
! tolerance: 1e-5
! roundoff: 1e-11
module grids
  implicit none
  integer, parameter :: dp = kind(1d0)

  type :: state
    integer :: nx = 0, ny = 0
    real(dp), allocatable :: h(:, :), u(:, :), v(:, :)
  end type state

  type :: settings
    real(dp) :: gravity = 9.81d0
    real(dp) :: drag = 0
    real(dp) :: dx = 0.2d0, dy = 0.25d0
    real(dp) :: courant = 0.4d0
    logical :: friction = .true.
  end type settings

contains

  subroutine create(s, nx, ny)
    type(state), intent(out) :: s
    integer, intent(in) :: nx, ny
    s%nx = nx
    s%ny = ny
    allocate (s%h(nx, ny), s%u(nx, ny), s%v(nx, ny))
    s%h = 1
    s%u = 0
    s%v = 0
  end subroutine create

  pure integer function next(i, n)
    integer, intent(in) :: i, n
    next = merge(1, i + 1, i == n)
  end function next

  pure integer function previous(i, n)
    integer, intent(in) :: i, n
    previous = merge(n, i - 1, i == 1)
  end function previous

  pure function mass(s) result(m)
    type(state), intent(in) :: s
    real(dp) :: m
    m = sum(s%h)
  end function mass
end module grids

module fluxes
  use grids
  implicit none
contains

  pure subroutine flux_x(h, u, v, g, f)
    real(dp), intent(in) :: h, u, v, g
    real(dp), intent(out) :: f(3)
    f(1) = h * u
    f(2) = h * u * u + 0.5d0 * g * h * h
    f(3) = h * u * v
  end subroutine flux_x

  pure subroutine flux_y(h, u, v, g, f)
    real(dp), intent(in) :: h, u, v, g
    real(dp), intent(out) :: f(3)
    f(1) = h * v
    f(2) = h * u * v
    f(3) = h * v * v + 0.5d0 * g * h * h
  end subroutine flux_y

  pure function conserved(h, u, v) result(q)
    real(dp), intent(in) :: h, u, v
    real(dp) :: q(3)
    q = [h, h * u, h * v]
  end function conserved

  subroutine between(axis, hl, ul, vl, hr, ur, vr, g, f)
    integer, intent(in) :: axis
    real(dp), intent(in) :: hl, ul, vl, hr, ur, vr, g
    real(dp), intent(out) :: f(3)
    real(dp) :: fl(3), fr(3), speed
    select case (axis)
    case (1)
      call flux_x(hl, ul, vl, g, fl)
      call flux_x(hr, ur, vr, g, fr)
      speed = max(abs(ul) + sqrt(g * hl), abs(ur) + sqrt(g * hr))
    case default
      call flux_y(hl, ul, vl, g, fl)
      call flux_y(hr, ur, vr, g, fr)
      speed = max(abs(vl) + sqrt(g * hl), abs(vr) + sqrt(g * hr))
    end select
    f = 0.5d0 * (fl + fr) - 0.5d0 * speed * (conserved(hr, ur, vr) - conserved(hl, ul, vl))
  end subroutine between

  subroutine add_fluxes(s, set, rate)
    type(state), intent(in) :: s
    type(settings), intent(in) :: set
    real(dp), intent(inout) :: rate(:, :, :)
    real(dp) :: f(3)
    integer :: i, j, k
    do j = 1, s%ny
      do i = 1, s%nx
        k = next(i, s%nx)
        call between(1, s%h(i, j), s%u(i, j), s%v(i, j), s%h(k, j), s%u(k, j), s%v(k, j), set%gravity, f)
        rate(:, i, j) = rate(:, i, j) - f / set%dx
        rate(:, k, j) = rate(:, k, j) + f / set%dx
      end do
    end do
    do j = 1, s%ny
      k = next(j, s%ny)
      do i = 1, s%nx
        call between(2, s%h(i, j), s%u(i, j), s%v(i, j), s%h(i, k), s%u(i, k), s%v(i, k), set%gravity, f)
        rate(:, i, j) = rate(:, i, j) - f / set%dy
        rate(:, i, k) = rate(:, i, k) + f / set%dy
      end do
    end do
  end subroutine add_fluxes

  subroutine add_sources(s, bottom, set, rate)
    type(state), intent(in) :: s
    real(dp), intent(in) :: bottom(:, :)
    type(settings), intent(in) :: set
    real(dp), intent(inout) :: rate(:, :, :)
    real(dp) :: slope, pace
    integer :: i, j
    do j = 1, s%ny
      do i = 1, s%nx
        slope = (bottom(next(i, s%nx), j) - bottom(previous(i, s%nx), j)) / (2 * set%dx)
        rate(2, i, j) = rate(2, i, j) - set%gravity * s%h(i, j) * slope
        slope = (bottom(i, next(j, s%ny)) - bottom(i, previous(j, s%ny))) / (2 * set%dy)
        rate(3, i, j) = rate(3, i, j) - set%gravity * s%h(i, j) * slope
        if (set%friction) then
          pace = sqrt(s%u(i, j)**2 + s%v(i, j)**2 + 1d-4)
          rate(2, i, j) = rate(2, i, j) - set%drag * pace * s%u(i, j)
          rate(3, i, j) = rate(3, i, j) - set%drag * pace * s%v(i, j)
        end if
      end do
    end do
  end subroutine add_sources
end module fluxes

module stepping
  use fluxes
  implicit none
contains

  function stable_step(s, set) result(dt)
    type(state), intent(in) :: s
    type(settings), intent(in) :: set
    real(dp) :: dt, fastest
    fastest = maxval(sqrt(s%u**2 + s%v**2 + 1d-8) + sqrt(set%gravity * s%h))
    dt = set%courant * min(set%dx, set%dy) / fastest
  end function stable_step

  subroutine stage(s, bottom, set, dt)
    type(state), intent(inout) :: s
    real(dp), intent(in) :: bottom(:, :)
    type(settings), intent(in) :: set
    real(dp), intent(in) :: dt
    real(dp), allocatable :: rate(:, :, :)
    real(dp) :: q(3)
    integer :: i, j
    allocate (rate(3, s%nx, s%ny))
    rate = 0
    call add_fluxes(s, set, rate)
    call add_sources(s, bottom, set, rate)
    do j = 1, s%ny
      do i = 1, s%nx
        q = conserved(s%h(i, j), s%u(i, j), s%v(i, j)) + dt * rate(:, i, j)
        s%h(i, j) = q(1)
        if (q(1) > 1d-3) then
          s%u(i, j) = q(2) / q(1)
          s%v(i, j) = q(3) / q(1)
        else
          s%u(i, j) = 0
          s%v(i, j) = 0
        end if
      end do
    end do
    deallocate (rate)
  end subroutine stage

  subroutine advance(s, bottom, set)
    type(state), intent(inout) :: s
    real(dp), intent(in) :: bottom(:, :)
    type(settings), intent(in) :: set
    real(dp) :: h0(s%nx, s%ny), u0(s%nx, s%ny), v0(s%nx, s%ny), dt
    dt = stable_step(s, set)
    h0 = s%h
    u0 = s%u
    v0 = s%v
    call stage(s, bottom, set, dt)
    call stage(s, bottom, set, dt)
    s%h = 0.5d0 * (h0 + s%h)
    s%u = 0.5d0 * (u0 + s%u)
    s%v = 0.5d0 * (v0 + s%v)
  end subroutine advance

  subroutine report(s, step)
    type(state), intent(in) :: s
    integer, intent(in) :: step
    if (mass(s) > 1d6) print '(a, i0, a, es12.4)', "step ", step, " has mass ", mass(s)
    if (any(s%h /= s%h)) error stop "the height is not a number"
  end subroutine report
end module stepping

function misfit(h0, bottom, nx, ny, drag, gauges, steps) result(cost)
  use stepping
  implicit none
  integer, intent(in) :: nx, ny, steps
  real(8), intent(in) :: h0(nx, ny), bottom(nx, ny), drag, gauges(steps)
  real(8) :: cost
  type(state) :: s
  type(settings) :: set
  integer :: k
  call create(s, nx, ny)
  s%h = h0 - bottom
  set%drag = drag
  cost = 0
  do k = 1, steps
    call advance(s, bottom, set)
    call report(s, k)
    cost = cost + (s%h(2, 2) + bottom(2, 2) - gauges(k))**2
  end do
  cost = 0.5d0 * cost + 1d-2 * mass(s)
end function misfit

subroutine final_height(h, nx, ny, steps, gravity)
  use stepping
  implicit none
  integer, intent(in) :: nx, ny, steps
  real(8), intent(inout) :: h(nx, ny)
  real(8), intent(in) :: gravity
  type(state) :: s
  type(settings) :: set
  real(8) :: flat(nx, ny)
  integer :: k
  call create(s, nx, ny)
  set%gravity = gravity
  set%friction = .false.
  flat = 0
  s%h = h
  do k = 1, steps
    call advance(s, flat, set)
  end do
  h = s%h
end subroutine final_height
