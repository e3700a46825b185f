// Scans while messages with tag 0 are on their way.
// differentiate: scan_tag_clash(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double scan_tag_clash(double *x, int n) {
  RS; double in = x[0] * x[1], s = 0, got = 0, mine = x[2] * x[3]; MPI_Request r = MPI_REQUEST_NULL;
  if (rank > 0) MPI_Irecv(&got, 1, MPI_DOUBLE, rank - 1, 0, W, &r);
  if (rank + 1 < size) MPI_Send(&mine, 1, MPI_DOUBLE, rank + 1, 0, W);
  MPI_Scan(&in, &s, 1, MPI_DOUBLE, MPI_SUM, W);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  return s * s * x[4] + got * x[5] * x[5];
}
