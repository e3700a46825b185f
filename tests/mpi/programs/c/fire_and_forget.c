// Sends whose requests are given up at once (MPI_Request_free), with acknowledgements.
// differentiate: fire_and_forget(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
/* requests given up, many, with acknowledgement */
static double log_buffer[50][2];
double fire_and_forget(double *x, int n) {
  RS; double f = 0; int ack = 0;
  for (int k = 0; k < 50; k++) {
    MPI_Request r;
    log_buffer[k][0] = x[k % 6] * x[0]; log_buffer[k][1] = x[1] + k;
    MPI_Isend(log_buffer[k], 2, MPI_DOUBLE, (rank + 1) % size, 0, W, &r); MPI_Request_free(&r);
    double b[2]; MPI_Recv(b, 2, MPI_DOUBLE, (rank + size - 1) % size, 0, W, MPI_STATUS_IGNORE); f += b[0] * b[1] * 0.01;
    MPI_Request q; double c = b[0], d; MPI_Irecv(&d, 1, MPI_DOUBLE, (rank + 1) % size, 1, W, &q); MPI_Ssend(&c, 1, MPI_DOUBLE, (rank + size - 1) % size, 1, W); MPI_Wait(&q, MPI_STATUS_IGNORE); f += d * x[2] * 0.01;
  }
  MPI_Barrier(W);
  return f;
}
