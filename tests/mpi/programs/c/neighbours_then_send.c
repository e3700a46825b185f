// A collective of neighbours that returns at once, and a message between its start and its end.
// differentiate: ineighbor_hang(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double ineighbor_hang(double *x, int n) {
  RS; int d = size, per = 1; MPI_Comm c; MPI_Cart_create(W, 1, &d, &per, 0, &c);
  double a = x[0] * x[1], b[2], got = 1; MPI_Request r; MPI_Ineighbor_allgather(&a, 1, MPI_DOUBLE, b, 1, MPI_DOUBLE, c, &r);
  if (rank == 0) { MPI_Wait(&r, MPI_STATUS_IGNORE); double t = b[0] * b[1]; for (int p = 1; p < size; p++) MPI_Send(&t, 1, MPI_DOUBLE, p, 0, W); }
  else { MPI_Recv(&got, 1, MPI_DOUBLE, 0, 0, W, MPI_STATUS_IGNORE); MPI_Wait(&r, MPI_STATUS_IGNORE); }
  MPI_Comm_free(&c); return got * b[0] + b[1] * x[2];
}
