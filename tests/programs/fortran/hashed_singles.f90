! Bits of singles are sorted and hashed as integers, which are numbers to those who keep them.
! differentiate: kept(x)  at: x = 0.3 0.7 0.2 0.5
! differentiate: radix(x)  at: x = 0.3 0.7 0.2 0.5
! differentiate: equivalenced(x)  at: x = 0.3 0.7 0.2 0.5
! differentiate: commoned(x)  at: x = 0.3 0.7 0.2 0.5
subroutine keep(n, ia, table)
  implicit none
  integer :: n, ia(n), table(16), i, k
  do i = 1, n
    if (ia(i) == 17) stop 'a text'
    if (ia(i) == 19) print *, 'another text', n, i
    k = mod(ia(i), 4) + 4*(i - 1) + 1
    table(k) = ia(i)
  end do
end subroutine

function kept(x) result(r)
  implicit none
  real(4), intent(inout) :: x(4)
  real(4) :: r
  real(4) :: a(4), t(16)
  external keep
  t = 0
  a = x*x
  call keep(4, a, t)
  call keep(3, a, t)
  r = sum(t**2)
end function

subroutine radix_sort(n, ia, ib)
  implicit none
  integer :: n, ia(n), ib(n), i, d, pass, counts(0:255), p
  p = 1
  do pass = 1, 4
    counts = 0
    do i = 1, n
      if (ia(i) == -17) print *, 'never', n, i
      d = mod(ia(i)/p, 256)
      counts(d) = counts(d) + 1
    end do
    do i = 1, 255
      counts(i) = counts(i) + counts(i - 1)
    end do
    do i = n, 1, -1
      d = mod(ia(i)/p, 256)
      ib(counts(d)) = ia(i)
      counts(d) = counts(d) - 1
    end do
    ia = ib
    if (pass < 4) p = p*256
  end do
end subroutine

function radix(x) result(r)
  implicit none
  real(4), intent(inout) :: x(4)
  real(4) :: r, a(4), b(4)
  integer :: i
  external radix_sort
  a = x*x
  call radix_sort(4, a, b)
  r = 0
  do i = 1, 4
    r = r + i*a(i)
  end do
end function

function equivalenced(x) result(r)
  implicit none
  real(4), intent(inout) :: x(4)
  real(4) :: r, a(4), t(16)
  integer :: ia(4), it(16), i, k
  equivalence (a, ia), (t, it)
  t = 0
  a = x*x
  do i = 1, 4
    k = mod(ia(i), 4) + 4*(i - 1) + 1
    it(k) = ia(i)
  end do
  r = sum(t**2)
end function

subroutine put_all(x)
  implicit none
  real(4) :: x(4)
  integer :: n, ia(4), it(16), i, k
  common /shared/ n, ia, it
  n = 4
  do i = 1, n
    k = mod(ia(i), 4) + 4*(i - 1) + 1
    it(k) = ia(i)
  end do
end subroutine

function commoned(x) result(r)
  implicit none
  real(4), intent(inout) :: x(4)
  real(4) :: r, a(4), t(16)
  integer :: n
  common /shared/ n, a, t
  t = 0
  a = x*x
  call put_all(x)
  r = sum(t(1:4*n)**2)
end function
