! Arrays that flang's library handles at every level: forall by a stack of values, reduce, transfer, a dimension that is not known, shifts, products with integers; results that it allocates, as indices and texts
! differentiate: exchanged(x, n)  at: x = 1 2 3 0.5, n = 4
! differentiate: picked(a, b, n)  at: a = random(12, 0, 1), b = 1 2 3 4, n = 3
! differentiate: labelled(x, n)  at: x = 1 2 3, n = 3
! differentiate: reduced(x, n)  at: x = 1 2 3 0.5 0.1 0.7, n = 3
! differentiate: along(a, n, m)  at: a = random(12, -1, 1), n = 3, m = 4
! differentiate: shifted(x, n)  at: x = 1 2 3 0.5, n = 4
! differentiate: combined(x, z, n)  at: x = random(9, 0, 1), z = random(6, -1, 1), n = 3
real(8) function exchanged(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: a(n), m(n,n)
  integer :: i, j
  a = x**2
  forall (i=1:n) a(i) = a(n-i+1)*i
  forall (i=1:n, j=1:n) m(i,j) = a(i)*x(j)
  forall (i=1:n)
    where (m(i,:) > 2.5d0) m(:,i) = m(i,:)*2
  end forall
  r = sum(m) + sum(a)
end function
real(8) function picked(a, b, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(4,n), b(4)
  integer :: d
  d = 1 + n/100
  r = sum(b(minloc(a, dim=d))**2) + product(b(min(4, maxloc(a, dim=d) + findloc(a > 0.9, .true., dim=d))))
end function
real(8) function labelled(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  character(:), allocatable :: s
  character(20) :: t
  integer :: i
  r = 1
  do i = 1, n
    write(t, '(i0)') i
    s = trim(adjustl(t)) // repeat('a', i)
    if (s == '2aa') then
      r = r*x(i)**2
    else
      r = r*sin(x(i))*len(s)
    end if
  end do
end function
real(8) function reduced(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2*n)
  complex(8) :: z(n)
  r = reduce(x, combine) + reduce(x, combine, mask=x > 0.6d0, identity=1d0)
  r = r + sum(reduce(reshape(x, [2,n]), combine, dim=2))
  z = transfer(x, z)
  r = r + sum(abs(z)) + real(product(z))
contains
  pure function combine(a, b) result(c)
    real(8), intent(in) :: a, b
    real(8) :: c
    c = a*b + a
  end function
end function
real(8) function along(a, n, m) result(r)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n,m)
  complex(8) :: z(n,m)
  integer :: d
  d = 1 + n/100
  z = cmplx(a, a**2, 8)
  r = sum(sum(a, dim=d, mask=a > 0)**2) + sum(product(a, dim=d)) + sum(maxval(a, dim=d)*minval(a, dim=d))
  r = r + sum(abs(sum(z, dim=d))) + sum(norm2(a, dim=d)) + sum(sum(nint(10*a), dim=d)*maxval(a, dim=1))
end function
real(8) function shifted(x, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: m(2,n)
  m(1,:) = cshift(x, -1)*x
  m(2,:) = x
  m = m*cshift(m, -1, dim=2) - cshift(m, 1, 2)
  r = sum(m**2)
end function
real(8) function combined(x, z, n) result(r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n,n)
  complex(8), intent(in) :: z(n)
  integer :: k(n,n), i
  k = reshape([(i, i=1,n*n)], [n,n])
  r = sum(matmul(x, k)) + sum(matmul(matmul(k, k), x)) + sum(real(matmul(x, z))) + sum(aimag(matmul(z, x)))
end function
