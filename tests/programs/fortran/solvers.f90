! Numerical methods with procedure arguments: Newton, Runge-Kutta, adaptive Simpson, LU with pivoting, conjugate gradients.
! differentiate: newton_root(x, n)  at: x = 2.5 0.7, n = 2
! differentiate: oscillator(x, n)  at: x = 1.0 0.2 0.4, n = 3
! differentiate: quadrature(x, n)  at: x = 0.3 1.4, n = 2
! differentiate: lu_solve(a, n)  at: a = 1 2 3 4 1 6 7 8 1.5 1 2 3, n = 3
! differentiate: cg(x, n)  at: x = 1 2 3 4, n = 4
module methods_m
  implicit none
  abstract interface
    function rhs_i(t, y) result(dy)
      real(8), intent(in) :: t, y(:)
      real(8) :: dy(size(y))
    end function
    function fun_i(t) result(r)
      real(8), intent(in) :: t
      real(8) :: r
    end function
  end interface
contains
  subroutine rk4(f, y, t, h)
    procedure(rhs_i) :: f
    real(8), intent(inout) :: y(:), t
    real(8), intent(in) :: h
    real(8), dimension(size(y)) :: k1, k2, k3, k4
    k1 = f(t, y)
    k2 = f(t + h/2, y + h/2*k1)
    k3 = f(t + h/2, y + h/2*k2)
    k4 = f(t + h, y + h*k3)
    y = y + h/6*(k1 + 2*k2 + 2*k3 + k4)
    t = t + h
  end subroutine
  recursive function simpson(f, a, b, tol, depth) result(s)
    procedure(fun_i) :: f
    real(8), intent(in) :: a, b, tol
    integer, intent(in) :: depth
    real(8) :: s, m, whole, halves
    m = (a + b)/2
    whole = (b - a)/6*(f(a) + 4*f(m) + f(b))
    halves = (m - a)/6*(f(a) + 4*f((a + m)/2) + f(m)) + (b - m)/6*(f(m) + 4*f((m + b)/2) + f(b))
    if (depth == 0 .or. abs(whole - halves) < tol) then
      s = halves
    else
      s = simpson(f, a, m, tol/2, depth - 1) + simpson(f, m, b, tol/2, depth - 1)
    end if
  end function
  subroutine lu(a, p)
    real(8), intent(inout) :: a(:,:)
    integer, intent(out) :: p(:)
    integer :: k, m, n, i
    n = size(a, 1)
    p = [(i, i = 1, n)]
    do k = 1, n - 1
      m = k - 1 + maxloc(abs(a(k:n, k)), 1)
      if (m /= k) then
        a([k, m], :) = a([m, k], :)
        p([k, m]) = p([m, k])
      end if
      a(k+1:n, k) = a(k+1:n, k)/a(k, k)
      a(k+1:n, k+1:n) = a(k+1:n, k+1:n) - matmul(a(k+1:n, k:k), a(k:k, k+1:n))
    end do
  end subroutine
end module
function newton_root(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, t, dt
  integer :: it
  t = 1
  do it = 1, 50
    dt = (t**3 + x(2)*t - x(1))/(3*t**2 + x(2))
    t = t - dt
    if (abs(dt) < 1d-14) exit
  end do
  s = t*t
end function
function oscillator(x, n) result(s)
  use methods_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(2), t
  integer :: i
  y = x(1:2)
  t = 0
  do i = 1, 6
    call rk4(spring, y, t, 0.1d0)
  end do
  s = y(1)**2 + y(2)
contains
  function spring(t, y) result(dy)
    real(8), intent(in) :: t, y(:)
    real(8) :: dy(size(y))
    dy(1) = y(2)
    dy(2) = -x(3)*y(1) - 0.1d0*y(2)*abs(y(2)) + sin(t)
  end function
end function
function quadrature(x, n) result(s)
  use methods_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = simpson(g, x(1), x(2), 1d-6, 8)
contains
  function g(t) result(r)
    real(8), intent(in) :: t
    real(8) :: r
    r = exp(-t*x(1))*sin(3*t)
  end function
end function
function lu_solve(a, n) result(s)
  use methods_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n + 1)
  real(8) :: s, m(n, n), b(n)
  integer :: p(n), i
  m = a(:, 1:n)
  call lu(m, p)
  b = a(p, n + 1)
  do i = 2, n
    b(i) = b(i) - dot_product(m(i, 1:i-1), b(1:i-1))
  end do
  do i = n, 1, -1
    b(i) = (b(i) - dot_product(m(i, i+1:), b(i+1:)))/m(i, i)
  end do
  s = sum(b**2)
end function
function cg(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, rho, rho0, alpha
  real(8), allocatable, dimension(:) :: b, u, r, p, q
  integer :: it
  allocate(b(n), source=x**2)
  allocate(u(n), source=0d0)
  r = b
  p = r
  rho = dot_product(r, r)
  do it = 1, n - 1
    q = laplace(p)
    alpha = rho/dot_product(p, q)
    u = u + alpha*p
    r = r - alpha*q
    rho0 = rho
    rho = dot_product(r, r)
    if (sqrt(rho) < 1d-10) exit
    p = r + rho/rho0*p
  end do
  s = dot_product(u, x)
contains
  function laplace(v) result(w)
    real(8), intent(in) :: v(:)
    real(8) :: w(size(v))
    w = 2.5d0*v - eoshift(v, 1) - eoshift(v, -1)
  end function
end function
