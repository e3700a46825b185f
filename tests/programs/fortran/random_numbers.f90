! Random numbers arrive where active numbers lay before.
! differentiate: noisy(x)  at: x = 1.5
! differentiate: noisy_number(x)  at: x = 1.5
real(8) function noisy(x)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r(3)
  integer :: i, seed(64)
  seed = 7
  call random_seed(put=seed)
  noisy = 0
  r = x
  do i = 1, 3
    noisy = noisy + sum(r**2)
    call random_number(r)
    noisy = noisy + sum(r)*x
    r = r * x
  end do
end function
real(8) function noisy_number(x)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r
  integer :: i, seed(64)
  seed = 7
  call random_seed(put=seed)
  noisy_number = 0
  r = x
  do i = 1, 3
    noisy_number = noisy_number + r**2
    call random_number(r)
    noisy_number = noisy_number + r*x
    r = r * x
  end do
end function
