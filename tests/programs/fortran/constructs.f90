! do concurrent, block, associate, internal procedures, optional arguments, elemental functions.
! differentiate: concurrent(x, n)  at: x = 1 2 3, n = 3
! differentiate: blocks(x, n)  at: x = 1 2 3, n = 3
! differentiate: hosts(x, n)  at: x = 1 2 3, n = 3
! differentiate: options(x, n)  at: x = 1 2 3, n = 3
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
function concurrent(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n), t
  do concurrent (i = 1:n) local(t)
    t = x(i)**2
    y(i) = t*i
  end do
  do concurrent (i = 1:n, x(i) > 1.5d0)
    y(i) = y(i)*x(i)
  end do
  s = sum(y)
end function

function blocks(x, n) result(s)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n)
  y = x
  s = 0
  block
    real(8), allocatable :: t(:)
    t = x*2
    associate (a => t(1:2), b => y(2:3), c => t(1)*x(3))
      b = b*a
      s = s + c
    end associate
    s = s + sum(t*y)
  end block
end function

function hosts(x, n) result(s)
  use features_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, c
  c = x(2)
  s = integrate(inner, 0d0, x(1), 5)
  call bump(3)
  s = s + c
contains
  real(8) function inner(t)
    real(8), intent(in) :: t
    inner = sin(c*t)*x(3)
  end function
  recursive subroutine bump(k)
    integer, intent(in) :: k
    if (k == 0) return
    c = c*x(1) + k
    call bump(k - 1)
  end subroutine
end function

function options(x, n) result(s)
  use features_m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, y(n), t
  y = x**2
  call opt(x, y)
  call opt(x(n:1:-1), y, x(1))
  call opt(x, y, out=t)
  call opt(x, y, scale=x(2), out=t)
  s = sum(y*soft(x)) + sum(soft(x, y)) + t
end function
