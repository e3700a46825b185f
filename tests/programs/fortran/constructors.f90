! Array constructors of derived types, and arrays that grow by them.
! differentiate: grow(x, n)  at: x = 0.5 1.5 2.5, n = 3
! differentiate: grow2(x, n)  at: x = 0.5 1.5 2.5, n = 3
! differentiate: parts_only(x, n)  at: x = 0.5 1.5 2.5, n = 3
module types
  implicit none
  type :: component
    real(8) :: weight, mean, sigma
  end type
  type :: mixture
    type(component), allocatable :: parts(:)
    integer :: count = 0
  end type
contains
  subroutine add(self, w, m, s)
    type(mixture), intent(inout) :: self
    real(8), intent(in) :: w, m, s
    self%parts = [self%parts, component(w, m, s)]
    self%count = size(self%parts)
  end subroutine
end module
function grow(x, n) result(s)
  use types
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(mixture) :: m
  allocate (m%parts(0))
  call add(m, 0.4d0, x(1), 0.5d0 + x(2) * 0.1d0)
  call add(m, 0.6d0, x(3), 1.0d0)
  s = m%parts(1)%mean * m%parts(1)%sigma + m%parts(2)%mean**2
end function
function grow2(x, n) result(s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  real(8), allocatable :: a(:)
  allocate (a(0))
  a = [a, x(1)]
  a = [a, x(2) * x(3)]
  s = a(1) * a(2) + a(2)
end function
function parts_only(x, n) result(s)
  use types
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s, t(2)
  type(mixture) :: m
  integer :: i
  allocate (m%parts(2))
  m%parts(1) = component(0.4d0, x(1), 0.5d0 + x(2) * 0.1d0)
  m%parts(2) = component(0.6d0, x(3), 1.0d0)
  do concurrent (i = 1:2)
    associate (p => m%parts(i))
      t(i) = log(p%weight) - 0.5d0 * ((x(2) - p%mean) / p%sigma)**2 - log(p%sigma)
    end associate
  end do
  s = maxval(t) + log(sum(exp(t - maxval(t))))
end function
