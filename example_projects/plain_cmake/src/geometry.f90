! Areas of triangles above a square grid, for everyone who uses this module.
module geometry
  use, intrinsic :: iso_c_binding, only: real_kind => c_double
  implicit none
  private
  public :: real_kind, triangle_area

contains

  ! The area of the triangle above half a grid cell: the legs have length `spacing` on the ground
  ! and rise by `rise_x` and `rise_y`.
  pure function triangle_area(spacing, rise_x, rise_y) result(area)
    real(real_kind), intent(in) :: spacing, rise_x, rise_y
    real(real_kind) :: area

    area = 0.5_real_kind * spacing * sqrt(spacing**2 + rise_x**2 + rise_y**2)
  end function triangle_area

end module geometry
