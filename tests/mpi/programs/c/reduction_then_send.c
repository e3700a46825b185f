// A reduction that returns at once, and a message between its start and its end.
// differentiate: iall_then_send(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double iall_then_send(double *x, int n) {
  RS; double s = 0, in = x[0] * x[1], got = 1; MPI_Request r;
  MPI_Iallreduce(&in, &s, 1, MPI_DOUBLE, MPI_SUM, W, &r);
  if (rank == 0) {
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    double t = s * s;
    for (int p = 1; p < size; p++) MPI_Send(&t, 1, MPI_DOUBLE, p, 3, W);
  } else {
    MPI_Recv(&got, 1, MPI_DOUBLE, 0, 3, W, MPI_STATUS_IGNORE);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
  }
  return s * got + x[2] * s;
}
