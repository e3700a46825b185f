! Random numbers and input arrive where active numbers lay before.
! differentiate: noisy(x)  at: x = 1.5
! differentiate: noisy_number(x)  at: x = 1.5
! differentiate: read_numbers(x)  at: x = 1.5
! differentiate: some_numbers(x)  at: x = 1.5
! differentiate: in_a_namelist(x)  at: x = 1.5
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
! Input arrives there, too: whole arrays, sections, and one number.
real(8) function read_numbers(x)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r(3), table(2, 3), number
  integer :: i, unit
  open(newunit=unit, status='scratch')
  write(unit, *) 1.5d0, 2.5d0, 0.5d0
  write(unit, *) 3.5d0, 0.25d0, 4d0
  write(unit, *) 0.75d0
  read_numbers = 0
  r = x
  table = x
  number = x
  do i = 1, 2
    read_numbers = read_numbers + sum(r**2) + product(table) + number**2
    rewind(unit)
    read(unit, *) r
    read(unit, *) table(2, :)
    read(unit, *) number
    read_numbers = read_numbers + sum(r)*x + sum(table*x) + number*x
    r = r*x
    table(1, :) = table(1, :)*table(2, :)
    table(2, :) = table(2, :)*x
    number = number*x
  end do
  close(unit)
end function
! Some numbers stay as they were: where nothing stands between commas, and at what is no number.
real(8) function some_numbers(x)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r(3), table(2, 3), a, b
  complex(8) :: z
  character(20) :: text
  integer :: status
  r = x
  table = x**2
  a = x**3
  b = x*2
  z = cmplx(x, x*x, 8)
  text = '1.5,,2.5'
  read(text, *) r
  read(text, *) table(2, :)
  read(text, *) b, a
  text = 'none'
  read(text, *, iostat=status) b
  read(text, *, iostat=status) z
  some_numbers = sum(r**2)*x + sum(table**2)*b + a*real(z)*aimag(z) + merge(1d0, 2d0, status == 0)
end function
! What the text does not name stays as it was; numbers of both kinds lie in one namelist, some behind a pointer.
real(8) function in_a_namelist(x)
  implicit none
  real(8), intent(in) :: x
  real(8) :: a, b(3), from(4)
  real(8), target :: q(4)
  real(8), pointer :: p(:)
  real(8), allocatable :: none(:)
  real(4) :: s
  complex(8) :: z
  integer :: order, status
  character(60) :: text(2)
  namelist /state/ a, b, p, none, s, z, order
  a = x
  b = x**2
  from = [x, 2*x, x**3, x]
  q(1) = from(1); q(2) = from(2); q(3) = from(3); q(4) = from(4)
  p => q(4:1:-2)
  s = 0.5
  z = cmplx(x, x*x, 8)
  text(1) = '&state b(2) = 5.0, p(2) = 7.0, s = 0.25'
  text(2) = ' order = 3 /'
  read(text, nml=state)
  in_a_namelist = a**order*s + sum(b**2) + sum(p*from(1:2)) + sum(from) + abs(z)**2
  text(1) = '&state z = (1.0, 2.0), a = , b(1) = bad /'
  read(text, nml=state, iostat=status)
  if (status /= 0) in_a_namelist = in_a_namelist + a*x + sum(b)*x + real(z)*x
end function
