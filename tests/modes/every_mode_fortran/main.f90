! reference: every row: Fortran
module rules
  use iso_c_binding
  implicit none
  type, bind(C) :: kept
    real(8) :: tape, value
  end type
contains
  ! deliberately wrong, so that their use shows
  function product_augmented(a, da, b, db) result(r)
    real(8) :: a, da, b, db
    type(kept) :: r
    r = kept(a + 100, a * b)
  end function
  subroutine product_reverse(a, da, b, db, seed, tape)
    real(8) :: a, da, b, db
    real(8), value :: seed, tape
    da = da + 1000 * seed
    db = db + tape * seed
  end subroutine
  real(8) function product_forward(a, da, b, db)
    real(8) :: a, da, b, db
    product_forward = 7 * da * b + a * db
  end function
end module

program main
  use enzyme
  use functions
  use rules
  use iso_c_binding, only: c_ptr
  implicit none
  real(8), external :: f__enzyme_error_estimate
  real(8) :: x(3), y(3), dx(3), dy(3), e(3, 2), d(3, 2), s, found
  type(c_ptr) :: tape
  call enzyme_inactivefn(cutoff)
  call enzyme_shouldrecompute(costly)
  call enzyme_inactive_global(counter)
  call enzyme_register_derivative(product_of, product_forward)
  x = [1d0, 2d0, 3d0]
  ! reverse, forward, vector
  dx = 0
  call same([enzyme_autodiff_value(energy, enzyme_primal_return, enzyme_dup, x, dx, enzyme_const, 3)], [36d0])
  call same(dx, [2d0, 8d0, 18d0])
  dx = 0
  call enzyme_autodiff(energy, enzyme_noret, enzyme_active_return, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_const, 3)
  call same(dx, [2d0, 8d0, 18d0])
  dx = 0
  call enzyme_autodiff(energy, enzyme_const_return, enzyme_dup, x, dx, enzyme_const, 3)
  call same(dx, [0d0, 0d0, 0d0])
  s = 0
  dx = 0
  call enzyme_autodiff(steep, enzyme_strong_zero, enzyme_dup, s, dx)
  call same(dx(1:1), [0d0])
  s = 3
  dx = 0
  call enzyme_autodiff(half_slope, enzyme_dup, s, dx)
  call same(dx(1:1), [4.5d0])
  dx = 0
  call same([enzyme_autodiff_value(of_value, enzyme_byref, 8, x(3))], [6d0])
  dy = 1
  call enzyme_autodiff(squares, enzyme_dup, x, dx, enzyme_dupnoneed, y, dy, enzyme_const, 3)
  call same(dx, [2d0, 4d0, 6d0])
  e = reshape([1d0, 0d0, 0d0, 0d0, 1d0, 0d0], [3, 2])
  d = 0
  call enzyme_fwddiff_subroutine(squares, enzyme_width, 2, enzyme_dup, x, e(:, 1), e(:, 2), enzyme_dup, y, d(:, 1), d(:, 2), enzyme_const, 3)
  call same([d], [2d0, 0d0, 0d0, 0d0, 4d0, 0d0])
  d = 0
  call enzyme_fwddiff_subroutine(squares, enzyme_width, 2, enzyme_interleave, enzyme_dup, x, enzyme_dup, y, enzyme_const, 3, e(:, 1), e(:, 2), d(:, 1), d(:, 2))
  call same([d], [2d0, 0d0, 0d0, 0d0, 4d0, 0d0])
  d = 0
  call enzyme_fwddiff_subroutine(squares, enzyme_width, 2, enzyme_dupv, 24, x, e, enzyme_dupnoneedv, 24, y, d, enzyme_const, 3)
  call same([d], [2d0, 0d0, 0d0, 0d0, 4d0, 0d0])
  ! split
  dx = 0
  tape = enzyme_augmentfwd(energy, enzyme_not_overwritten, enzyme_dup, x, dx, enzyme_const, 3)
  call enzyme_reverse_seeded(energy, enzyme_nofree, enzyme_not_overwritten, enzyme_dup, x, dx, enzyme_const, 3, 1d0, tape)
  call enzyme_reverse_seeded(energy, enzyme_not_overwritten, enzyme_dup, x, dx, enzyme_const, 3, 1d0, tape)
  call same(dx, 2 * [2d0, 8d0, 18d0])
  dx = [1d0, 0d0, 0d0]
  tape = enzyme_augmentfwd(energy, enzyme_dup, x, dx, enzyme_const, 3)
  call same([enzyme_fwdsplit(energy, enzyme_dup, x, dx, enzyme_const, 3, tape)], [2d0])
  ! precision, fixed points, registrations
  if (f__enzyme_error_estimate(of_squares, x, dx) <= 0) stop 2
  s = 0.7d0
  dx = 0
  call enzyme_autodiff(solved, enzyme_dup, s, dx)
  if (abs(dx(1) - (solved(0.7d0 + 1d-6) - solved(0.7d0 - 1d-6)) / 2d-6) > 1d-7) stop 3
  dx = 0
  call enzyme_autodiff(combined, enzyme_dup, x, dx)
  call same(dx(1:2), [1 + sin(2d0) * 2, sin(2d0) + 2 * cos(2d0)])
  found = enzyme_fwddiff(product_of, enzyme_dup, 2d0, 1d0, enzyme_dup, 3d0, 0d0)
  call same([found], [21d0])
contains
  subroutine same(got, wanted)
    real(8), intent(in) :: got(:), wanted(:)
    if (maxval(abs(got - wanted)) > 1d-10) then
      print *, 'got', got, 'wanted', wanted
      stop 1
    end if
  end subroutine
  real(8) function of_squares(x)
    real(8), intent(in) :: x(3)
    of_squares = energy(x, 3)
  end function
  real(8) function solved(p)
    real(8), intent(in) :: p
    real(8) :: z(2)
    z = 0.5d0
    call enzyme_fixed_point(relax, enzyme_fp_state, z, sizeof(z), p)
    solved = z(1) + z(2)
  end function
end program
