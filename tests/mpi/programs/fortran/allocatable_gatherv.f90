! Allocatable arrays: counts by mpi_gather, values by mpi_gatherv to the root, sorted work there, mpi_scatterv back.
! differentiate: allocatable_gatherv(x, n)
! ranks: 1 2 3 4
double precision function allocatable_gatherv(x, n) bind(c, name="allocatable_gatherv")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision, allocatable :: part(:), everything(:)
  integer, allocatable :: counts(:), starts(:)
  integer :: rank, nprocs, ierr, mine, p, k, total

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  mine = n - mod(rank, 2)
  allocate(part(mine), counts(nprocs), starts(nprocs))
  part = x(1:mine) * x(n:n-mine+1:-1)
  call mpi_gather(mine, 1, MPI_INTEGER, counts, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierr)
  total = 0
  if (rank == 0) then
     do p = 1, nprocs
        starts(p) = total
        total = total + counts(p)
     end do
  end if
  allocate(everything(total))
  call mpi_gatherv(part, mine, MPI_DOUBLE_PRECISION, everything, counts, starts, MPI_DOUBLE_PRECISION, 0, &
       MPI_COMM_WORLD, ierr)
  do k = 2, total
     everything(k) = 0.5d0 * everything(k) + 0.4d0 * sin(everything(k-1)) * everything(k)
  end do
  call mpi_scatterv(everything, counts, starts, MPI_DOUBLE_PRECISION, part, mine, MPI_DOUBLE_PRECISION, 0, &
       MPI_COMM_WORLD, ierr)
  allocatable_gatherv = sum(part**2 * x(1:mine)) + 0.1d0 * x(n)**2
  deallocate(part, everything, counts, starts)
end function allocatable_gatherv
