! Parallel prefix sums: mpi_scan and mpi_exscan (rank 0 sets its own), the cumulative sum feeds a nonlinear cost.
! differentiate: prefix_scan(x, n)
! ranks: 1 2 3 4
double precision function prefix_scan(x, n) bind(c, name="prefix_scan")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: cumulative(n), before, squares, upto
  integer :: rank, ierr, i

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  cumulative(1) = x(1)
  do i = 2, n
     cumulative(i) = cumulative(i-1) + x(i) * sqrt(x(i-1))
  end do
  call mpi_exscan(cumulative(n), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  if (rank == 0) before = 0d0
  cumulative = cumulative + before
  squares = sum(x**2)
  call mpi_scan(squares, upto, 1, MPI_DOUBLE_PRECISION, MPI_PROD, MPI_COMM_WORLD, ierr)
  prefix_scan = sum(sin(0.2d0 * cumulative) * x) + log(upto) * x(n) + 0.02d0 * cumulative(n)**2
end function prefix_scan
