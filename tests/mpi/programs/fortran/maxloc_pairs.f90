! Location of the maximum with MPI_2DOUBLE_PRECISION pairs and MPI_MAXLOC; the owner broadcasts its whole row.
! differentiate: maxloc_pairs(x, n)
! ranks: 1 2 3 4
double precision function maxloc_pairs(x, n) bind(c, name="maxloc_pairs")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: pair(2), best(2), row(n)
  integer :: rank, ierr, owner

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  pair = [sum(x * cos(x)), dble(rank)]
  call mpi_allreduce(pair, best, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD, ierr)
  owner = nint(best(2))
  row = x
  call mpi_bcast(row, n, MPI_DOUBLE_PRECISION, owner, MPI_COMM_WORLD, ierr)
  maxloc_pairs = best(1)**2 * x(1) + sum(row * sin(x)) + pair(1) * row(n)
end function maxloc_pairs
