! Heat equation: halo by mpi_isend / mpi_irecv / mpi_waitall, sum of energies by mpi_allreduce.
! differentiate: heat_halo(x, n)
! ranks: 1 2 3 4
double precision function heat_halo(x, n) bind(c, name="heat_halo")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: u(0:n+1), v(n), local, total
  integer :: rank, nprocs, left, right, ierr, step, i
  integer :: requests(4)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  left = rank - 1
  right = rank + 1
  if (rank == 0) left = MPI_PROC_NULL
  if (rank == nprocs - 1) right = MPI_PROC_NULL

  u = 0d0
  u(1:n) = x
  do step = 1, 6
     call mpi_irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, requests(1), ierr)
     call mpi_irecv(u(n+1), 1, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, requests(2), ierr)
     call mpi_isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, requests(3), ierr)
     call mpi_isend(u(1), 1, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, requests(4), ierr)
     call mpi_waitall(4, requests, MPI_STATUSES_IGNORE, ierr)
     do i = 1, n
        v(i) = u(i) + 0.1d0 * (1d0 + 0.2d0 * u(i)**2) * (u(i-1) - 2d0 * u(i) + u(i+1))
     end do
     u(1:n) = v
  end do
  local = sum(u(1:n)**2)
  call mpi_allreduce(local, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  heat_halo = sqrt(total) * u(1) + local
end function heat_halo
