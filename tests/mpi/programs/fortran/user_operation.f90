! A user operation in Fortran, on pairs: composing affine maps, beside sums and maxima by the library's operations.
! differentiate: composed(x, n)
! ranks: 1 2 3 4
subroutine compose(first, second, count, kind)
  implicit none
  integer :: count, kind, i
  double precision :: first(2, count), second(2, count)
  do i = 1, count
    second(2, i) = second(1, i) * first(2, i) + second(2, i)
    second(1, i) = second(1, i) * first(1, i)
  end do
end subroutine compose

double precision function composed(x, n) bind(c)
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double) :: x(n)
  external :: compose
  integer :: op, pair, error, i
  double precision :: mine(2, 2), upto(2, 2), all(2, 2), part(2), sums(2), high(2)
  call MPI_Type_contiguous(2, MPI_DOUBLE_PRECISION, pair, error)
  call MPI_Type_commit(pair, error)
  call MPI_Op_create(compose, .false., op, error)
  mine(1, :) = 1
  mine(2, :) = 0
  do i = 1, n
    mine(1, 1 + mod(i, 2)) = mine(1, 1 + mod(i, 2)) * (0.5d0 + 0.3d0 * x(i))
    mine(2, 1 + mod(i, 2)) = (0.5d0 + 0.3d0 * x(i)) * mine(2, 1 + mod(i, 2)) + sin(x(i))
  end do
  call MPI_Scan(mine, upto, 2, pair, op, MPI_COMM_WORLD, error)
  call MPI_Allreduce(mine, all, 2, pair, op, MPI_COMM_WORLD, error)
  call MPI_Allreduce(upto(:, 1), sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, error)
  call MPI_Allreduce(upto(:, 2), high, 2, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, error)
  part = mine(:, 2)
  call MPI_Allreduce(MPI_IN_PLACE, part, 1, pair, op, MPI_COMM_WORLD, error)
  call MPI_Op_free(op, error)
  call MPI_Type_free(pair, error)
  composed = upto(1, 1) * x(1) + upto(2, 1) * upto(2, 2) + sin(all(1, 1) * x(2) + all(2, 1)) + all(2, 2) * upto(1, 2) &
    + 0.1d0 * sums(1) * sums(2) + high(1) * part(2)
end function composed
