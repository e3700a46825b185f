! Interfaces as people write them: results by subroutine, intent(out) allocatables, keyword arguments, generics, submodules.
! differentiate: outputs(x, y, n)  at: x = 1 2 3, y = zeros(3), n = 3
! differentiate: allocated_out(x, n)  at: x = 1 2 3, n = 3
! differentiate: statistics(x, n)  at: x = 1 2 4 8, n = 4
! differentiate: spectral(x, n)  at: x = 1 2 0.5 -1, n = 4
! differentiate: horner(x, n)  at: x = 0.7 1.1 0.3, n = 3
! differentiate: text_input(x, n)  at: x = 1 2 3, n = 3
! differentiate: mixed_kinds(x, n)  at: x = 1.53 2.57 3.62, n = 3  tolerance: 5e-3  roundoff: 2e-5
! differentiate: stack_machine(x, n)  at: x = 1.5 2.5 3.5, n = 3
! differentiate: jacobi(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: markov(x, n)  at: x = 0.2 0.3 0.5, n = 3
module tools_m
  use, intrinsic :: iso_fortran_env, only: dp => real64, error_unit
  implicit none
  private
  public :: dp, linspace, mean, variance, stack, fft, poly, trapz
  interface mean
    module procedure mean_1, mean_2
  end interface
  type stack
    private
    real(dp), allocatable :: items(:)
    integer, public :: top = 0
  contains
    procedure :: push
    procedure :: pop
    procedure, private :: grow
  end type
  interface
    module function trapz(y, h) result(s)
      real(dp), intent(in) :: y(:), h
      real(dp) :: s
    end function
  end interface
contains
  subroutine linspace(a, b, n, x)
    real(dp), intent(in) :: a, b
    integer, intent(in) :: n
    real(dp), allocatable, intent(out) :: x(:)
    integer :: i
    allocate(x(n))
    x = [(a + (b - a)*(i - 1)/(n - 1), i = 1, n)]
  end subroutine
  pure function mean_1(x) result(m)
    real(dp), intent(in) :: x(:)
    real(dp) :: m
    m = sum(x)/size(x)
  end function
  pure function mean_2(x) result(m)
    real(dp), intent(in) :: x(:,:)
    real(dp) :: m
    m = sum(x)/size(x)
  end function
  pure function variance(x, ddof) result(v)
    real(dp), intent(in) :: x(:)
    integer, intent(in), optional :: ddof
    real(dp) :: v
    integer :: d
    d = 0
    if (present(ddof)) d = ddof
    v = sum((x - mean(x))**2)/(size(x) - d)
  end function
  subroutine push(self, v)
    class(stack), intent(inout) :: self
    real(dp), intent(in) :: v
    if (.not. allocated(self%items)) allocate(self%items(2))
    if (self%top == size(self%items)) call self%grow
    self%top = self%top + 1
    self%items(self%top) = v
  end subroutine
  subroutine grow(self)
    class(stack), intent(inout) :: self
    real(dp), allocatable :: bigger(:)
    allocate(bigger(2*size(self%items)))
    bigger(:self%top) = self%items(:self%top)
    call move_alloc(bigger, self%items)
  end subroutine
  function pop(self) result(v)
    class(stack), intent(inout) :: self
    real(dp) :: v
    v = self%items(self%top)
    self%top = self%top - 1
  end function
  recursive subroutine fft(z)
    complex(dp), intent(inout) :: z(:)
    complex(dp), allocatable :: even(:), odd(:)
    complex(dp) :: t
    integer :: n, k
    real(dp), parameter :: pi = acos(-1.0_dp)
    n = size(z)
    if (n == 1) return
    even = z(1::2)
    odd = z(2::2)
    call fft(even)
    call fft(odd)
    do k = 1, n/2
      t = exp(cmplx(0.0_dp, -2*pi*(k - 1)/n, dp))*odd(k)
      z(k) = even(k) + t
      z(k + n/2) = even(k) - t
    end do
  end subroutine
  pure elemental function poly(x, a, b) result(p)
    real(dp), intent(in) :: x, a, b
    real(dp) :: p
    p = a + x*(b + x)
  end function
end module
submodule (tools_m) integrals
contains
  module function trapz(y, h) result(s)
    real(dp), intent(in) :: y(:), h
    real(dp) :: s
    s = h*(sum(y) - (y(1) + y(size(y)))/2)
  end function
end submodule
subroutine outputs(x, y, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  integer :: i
  y = 0
  loop: do i = 1, n
    if (i == 2) cycle loop
    y(i) = x(i)**2 + x(n + 1 - i)
    if (y(i) > 1d6) exit loop
  end do loop
  y(2) = product(x)
end subroutine
function allocated_out(x, n) result(s)
  use tools_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: grid(:)
  call linspace(b=x(2)*3, a=x(1), n=5, x=grid)
  s = trapz(sin(grid)*x(3), h=grid(2) - grid(1))
end function
function statistics(x, n) result(s)
  use tools_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = mean(x)*sqrt(variance(x, ddof=1)) + mean(reshape(x, [2, 2]))/variance(x)
end function
function spectral(x, n) result(s)
  use tools_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  complex(dp) :: z(n)
  integer :: k
  z = cmplx(x, kind=dp)
  call fft(z)
  s = 0
  do k = 1, n
    s = s + k*abs(z(k))**2 + aimag(z(k))
  end do
end function
function horner(x, n) result(s)
  use tools_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, t(4)
  t = poly([x(1), x(2), x(1)*x(2), 1d0], x(3), 2d0)
  s = sum(poly(t, t(1), x(3)))
end function
function text_input(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, factor(2)
  character(len=16) :: line = '2.5 4.0'
  integer :: stat
  real(8) :: a = 1
  namelist /setup/ a
  read(line, *, iostat=stat) factor
  if (stat /= 0) factor = 1
  s = sum(x)*factor(1) + x(1)**2*factor(2)*a
end function
function mixed_kinds(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(4) :: y(3), m(2, 2)
  integer(8) :: k
  logical :: positive(3)
  complex(4) :: c
  y = real(x)
  k = nint(sum(y))
  positive = y > 2
  m = reshape([y(1), y(2), y(3), 1.0], [2, 2])
  m = matmul(m, transpose(m))
  c = cmplx(y(1), y(2))
  s = dble(sum(m)) + dble(sum(y, positive))*k + abs(c*c) + merge(1d0, 2d0, any(positive))*x(1)
end function
function stack_machine(x, n) result(s)
  use tools_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a, b
  type(stack) :: st
  integer :: i
  do i = 1, n
    call st%push(x(i))
    call st%push(x(i)*2)
  end do
  do while (st%top > 1)
    a = st%pop()
    b = st%pop()
    select case (mod(st%top, 3))
    case (0)
      call st%push(a*b)
    case (1)
      call st%push(a + b)
    case default
      call st%push(a - b*b)
    end select
  end do
  s = st%pop()
end function
function jacobi(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, u(0:n+1, 0:n+1), v(0:n+1, 0:n+1), res
  integer :: it
  u = 0
  u(0, 1:n) = x
  u(n+1, 1:n) = x(n:1:-1)
  v = u
  do it = 1, 8
    v(1:n, 1:n) = 0.25d0*(u(0:n-1, 1:n) + u(2:n+1, 1:n) + u(1:n, 0:n-1) + u(1:n, 2:n+1))
    res = maxval(abs(v - u))
    u = v
    if (res < 1d-8) exit
  end do
  s = sum(u(1:n, 1:n)**2)
end function
function markov(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: p(:,:), q(:)
  integer :: i
  allocate(p(n, n))
  do i = 1, n
    p(:, i) = cshift(x, i)/sum(x)
  end do
  q = x
  do i = 1, 4
    q = matmul(p, q)
    q = q/sum(q)
  end do
  s = -sum(q*log(q))
end function
