! Transformational intrinsics on arrays of records that own memory: what they give owns copies.
! differentiate: packed(x, n)  at: x = 3.1 0.2 1.7, n = 3
! differentiate: packed_in_place(x, n)  at: x = 3.1 0.2 1.7, n = 3
! differentiate: shifted(x, n)  at: x = 3.1 0.2 1.7 0.6, n = 4
! differentiate: reversed(x, n)  at: x = 3.1 0.2 1.7 0.6, n = 4
! differentiate: reshaped(x, n)  at: x = 3.1 0.2 1.7 0.6, n = 4
module packed_records
  type :: particle
    logical :: alive = .true.
    real(8), allocatable :: trace(:)
  end type
contains
  subroutine fill(p, x)
    type(particle), allocatable, intent(out) :: p(:)
    real(8), intent(in) :: x(:)
    integer :: i
    allocate(p(size(x)))
    do i = 1, size(x)
      p(i)%alive = i /= 2
      p(i)%trace = [x(i), x(i)**2]
    end do
  end subroutine
  real(8) function weighed(p) result(e)
    type(particle), intent(in) :: p(:)
    integer :: i
    e = 0
    do i = 1, size(p)
      e = e + i * product(p(i)%trace)
    end do
  end function
  real(8) function packed(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    type(particle), allocatable :: p(:), q(:)
    call fill(p, x)
    q = pack(p, p%alive)
    p(1)%trace = 2 * p(1)%trace
    e = weighed(q) + weighed(p)
  end function
  real(8) function packed_in_place(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    type(particle), allocatable :: p(:)
    call fill(p, x)
    p = pack(p, p%alive)
    e = weighed(p)
  end function
  real(8) function shifted(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    type(particle), allocatable :: p(:)
    call fill(p, x)
    p = cshift(p, 1)
    e = weighed(p)
  end function
  real(8) function reversed(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    type(particle), allocatable :: p(:)
    call fill(p, x)
    p = p(n:1:-1)
    p(2:) = p(:n - 1)
    e = weighed(p)
  end function
  real(8) function reshaped(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    type(particle), allocatable :: p(:), q(:, :)
    call fill(p, x)
    q = reshape(p, [2, n / 2])
    e = weighed(q(2, :)) + 3 * weighed(q(1, :))
  end function
end module
