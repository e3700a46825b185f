! Text and output on the way, allocation status, error stop, complex arrays, single precision.
! differentiate: printed(x, n)  at: x = 1 2 3, n = 3
! differentiate: stops(x, n)  at: x = 1 2 3, n = 3
! differentiate: complexes(x, n)  at: x = 1 2 3, n = 3
! differentiate: singles(x, n)  at: x = 1 2 3, n = 3  tolerance: 5e-3  roundoff: 2e-5
function printed(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  character(len=20) :: text
  character(len=:), allocatable :: label
  label = 'value' // ' of '
  write(text, '(f8.3)') x(1)
  if (len_trim(text) > 100) print *, x, label
  s = sum(x**2)*len(label)
  if (s < 0) write(*, *) 'negative', s, x(1:2)
end function

function stops(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: t(:)
  integer :: stat
  character(len=30) :: msg
  allocate(t(n), stat=stat, errmsg=msg)
  if (stat /= 0) stop 'no memory'
  t = x**2
  if (any(t < 0)) error stop 'negative'
  s = sum(sqrt(t)*x)
  deallocate(t, stat=stat)
end function

function complexes(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  complex(8) :: z(n), w, m(n, n)
  z = cmplx(x, 2*x, kind=8)
  w = sum(z*conjg(z)) + product(z) + dot_product(z, z(n:1:-1))
  do i = 1, n
    m(:, i) = z*z(i)
  end do
  z = matmul(m, z)
  s = abs(w) + real(z(1)) + aimag(exp(z(2)/abs(z(2))))
end function

function singles(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(4) :: y(n)
  y = real(x, 4)
  y = y*y
  s = sum(y) + norm2(y) + maxval(y)
end function
