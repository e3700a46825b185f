// What has arrived is read before the program waits, because MPI_Request_get_status says so.
// differentiate: get_status(x, n)
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double get_status(double *x, int n) {
  RS; double a = x[0] * x[1], b = 0, f; MPI_Request r[2]; int done = 0;
  MPI_Irecv(&b, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, W, &r[0]);
  MPI_Isend(&a, 1, MPI_DOUBLE, (rank + 1) % size, 0, W, &r[1]);
  while (!done) MPI_Request_get_status(r[0], &done, MPI_STATUS_IGNORE);
  f = b * b * x[2];
  MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  return f + b;
}
