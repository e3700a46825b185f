! The module instead of the header.
! differentiate: by_module(x, n)
! ranks: 1 2 3
double precision function by_module(x, n) bind(c, name="by_module")
  use iso_c_binding
  use mpi, only: MPI_COMM_WORLD, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_IN_PLACE
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: s(2)
  integer :: ierr
  s = [sum(x**2), product(x)]
  call mpi_allreduce(MPI_IN_PLACE, s, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  by_module = s(1) * sin(s(2)) * x(1)
end function
