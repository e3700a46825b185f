// An empty message of integers ends a stream of messages of doubles.
// differentiate: empty_int_message(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double empty_int_message(double *x, int n) {
  RS; double f = 0;
  if (rank == 0) {
    for (int p = 1; p < size; p++) {
      double y[2] = {x[0] * x[p % 6], x[1] + p};
      MPI_Send(y, 2, MPI_DOUBLE, p, 0, W);
      MPI_Send(0, 0, MPI_INT, p, 0, W); /* no more */
    }
  } else
    for (;;) {
      double y[2]; MPI_Status s; int count;
      MPI_Recv(y, 2, MPI_DOUBLE, 0, 0, W, &s);
      MPI_Get_count(&s, MPI_DOUBLE, &count);
      if (!count) break;
      f += y[0] * y[1] * x[2];
    }
  return f + x[0];
}
