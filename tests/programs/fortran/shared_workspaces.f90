! Work arrays of reals with integers behind them, as far as the data ask for, in a program that has singles, too.
! differentiate: transformed(x, n)  at: x = 0.3 0.7 -0.2 0.5 1.1 -0.4 0.8 0.2, n = 4
! differentiate: transformed_twice(x, n)  at: x = 0.3 0.7 -0.2 0.5 1.1 -0.4 0.8 0.2, n = 4
! differentiate: kept(x)  at: x = 0.3 0.7 -0.2 0.5

subroutine find_factors(n, ifac)
  implicit none
  integer :: n, ifac(15), nf, nl, ntry
  ifac(1) = n
  nf = 0
  nl = n
  ntry = 2
  do while (nl > 1)
    do while (mod(nl, ntry) == 0)
      nf = nf + 1
      ifac(2 + nf) = ntry
      nl = nl/ntry
    end do
    ntry = ntry + 1
  end do
  ifac(2) = nf
end subroutine

subroutine set_up_1(n, wa, ifac)
  implicit none
  integer :: n, ifac(15), k1, l1, i, j, ip, ld
  real(8) :: wa(2*n), argh
  call find_factors(n, ifac)
  argh = 8*atan(1d0)/n
  i = 1
  l1 = 1
  do k1 = 1, ifac(2)
    ip = ifac(k1 + 2)
    ld = 0
    do j = 1, ip - 1
      ld = ld + l1
      wa(i) = cos(ld*argh)
      wa(i + 1) = sin(ld*argh)
      i = i + 2
    end do
    l1 = l1*ip
  end do
end subroutine

subroutine set_up(n, wsave)
  implicit none
  integer :: n
  real(8) :: wsave(4*n + 15)
  call set_up_1(n, wsave(2*n + 1), wsave(4*n + 1))
end subroutine

subroutine apply_1(n, c, ch, wa, ifac)
  implicit none
  integer :: n, ifac(15), k1, i, iw
  real(8) :: c(2*n), ch(2*n), wa(2*n)
  iw = 1
  do k1 = 1, ifac(2)
    do i = 1, n
      ch(2*i - 1) = c(2*i - 1)*wa(iw) - c(2*i)*wa(iw + 1) + c(1)
      ch(2*i) = c(2*i - 1)*wa(iw + 1) + c(2*i)*wa(iw) + c(2)
    end do
    c = ch
    iw = iw + 2*(ifac(k1 + 2) - 1)
  end do
end subroutine

subroutine apply(n, c, wsave)
  implicit none
  integer :: n
  real(8) :: c(2*n), wsave(4*n + 15)
  call apply_1(n, c, wsave, wsave(2*n + 1), wsave(4*n + 1))
end subroutine

subroutine fft(n, c)
  implicit none
  integer :: n
  real(8) :: c(2*n), wsave(4*n + 15)
  call set_up(n, wsave)
  call apply(n, c, wsave)
end subroutine

subroutine fft4(n, c)
  implicit none
  integer :: n
  real(4) :: c(2*n)
  real(8) :: x(2*n), wsave(4*n + 15)
  call set_up(n, wsave)
  x = c
  call apply(n, x, wsave)
  c = real(x, 4)
end subroutine

function transformed(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(2*n)
  real(8) :: r
  call fft(n, x)
  r = x(3)**2 + x(4)*x(1)
end function

function transformed_twice(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(4), intent(inout) :: x(2*n)
  real(8) :: y(2*n)
  real(4) :: r
  y = 2*x
  call fft(n, y)
  call fft4(n, x)
  r = real(y(3)**2 + y(4)*x(1), 4)
end function

! Bits of singles choose where these are kept: an integer array to the function that keeps them.
subroutine keep(n, ia, table)
  implicit none
  integer :: n, ia(n), table(16), i, k
  do i = 1, n
    if (ia(i) == 17) stop 'a text'
    if (ia(i) == 19) print *, 'another text', n, i
    k = mod(abs(ia(i)), 4) + 4*(i - 1) + 1
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
  call keep(2, a(2:3), t(5:12))
  call keep(1, a(4), t(13))
  r = sum(t**2)
end function
