! Pack, a message, and Unpack in Fortran.
! differentiate: packed(x, n)
! ranks: 1 2 3
double precision function packed(x, n) bind(c)
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double) :: x(n), got(4), weight
  integer :: rank, size, error, at, count, status(MPI_STATUS_SIZE)
  character(len=1) :: out(200), in(200)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  at = 0
  count = 3 + mod(rank, 2)
  weight = x(1) * x(2)
  call MPI_Pack(count, 1, MPI_INTEGER, out, 200, at, MPI_COMM_WORLD, error)
  call MPI_Pack(x, count, MPI_DOUBLE_PRECISION, out, 200, at, MPI_COMM_WORLD, error)
  call MPI_Pack(weight, 1, MPI_DOUBLE_PRECISION, out, 200, at, MPI_COMM_WORLD, error)
  call MPI_Sendrecv(out, at, MPI_PACKED, mod(rank + 1, size), 3, in, 200, MPI_PACKED, mod(rank + size - 1, size), 3, &
    MPI_COMM_WORLD, status, error)
  at = 0
  call MPI_Unpack(in, 200, at, count, 1, MPI_INTEGER, MPI_COMM_WORLD, error)
  call MPI_Unpack(in, 200, at, got, count, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, error)
  call MPI_Unpack(in, 200, at, weight, 1, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, error)
  packed = weight * sum(got(1:count) ** 2) + x(n) * got(1)
end function packed
