! Copies of so many elements as a caller says, into COMMON blocks with integers behind and beside the arrays.
! differentiate: mixed_up(x, n, m)  at: x = 0.7, n = 7, m = 5
! differentiate: plain_copy(x, n)  at: x = 0.7, n = 6
! differentiate: burned(x, n)  at: x = 0.7, n = 4
function mixed_up(x, n, m) result(s)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n, m
  real(8) :: s, local(12), ratio(10), w(10), q
  integer :: nr, nw, k, i
  common /indat/ ratio, nr, k
  common /mixes/ w, q, nw
  do i = 1, 12
    local(i) = x * i + x * x
  end do
  call fill(local, n, m)
  s = q
  do i = 1, nr
    s = s + ratio(i)**2 * k
  end do
  do i = 1, nw
    s = s + w(i)**3
  end do
end function mixed_up

subroutine fill(mix, n, m)
  implicit none
  real(8), intent(in) :: mix(12)
  integer, intent(in) :: n, m
  real(8) :: ratio(10), w(10), q
  integer :: nr, nw, k, i
  common /indat/ ratio, nr, k
  common /mixes/ w, q, nw
  do i = 1, n
    ratio(i) = mix(i)
  end do
  nr = n
  k = 3
  do i = 1, m
    w(i) = mix(i + 2)
  end do
  nw = m
  q = mix(1)
end subroutine fill

function plain_copy(x, n) result(s)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s, local(8), kept(8)
  integer :: i, states(9), m
  common /one/ m, states, kept
  do i = 1, 8
    local(i) = x**i
  end do
  call move(local, n)
  s = 0
  do i = 1, m
    s = s + kept(i) * states(i)
  end do
end function plain_copy

subroutine move(from, n)
  implicit none
  real(8), intent(in) :: from(*)
  integer, intent(in) :: n
  real(8) :: kept(8)
  integer :: m, states(9), i
  common /one/ m, states, kept
  m = n
  do i = 1, n
    states(i) = i + 1
  end do
  do i = 1, n
    kept(i) = from(i)
  end do
end subroutine move

! Constants of a block beside what is set again under conditions that look at the block.
function burned(x, n) result(s)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s, weights(5), t(8), limit, mix(12), rates(4)
  integer :: levels, i
  common /inputs/ weights, t, limit, levels
  common /speeds/ rates
  do i = 1, 12
    mix(i) = x * (i - 0.3d0) + 1 / (x + i)
  end do
  call set_case(mix, n)
  do i = 1, levels
    if (t(i) > limit) t(i) = t(i) - x * limit
  end do
  s = 0
  do i = 1, levels
    if (t(i) < 4) s = s + powers(t(i))
    s = s + weights(i) * t(i) * rates(min(i, 4))
  end do

contains

  function powers(t) result(s)
    real(8), intent(in) :: t
    real(8) :: s, c(7)
    integer :: i
    data c(3) /1d0/
    save c
    c(1) = -1 / t**2
    c(2) = log(t) / t
    do i = 4, 7
      c(i) = c(i - 1) * t
    end do
    s = 0
    do i = 1, 7
      s = s + c(i)
    end do
  end function powers
end function burned

subroutine set_case(mix, n)
  implicit none
  real(8), intent(in) :: mix(12)
  integer, intent(in) :: n
  real(8) :: weights(5), t(8), limit, rates(4)
  integer :: levels, i
  common /inputs/ weights, t, limit, levels
  common /speeds/ rates
  do i = 1, n
    t(i) = mix(i)
  end do
  do i = 1, n - 1
    rates(i) = mix(i + 1)
  end do
  limit = 1.5d0
  levels = n
end subroutine set_case

block data constants
  real(8) :: weights(5), t(8), limit
  integer :: levels
  common /inputs/ weights, t, limit, levels
  data weights /1d0, 4d0, 12d0, 16d0, 32d0/
end block data constants
