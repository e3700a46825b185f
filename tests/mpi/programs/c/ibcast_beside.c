// A broadcast that returns at once, with a blocking one between its start and its end on some processes.
// differentiate: ibcast_beside(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double ibcast_beside(double *x, int n) {
  RS; double a[2] = {x[0] * x[1], x[1]}, b = x[2] * x[2]; MPI_Request r;
  MPI_Ibcast(a, 2, MPI_DOUBLE, 0, W, &r);
  if (rank == 0) MPI_Wait(&r, MPI_STATUS_IGNORE);
  MPI_Bcast(&b, 1, MPI_DOUBLE, size - 1, W);
  if (rank) MPI_Wait(&r, MPI_STATUS_IGNORE);
  return a[0] * x[3] + a[1] * b;
}
