! Distributed softmax cross entropy: mpi_allreduce with MPI_MAX, then with MPI_SUM; the labels are integers sent by mpi_bcast.
! differentiate: softmax_loss(x, n)
! ranks: 1 2 3 4
double precision function softmax_loss(x, n) bind(c, name="softmax_loss")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: scores(n), local, top, total, loss
  integer :: rank, ierr, i, labels(3)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  labels = 0
  if (rank == 0) labels = [1, 3, 4]
  call mpi_bcast(labels, 3, MPI_INTEGER, 0, MPI_COMM_WORLD, ierr)
  scores = 1.5d0 * x**2 - 0.5d0 * cshift(x, 1)
  local = maxval(scores)
  call mpi_allreduce(local, top, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, ierr)
  local = sum(exp(scores - top))
  call mpi_allreduce(local, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  loss = 0d0
  do i = 1, 3
     loss = loss - (scores(labels(i)) - top - log(total)) * x(i)
  end do
  softmax_loss = loss + sum((exp(scores - top) / total)**2)
end function softmax_loss
