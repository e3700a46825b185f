! Pointers with other bounds, procedure pointers, sections as arguments, assumed sizes, generic names.
! differentiate: remapped(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: procedures(x, n)  at: x = 1 2 3, n = 3
! differentiate: sections(x, n)  at: x = 1 2 3 4 5 6, n = 6
! differentiate: assumed(x, n)  at: x = 1 2 3 4, n = 4
! differentiate: one_behind_another(x, n)  at: x = 0.5 1.5 2.5 0.7, n = 4
module features_m
  interface norm_of
    module procedure norm1, norm2d
  end interface
  real(8), save :: state(4) = 1
  real(8), allocatable, save :: work(:)
contains
  elemental real(8) function soft(a, b) result(r)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b
    r = log(1 + exp(a))
    if (present(b)) r = r*b
  end function
  real(8) function norm1(a)
    real(8), intent(in), contiguous :: a(:)
    norm1 = sqrt(sum(a**2))
  end function
  real(8) function norm2d(a)
    real(8), intent(in) :: a(:,:)
    norm2d = sqrt(sum(a**2))
  end function
  real(8) function integrate(f, a, b, k)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: a, b
    integer, intent(in) :: k
    real(8) :: h
    h = (b - a)/k
    integrate = 0
    do i = 1, k
      integrate = integrate + f(a + (i - 0.5d0)*h)*h
    end do
  end function
  subroutine opt(a, y, scale, out)
    real(8), intent(in) :: a(:)
    real(8), intent(inout) :: y(:)
    real(8), intent(in), optional :: scale
    real(8), intent(out), optional :: out
    if (present(scale)) then
      y = y + scale*a
    else
      y = y + a
    end if
    if (present(out)) out = sum(y)
  end subroutine
  subroutine old(a, m, s)
    integer m
    real(8) a(*), s
    s = 0
    do i = 1, m
      s = s + a(i)*a(m + 1 - i)
    end do
  end subroutine
end module
function remapped(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), target :: y(n)
  real(8), pointer :: m(:,:), p(:), q(:)
  y = x**2
  m(1:2, 0:1) => y
  p => m(2, :)
  q(0:) => y(2:3)
  p = p*2
  q(0) = q(1)*q(0)
  s = m(1,0)*m(2,0) + m(2,1)*p(1) + sum(matmul(m, m))
  allocate(p(3))
  p = x(1:3)
  s = s*sum(p)
  deallocate(p)
end function

function procedures(x, n) result(s)
  use features_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  abstract interface
    real(8) function fn(t)
      real(8), intent(in) :: t
    end function
  end interface
  procedure(fn), pointer :: p
  procedure(fn) :: external_fn
  p => external_fn
  s = p(x(1)) + integrate(p, 0d0, x(2), 4)
  s = s*sq(x(3))
contains
  real(8) function sq(t)
    real(8), intent(in) :: t
    sq = t*t
  end function
end function

function sections(x, n) result(s)
  use features_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, a(n, n)
  integer :: idx(3)
  idx = [1, 3, 2]
  do j = 1, n
    a(:, j) = x*x(j)
  end do
  s = norm_of(x(1:n:2)) + norm_of(a(1:n:2, 2:4)) + norm_of(a(2, :))
  a(idx, 1) = x(1:3)*2
  s = s + sum(a(idx, 1)*x(idx)) + sum(a(:, idx))
  a(2:3, :) = a(1:2, :)
  s = s + a(3, 3)*a(2, 2)
end function

function assumed(x, n) result(s)
  use features_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, t
  call old(x, n, s)
  call old(x(1:n:2), 2, t)
  s = s*t
  state(1:2) = x(1:2)*state(3)
  if (allocated(work)) deallocate(work)
  allocate(work(n))
  work = x*state(1)
  s = s + sum(work)*state(2)
end function

real(8) function external_fn(t)
  real(8), intent(in) :: t
  external_fn = cos(t)*t
end function
! What is `y` in the first call is `x` in the second one: the names of dummy arguments tell nothing apart.
subroutine add_times(n, a, x, incx, y, incy)
  implicit none
  integer, intent(in) :: n, incx, incy
  real(8), intent(in) :: a, x(*)
  real(8), intent(inout) :: y(*)
  integer :: i
  do i = 1, n
    y(1 + (i - 1) * incy) = y(1 + (i - 1) * incy) + a * x(1 + (i - 1) * incx)
  end do
end subroutine
real(8) function one_behind_another(x, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(*)
  real(8) :: y(2 * n), work(n, 2)
  y = 0
  work = 0
  call add_times(n, x(2), x, 1, y(2), 2)
  call add_times(2, x(3), y(2), 2, work(2, 1), 1)
  one_behind_another = sum(work)
end function
