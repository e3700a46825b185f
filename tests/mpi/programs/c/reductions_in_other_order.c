// Two reductions that return at once, waited for in different orders on different processes.
// differentiate: iall_opposite(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double iall_opposite(double *x, int n) {
  RS; double a = x[0] * x[1], b = sin(x[2]), s = 0, t = 0; MPI_Request r, q;
  MPI_Iallreduce(&a, &s, 1, MPI_DOUBLE, MPI_SUM, W, &r);
  MPI_Iallreduce(&b, &t, 1, MPI_DOUBLE, MPI_SUM, W, &q);
  if (rank == 0) { MPI_Wait(&r, MPI_STATUS_IGNORE); MPI_Wait(&q, MPI_STATUS_IGNORE); }
  else { MPI_Wait(&q, MPI_STATUS_IGNORE); MPI_Wait(&r, MPI_STATUS_IGNORE); }
  return s * s * x[3] + t * x[4];
}
