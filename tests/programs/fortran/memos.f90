! Results that are kept in saved and module variables until an argument changes, with and without a flag.
! differentiate: nutation(t)  at: t = 0.31
! differentiate: density(x, n)  at: x = 0.9 1.7 1.7, n = 3
! differentiate: series(x)  at: x = 0.4
! differentiate: counted(x)  at: x = 0.4
! differentiate: within(x)  at: x = 0.7
module kept_results
  implicit none
  real(8), save :: last_h = -1, rho, scale_height
  logical :: ready = .false.
  real(8), save :: table(0:5)
contains
  subroutine angles(t, dpsi, deps)
    real(8), intent(in) :: t
    real(8), intent(out) :: dpsi, deps
    real(8), save :: t_old = -1d30, psi_old, eps_old
    integer :: i
    real(8) :: a
    if (t /= t_old) then
      psi_old = 0
      eps_old = 0
      do i = 1, 4
        a = i * t + 0.1d0 * t**2
        psi_old = psi_old + sin(a) / i
        eps_old = eps_old + cos(a) / i
      end do
      t_old = t
    end if
    dpsi = psi_old
    deps = eps_old
  end subroutine
  subroutine atmosphere(h, t)
    real(8), intent(in) :: h, t
    if (.not. ready .or. h /= last_h) then
      scale_height = 8.4d0 + 0.1d0 * h
      rho = 1.2d0 * exp(-h / scale_height)
      last_h = h
      ready = .true.
    end if
    rho = rho
  end subroutine
  real(8) function chebyshev(x, k)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    real(8), save :: old = 2
    integer :: i
    if (x .ne. old) then
      table(0) = 1
      table(1) = x
      do i = 2, 5
        table(i) = 2 * x * table(i - 1) - table(i - 2)
      end do
      old = x
    end if
    chebyshev = table(k)
  end function
end module

real(8) function nutation(t)
  use kept_results
  implicit none
  real(8), intent(in) :: t
  real(8) :: p, e, q
  call angles(t, p, e)
  call angles(t, q, e)
  nutation = p * e + q * t
end function

real(8) function density(x, n)
  use kept_results
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  integer :: i
  density = 0
  do i = 1, n
    call atmosphere(x(i), 1d0)
    density = density + rho * x(i) / scale_height
  end do
end function

real(8) function series(x)
  use kept_results
  implicit none
  real(8), intent(in) :: x
  integer :: k
  series = 0
  do k = 0, 5
    series = series + chebyshev(x, k) / (k + 1)
  end do
end function

real(8) function counted(x)
  implicit none
  real(8), intent(in) :: x
  integer, save :: calls = 0
  real(8), save :: seed = 12345, weights(3)
  logical, save :: first = .true.
  integer :: i
  if (first) then
    do i = 1, 3
      seed = mod(16807 * seed, 2147483647d0)
      weights(i) = seed / 2147483647d0
    end do
    first = .false.
  end if
  calls = calls + 1
  counted = dot_product(weights, [x, x**2, sin(x)])
end function
real(8) function within(x)
  real(8), value :: x
  real(8), save :: last = -1, kept
  if (abs(x - last) > 1d-10) then
    kept = sin(x)
    last = x
  end if
  within = kept
end function
