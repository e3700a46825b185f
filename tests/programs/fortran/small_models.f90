! Mixtures of growing components, spring chains, regression, diffusion, finite elements, complex roots: programs of a page.
! differentiate: gmm(x, n)  at: x = 0.5 1.5 2.5 0.7 1.1 2.2, n = 6
! differentiate: spring_chain(k, n)  at: k = 1.0 2.0 1.5 0.7, n = 4
! differentiate: regression(x, y, n)  at: x = 0.1 0.9 2.1 3.2 4.0, y = 1.1 2.3 2.9 4.2 5.1, n = 5
! differentiate: diffusion(u, n)  at: u = 0.01 0.2 0.9 1.0 0.4 0.1 0.02, n = 7
! differentiate: tridiag(d, n)  at: d = 3.0 3.5 4.0 3.2 3.8, n = 5
! differentiate: complex_roots(c, n)  at: c = 1.0 -0.5 0.25, n = 3
! differentiate: mesh_energy(x, n)  at: x = 0.0 0.4 1.1 1.5 2.3, n = 5
module kinds
  integer, parameter :: dp = selected_real_kind(15)
end module
module types
  use kinds
  implicit none
  type :: component
    real(dp) :: weight, mean, sigma
  end type
  type :: mixture
    type(component), allocatable :: parts(:)
    integer :: count = 0
  contains
    procedure :: log_density
    procedure :: add
  end type
  type :: element
    integer :: nodes(2)
    real(dp) :: stiffness(2, 2)
  end type
contains
  subroutine add(self, w, m, s)
    class(mixture), intent(inout) :: self
    real(dp), intent(in) :: w, m, s
    self%parts = [self%parts, component(w, m, s)]
    self%count = size(self%parts)
  end subroutine
  pure function log_density(self, x) result(v)
    class(mixture), intent(in) :: self
    real(dp), intent(in) :: x
    real(dp) :: v, t(self%count)
    integer :: i
    do concurrent (i = 1:self%count)
      associate (p => self%parts(i))
        t(i) = log(p%weight) - 0.5_dp * ((x - p%mean) / p%sigma)**2 - log(p%sigma)
      end associate
    end do
    v = maxval(t) + log(sum(exp(t - maxval(t))))
  end function
  elemental real(dp) function soft(x)
    real(dp), intent(in) :: x
    soft = log(1 + exp(x))
  end function
end module
function gmm(x, n) result(s)
  use types
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: x(n)
  real(dp) :: s
  type(mixture) :: m
  integer :: i
  allocate (m%parts(0))
  call m%add(0.4_dp, x(1), 0.5_dp + x(2) * 0.1_dp)
  call m%add(0.6_dp, x(3), 1.0_dp)
  s = 0
  do i = 4, n
    s = s + m%log_density(x(i))
  end do
end function
function spring_chain(k, n) result(e)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: k(n)
  real(dp) :: e
  real(dp), allocatable :: x(:), v(:), f(:)
  integer :: step
  allocate (x(n), v(n), f(n))
  x = [(0.1_dp * step, step = 1, n)]
  v = 0
  do step = 1, 30
    f = -k * x
    f(2:) = f(2:) + k(:n-1) * (x(:n-1) - x(2:))
    f(:n-1) = f(:n-1) + k(2:) * (x(2:) - x(:n-1))
    v = v + 0.05_dp * f
    x = x + 0.05_dp * v
  end do
  e = 0.5_dp * dot_product(v, v) + 0.5_dp * sum(k * x**2)
  deallocate (x, v, f)
end function
function regression(x, y, n) result(r)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: x(n), y(n)
  real(dp) :: r, a(n, 2), ata(2, 2), atb(2), c(2), det
  a(:, 1) = 1
  a(:, 2) = x
  ata = matmul(transpose(a), a)
  atb = matmul(transpose(a), y)
  det = ata(1, 1) * ata(2, 2) - ata(1, 2)**2
  c = [ata(2, 2) * atb(1) - ata(1, 2) * atb(2), ata(1, 1) * atb(2) - ata(2, 1) * atb(1)] / det
  r = norm2(y - matmul(a, c)) + product(c)
end function
subroutine laplace(u, d, n)
  use kinds
  integer, intent(in) :: n
  real(dp), intent(in) :: u(0:n-1)
  real(dp), intent(out) :: d(0:n-1)
  d = 0
  d(1:n-2) = u(0:n-3) - 2 * u(1:n-2) + u(2:n-1)
end subroutine
function diffusion(u, n) result(s)
  use kinds
  use types, only: soft
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: u(n)
  real(dp) :: s, w(n), d(n)
  integer :: t
  w = u
  t = 0
  do while (t < 12)
    call laplace(w, d, n)
    where (w > 0.5_dp)
      w = w + 0.2_dp * d
    elsewhere
      w = w + 0.1_dp * d * soft(w)
    end where
    t = t + 1
  end do
  s = sum(w**2, mask=w > 0.05_dp) + minval(w) * maxval(w)
end function
function tridiag(d, n) result(s)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: d(n)
  real(dp) :: s, a(n), b(n), c(n), x(n), m
  integer :: i
  a = -1; c = -1; b = d
  x = [(real(i, dp), i = 1, n)]
  do i = 2, n
    m = a(i) / b(i-1)
    b(i) = b(i) - m * c(i-1)
    x(i) = x(i) - m * x(i-1)
  end do
  x(n) = x(n) / b(n)
  do i = n - 1, 1, -1
    x(i) = (x(i) - c(i) * x(i+1)) / b(i)
  end do
  s = sum(x) * x(1)
end function
function complex_roots(c, n) result(s)
  use kinds
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: c(n)
  real(dp) :: s
  complex(dp) :: z, p, dp_
  integer :: i, it
  z = cmplx(0.4_dp, 0.9_dp, dp)
  do it = 1, 6
    p = c(1); dp_ = 0
    do i = 2, n
      dp_ = dp_ * z + p
      p = p * z + c(i)
    end do
    z = z - p / dp_
  end do
  s = abs(z) + aimag(z) * real(z)
end function
function mesh_energy(x, n) result(e)
  use types
  implicit none
  integer, intent(in) :: n
  real(dp), intent(in) :: x(n)
  real(dp) :: e, h
  type(element), allocatable :: mesh(:)
  real(dp) :: global(n, n), u(n)
  integer :: i, j, k
  allocate (mesh(n - 1))
  do i = 1, n - 1
    h = x(i + 1) - x(i)
    mesh(i)%nodes = [i, i + 1]
    mesh(i)%stiffness = reshape([1, -1, -1, 1], [2, 2]) / h
  end do
  global = 0
  do i = 1, size(mesh)
    do j = 1, 2
      do k = 1, 2
        associate (a => mesh(i)%nodes(j), b => mesh(i)%nodes(k))
          global(a, b) = global(a, b) + mesh(i)%stiffness(j, k)
        end associate
      end do
    end do
  end do
  u = sin(x)
  e = 0.5_dp * dot_product(u, matmul(global, u)) + sum(spread(u, 1, 2) * 0.1_dp) + sum(cshift(u, 1) * u)
end function
