! MPI_IN_PLACE in mpi_allreduce, mpi_reduce at the root and mpi_allgather.
! differentiate: in_place_statistics(x, n)
! ranks: 1 2 3 4
double precision function in_place_statistics(x, n) bind(c, name="in_place_statistics")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision, allocatable :: means(:)
  double precision :: moments(2), deviation, tails(2), unused(2)
  integer :: rank, nprocs, ierr

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  moments = [sum(x), sum(x**2)]
  call mpi_allreduce(MPI_IN_PLACE, moments, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  moments = moments / (n * nprocs)
  deviation = sqrt(moments(2) - moments(1)**2 + 0.05d0)

  tails(1) = sum(exp(-((x - moments(1)) / deviation)**2))
  tails(2) = maxval(x) * deviation
  if (rank == 0) then
     call mpi_reduce(MPI_IN_PLACE, tails, 2, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, ierr)
  else
     call mpi_reduce(tails, unused, 2, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, ierr)
     tails = 0d0
  end if

  allocate(means(0:nprocs-1))
  means(rank) = product(x) + x(1)
  call mpi_allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, means, 1, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
  in_place_statistics = tails(1) * tails(2) + means(modulo(rank + 1, nprocs)) * sin(means(rank))
end function in_place_statistics
