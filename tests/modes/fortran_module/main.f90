! reference: headers: `use enzyme`

program main
  use enzyme
  use iso_c_binding, only: c_ptr
  use functions, only: scaled, squares
  implicit none
  real(8) :: x(3), dx(3), y(3), dy(3), s, ds, tangent
  type(c_ptr) :: tape
  x = [1d0, 2d0, 3d0]
  dx = 0
  s = 3
  ds = 0
  call enzyme_autodiff(scaled, enzyme_dup, x, dx, enzyme_dup, s, ds, enzyme_const, 3)
  call compare(dx, 2 * s * x)
  call compare([ds], [14d0])
  dx = 0
  call enzyme_autodiff(scaled, enzyme_dup, x, dx, enzyme_const, s, enzyme_const, 3)
  call compare(dx, 2 * s * x)
  dx = [0d0, 1d0, 0d0]
  tangent = enzyme_fwddiff(scaled, enzyme_dup, x, dx, enzyme_const, s, enzyme_const, 3)
  call compare([tangent], [12d0])
  dy = 1
  dx = 0
  call enzyme_autodiff(squares, enzyme_dup, x, dx, enzyme_dupnoneed, y, dy, enzyme_const, 3)
  call compare(dx, 4 * x)
  dx = [1d0, 1d0, 0d0]
  call enzyme_fwddiff_subroutine(squares, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3)
  call compare(dy, 4 * x * dx)

  dx = 0
  call compare([enzyme_autodiff_value(scaled, enzyme_primal_return, enzyme_dup, x, dx, enzyme_const, s, enzyme_const, 3)], [42d0])
  call compare(dx, 6 * x)
  dx = 0
  tape = enzyme_augmentfwd(scaled, enzyme_dup, x, dx, enzyme_const, s, enzyme_const, 3)
  call enzyme_reverse_seeded(scaled, enzyme_dup, x, dx, enzyme_const, s, enzyme_const, 3, 2d0, tape)
  call compare(dx, 12 * x)
  dy = 0
  tape = enzyme_augmentfwd(squares, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3)
  dx = [0d0, 1d0, 0d0]
  call enzyme_fwdsplit_subroutine(squares, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3, tape)
  call compare(dy, [0d0, 8d0, 0d0])
contains
  subroutine compare(got, wanted)
    real(8), intent(in) :: got(:), wanted(:)
    if (maxval(abs(got - wanted)) > 1d-10) then
      print *, 'got', got, 'wanted', wanted
      stop 1
    end if
  end subroutine
end program
