! Two-dimensional halo on mpi_cart_create: columns are contiguous, rows go by mpi_type_vector.
! differentiate: vector_type_halo(x, n)
! ranks: 1 2 3 4
double precision function vector_type_halo(x, n) bind(c, name="vector_type_halo")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  integer, parameter :: nx = 3, ny = 2
  double precision :: u(0:nx+1, 0:ny+1), v(0:nx+1, 0:ny+1)
  integer :: grid, row, dims(2), west, east, south, north, nprocs, ierr, i, j, step
  integer :: requests(8)
  logical :: periods(2)

  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  dims = 0
  periods = [.true., .false.]
  call mpi_dims_create(nprocs, 2, dims, ierr)
  call mpi_cart_create(MPI_COMM_WORLD, 2, dims, periods, .false., grid, ierr)
  call mpi_cart_shift(grid, 0, 1, west, east, ierr)
  call mpi_cart_shift(grid, 1, 1, south, north, ierr)
  call mpi_type_vector(ny, 1, nx + 2, MPI_DOUBLE_PRECISION, row, ierr)
  call mpi_type_commit(row, ierr)

  u = 0d0
  do j = 1, ny
     do i = 1, nx
        u(i, j) = x(1 + mod(i - 1 + nx * (j - 1), n))
     end do
  end do
  do step = 1, 3
     call mpi_irecv(u(0, 1), 1, row, west, 1, grid, requests(1), ierr)
     call mpi_irecv(u(nx+1, 1), 1, row, east, 2, grid, requests(2), ierr)
     call mpi_irecv(u(1, 0), nx, MPI_DOUBLE_PRECISION, south, 3, grid, requests(3), ierr)
     call mpi_irecv(u(1, ny+1), nx, MPI_DOUBLE_PRECISION, north, 4, grid, requests(4), ierr)
     call mpi_isend(u(nx, 1), 1, row, east, 1, grid, requests(5), ierr)
     call mpi_isend(u(1, 1), 1, row, west, 2, grid, requests(6), ierr)
     call mpi_isend(u(1, ny), nx, MPI_DOUBLE_PRECISION, north, 3, grid, requests(7), ierr)
     call mpi_isend(u(1, 1), nx, MPI_DOUBLE_PRECISION, south, 4, grid, requests(8), ierr)
     call mpi_waitall(8, requests, MPI_STATUSES_IGNORE, ierr)
     v = u
     do j = 1, ny
        do i = 1, nx
           u(i, j) = v(i, j) + 0.1d0 * v(i, j) * (v(i-1, j) + v(i+1, j) + v(i, j-1) + v(i, j+1) - 4d0 * v(i, j))
        end do
     end do
  end do
  call mpi_type_free(row, ierr)
  call mpi_comm_free(grid, ierr)
  vector_type_halo = sum(u(1:nx, 1:ny)**2) + u(1, 1) * u(nx, ny)
end function vector_type_halo
