! Annotated loops: arrays of every kind, an early exit, subroutines that change what they are given.
module functions
  use enzyme
  implicit none
  integer, parameter :: n = 40
  real(8) :: field(n)
contains
  subroutine advance(u, k)
    real(8), intent(inout) :: u(n)
    real(8), intent(in) :: k
    real(8) :: old(n)
    integer :: j
    old = u
    do j = 2, n - 1
      u(j) = old(j) + k * (old(j - 1) - 2 * old(j) + old(j + 1)) + 1d-4 * sin(old(j))
    end do
  end subroutine
  ! an explicit array of the caller, local scalars, an exit
  real(8) function heat(x, k, steps)
    real(8), intent(in) :: x(n), k
    integer, intent(in) :: steps
    real(8) :: u(n)
    integer :: t
    u = x
    heat = 0
    do t = 1, steps
      call enzyme_checkpoint_loop(enzyme_revolve, 0)
      call advance(u, k)
      heat = heat + 1d-3 * u(n / 2)**2 / t
      if (heat > 4d0) exit
    end do
    heat = heat + u(n / 3)
  end function
  real(8) function heat_plain(x, k, steps)
    real(8), intent(in) :: x(n), k
    integer, intent(in) :: steps
    real(8) :: u(n)
    integer :: t
    u = x
    heat_plain = 0
    do t = 1, steps
      call advance(u, k)
      heat_plain = heat_plain + 1d-3 * u(n / 2)**2 / t
      if (heat_plain > 4d0) exit
    end do
    heat_plain = heat_plain + u(n / 3)
  end function
  real(8) function stored(x, steps)
    real(8), intent(in) :: x
    integer, intent(in) :: steps
    integer :: t
    stored = x
    do t = 1, steps
      call enzyme_checkpoint_loop(enzyme_store_all, 0)
      stored = sin(stored) + 0.1d0 * t
    end do
    do t = 1, steps
      call enzyme_checkpoint_loop(enzyme_budget, 100)
      stored = cos(stored) * x
    end do
  end function
  ! assumed shape, allocatable, a module's array
  subroutine waves(u, k, steps, e)
    real(8), intent(inout) :: u(:)
    real(8), intent(in) :: k
    integer, intent(in) :: steps
    real(8), intent(out) :: e
    real(8), allocatable :: v(:)
    integer :: t, j
    allocate(v(size(u)))
    v = 0
    field = 1
    e = 0
    do t = 1, steps
      call enzyme_checkpoint_loop(enzyme_periodic, 5, u, v)
      do j = 2, size(u) - 1
        v(j) = v(j) + k * (u(j - 1) - 2 * u(j) + u(j + 1)) * field(j)
      end do
      u = u + k * v
      field = field + 1d-2 * cos(u(1:n))
      e = e + 1d-2 * u(3)**2
    end do
    e = e + sum(field)
    deallocate(v)
  end subroutine
  subroutine waves_plain(u, k, steps, e)
    real(8), intent(inout) :: u(:)
    real(8), intent(in) :: k
    integer, intent(in) :: steps
    real(8), intent(out) :: e
    real(8), allocatable :: v(:)
    integer :: t, j
    allocate(v(size(u)))
    v = 0
    field = 1
    e = 0
    do t = 1, steps
      do j = 2, size(u) - 1
        v(j) = v(j) + k * (u(j - 1) - 2 * u(j) + u(j + 1)) * field(j)
      end do
      u = u + k * v
      field = field + 1d-2 * cos(u(1:n))
      e = e + 1d-2 * u(3)**2
    end do
    e = e + sum(field)
    deallocate(v)
  end subroutine
  subroutine waves_of(u, k, steps, e)
    real(8), intent(inout) :: u(n)
    real(8), intent(in) :: k
    integer, intent(in) :: steps
    real(8), intent(out) :: e
    call waves(u, k, steps, e)
  end subroutine
  subroutine waves_plain_of(u, k, steps, e)
    real(8), intent(inout) :: u(n)
    real(8), intent(in) :: k
    integer, intent(in) :: steps
    real(8), intent(out) :: e
    call waves_plain(u, k, steps, e)
  end subroutine
end module
