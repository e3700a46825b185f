// MPI_Sendrecv with one buffer, of which only one side takes part.
// differentiate: sendrecv_shared_buffer(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double sendrecv_shared_buffer(double *x, int n) {
  RS; double b[3] = {x[0] * x[1], x[2], x[3]};
  /* a chain: the first only sends, the last only receives */
  int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  if (size > 1) {
    if (rank == 0) MPI_Sendrecv(b, 3, MPI_DOUBLE, 1, 0, b, 0, MPI_DOUBLE, MPI_PROC_NULL, 0, W, MPI_STATUS_IGNORE);
    else if (rank == 1) MPI_Sendrecv(b, 0, MPI_DOUBLE, MPI_PROC_NULL, 0, b, 3, MPI_DOUBLE, 0, 0, W, MPI_STATUS_IGNORE);
  }
  return b[0] * b[1] + b[2] * x[4];
}
