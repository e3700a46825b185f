// A communicator is freed while a message on it is still to be received.
// differentiate: comm_freed_early(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double comm_freed_early(double *x, int n) {
  RS; MPI_Comm c; MPI_Comm_dup(W, &c); double a = x[0] * x[1], b = 0; MPI_Request r[2];
  MPI_Irecv(&b, 1, MPI_DOUBLE, (rank + 1) % size, 0, c, r); MPI_Isend(&a, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, c, r + 1);
  MPI_Comm_free(&c); MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  return b * b * x[2];
}
