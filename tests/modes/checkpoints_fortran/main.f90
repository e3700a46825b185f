! reference: checkpoints: Fortran's `call enzyme_checkpoint_loop(scheme, number, u, …)`, first in a loop; the memory of 10⁶ steps
program main
  use enzyme
  use functions
  implicit none
  real(8) :: x(n), dx(n), right(n), y(n), k, dk, dk_right, e, de
  integer :: j, steps, before, counts(4) = [0, 1, 7, 40]
  x = [(sin(0.3d0 * j) + 0.5d0, j = 1, n)]
  k = 0.1d0
  do j = 1, 4
    steps = counts(j)
    dx = 0
    right = 0
    dk = 0
    dk_right = 0
    call enzyme_autodiff(heat, enzyme_dup, x, dx, enzyme_dup, k, dk, enzyme_const, steps)
    call enzyme_autodiff(heat_plain, enzyme_dup, x, right, enzyme_dup, k, dk_right, enzyme_const, steps)
    call same([dx, dk], [right, dk_right])
    dx = 0
    right = 0
    dk = 0
    dk_right = 0
    y = x
    de = 1
    call enzyme_autodiff(waves_of, enzyme_dup, y, dx, enzyme_dup, k, dk, enzyme_const, steps, enzyme_dup, e, de)
    y = x
    de = 1
    call enzyme_autodiff(waves_plain_of, enzyme_dup, y, right, enzyme_dup, k, dk_right, enzyme_const, steps, enzyme_dup, e, de)
    call same([dx, dk], [right, dk_right])
  end do
  dx = 0
  call enzyme_autodiff(stored, enzyme_dup, x(1), dx(1), enzyme_const, 9)
  if (abs(dx(1) - (stored(x(1) + 1d-6, 9) - stored(x(1) - 1d-6, 9)) / 2d-6) > 1d-7) stop 3
  ! a thousand times the steps in the memory of some states more: to store all would take 320 megabytes
  call enzyme_autodiff(heat, enzyme_dup, x, dx, enzyme_dup, k, dk, enzyme_const, 1000)
  before = peak_kilobytes()
  call enzyme_autodiff(heat, enzyme_dup, x, dx, enzyme_dup, k, dk, enzyme_const, 1000000)
  if (peak_kilobytes() > before + 4096) stop 2
contains
  subroutine same(got, wanted)
    real(8), intent(in) :: got(:), wanted(:)
    if (maxval(abs(got - wanted)) > 1d-10) then
      print *, 'got', got, 'wanted', wanted
      stop 1
    end if
  end subroutine
  integer function peak_kilobytes()
    character(200) :: line
    integer :: unit, status
    open(newunit=unit, file='/proc/self/status', action='read')
    do
      read(unit, '(a)', iostat=status) line
      if (status /= 0) exit
      if (line(1:6) == 'VmHWM:') read(line(7:index(line, 'kB') - 1), *) peak_kilobytes
    end do
    close(unit)
  end function
end program
