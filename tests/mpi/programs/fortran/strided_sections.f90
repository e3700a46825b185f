! Rows of a matrix (strided sections) as buffers of blocking mpi_send / mpi_recv: the compiler copies in and out.
! differentiate: strided_sections(x, n)
! ranks: 1 2 3 4
double precision function strided_sections(x, n) bind(c, name="strided_sections")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  integer, parameter :: m = 3
  double precision :: a(0:m, n), every_other(n)
  integer :: rank, nprocs, ierr, i, j
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  do j = 1, n
     do i = 0, m
        a(i, j) = x(j) * (1d0 + 0.1d0 * i) + 0.2d0 * x(1 + mod(i + j, n))
     end do
  end do
  ! row m goes to row 0 of the next rank, down the line
  if (rank > 0) call mpi_recv(a(0, :), n, MPI_DOUBLE_PRECISION, rank - 1, 3, MPI_COMM_WORLD, status, ierr)
  do j = 1, n
     do i = 1, m
        a(i, j) = a(i, j) + 0.3d0 * sin(a(i-1, j) * x(j))
     end do
  end do
  if (rank < nprocs - 1) call mpi_send(a(m, :), n, MPI_DOUBLE_PRECISION, rank + 1, 3, MPI_COMM_WORLD, ierr)
  ! every other element comes back from the last rank
  every_other = x
  if (rank == nprocs - 1) every_other(1:n:2) = a(m, 1:n:2)**2
  call mpi_bcast(every_other(1:n:2), (n + 1) / 2, MPI_DOUBLE_PRECISION, nprocs - 1, MPI_COMM_WORLD, ierr)
  strided_sections = sum(a(1:m, :)**2) * 0.1d0 + sum(every_other * x)
end function strided_sections
