! Single precision work and messages (MPI_REAL) next to double precision ones.
! differentiate: real4_messages(x, n)
! ranks: 1 2 3 4
! precision: single
double precision function real4_messages(x, n) bind(c, name="real4_messages")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  real :: out(n), in(n), shift
  double precision :: total, local
  integer :: rank, nprocs, ierr
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  out = real(x**2)
  shift = real(x(1) * x(2))
  call mpi_sendrecv(out, n, MPI_REAL, modulo(rank + 1, nprocs), 0, in, n, MPI_REAL, modulo(rank - 1, nprocs), 0, &
       MPI_COMM_WORLD, status, ierr)
  call mpi_bcast(shift, 1, MPI_REAL, nprocs - 1, MPI_COMM_WORLD, ierr)
  local = sum(dble(sin(in) * in)) * x(n)
  call mpi_allreduce(local, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  real4_messages = total * dble(shift) * 0.1d0 + sum(x * dble(in))
end function real4_messages
