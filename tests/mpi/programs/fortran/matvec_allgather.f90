! Distributed matrix-vector products: mpi_allgather of the vector, rows on each rank, mpi_reduce_scatter of the transposed product.
! differentiate: matvec_allgather(x, n)
! ranks: 1 2 3 4
double precision function matvec_allgather(x, n) bind(c, name="matvec_allgather")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision, allocatable :: a(:, :), v(:), partial(:)
  double precision :: y(n), z(n)
  integer, allocatable :: counts(:)
  integer :: rank, nprocs, ierr, i, j, total

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  total = n * nprocs
  allocate(a(n, total), v(total), partial(total), counts(nprocs))
  do j = 1, total
     do i = 1, n
        a(i, j) = sin(0.3d0 * j * x(i)) / (1d0 + abs(rank * n + i - j))
     end do
  end do
  call mpi_allgather(x, n, MPI_DOUBLE_PRECISION, v, n, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
  y = matmul(a, v)
  partial = matmul(y, a)
  counts = n
  call mpi_reduce_scatter(partial, z, counts, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  matvec_allgather = dot_product(z, x) + 0.5d0 * sum(y**2)
end function matvec_allgather
