! The area of the surface above one row of grid cells, from the heights along its lower and its upper edge.
! Each cell is cut along both diagonals in turn and the mean is taken, so that no diagonal is preferred.
function strip_area(points, lower, upper, spacing) result(area) bind(c)
  use, intrinsic :: iso_c_binding, only: c_int
  use geometry
  implicit none
  integer(c_int), value :: points
  real(real_kind), intent(in) :: lower(points), upper(points)
  real(real_kind), value :: spacing
  real(real_kind) :: area
  integer :: i

  area = 0
  do i = 1, points - 1
    area = area + triangle_area(spacing, lower(i + 1) - lower(i), upper(i) - lower(i)) &
                + triangle_area(spacing, upper(i + 1) - upper(i), upper(i + 1) - lower(i + 1)) &
                + triangle_area(spacing, lower(i + 1) - lower(i), upper(i + 1) - lower(i + 1)) &
                + triangle_area(spacing, upper(i + 1) - upper(i), upper(i) - lower(i))
  end do
  area = 0.5_real_kind * area
end function strip_area
