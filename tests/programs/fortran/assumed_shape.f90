! Assumed-shape dummies behind an explicit interface: descriptors, strides, bounds.
! differentiate: outer(x, n)  at: x = 1 2 3 4 5 6, n = 6
! differentiate: matrix(a, n, m)  at: a = random(12, -1, 1), n = 3, m = 4
module shapes
  implicit none
contains
  function total(v) result(s)
    real(8), intent(in) :: v(:)
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, size(v)
      s = s + v(i) * v(size(v) + 1 - i)
    end do
  end function total

  subroutine scale_rows(a, factor)
    real(8), intent(inout) :: a(:, :)
    real(8), intent(in) :: factor
    integer :: i, j
    do j = lbound(a, 2), ubound(a, 2)
      do i = 1, size(a, 1)
        a(i, j) = a(i, j) * factor * i + a(i, j)**2
      end do
    end do
  end subroutine scale_rows
end module shapes

function outer(x, n) result(s)
  use shapes
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  s = total(x) + 2 * total(x(1:n:2)) + 3 * total(x(n:1:-1))
end function outer

subroutine matrix(a, n, m)
  use shapes
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(inout) :: a(n, m)
  call scale_rows(a, 0.5d0)
  call scale_rows(a(1:2, 2:m), a(3, 1))
end subroutine matrix
