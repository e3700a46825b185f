// Indexed datatypes with empty blocks.
// differentiate: empty_indexed(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double empty_indexed(double *x, int n) {
  RS; double f = 0, y[6], h[6];
  for (int i = 0; i < 6; i++) y[i] = x[i] * x[i];
  for (int k = 0; k < 4; k++) {
    int count = (k * 3 + 2) % 3, lengths[3] = {1, 1, 1}, at[3] = {0, 2, 5}; MPI_Datatype t; /* 2 2 2 2 -> vary by k */
    count = k % 3;
    MPI_Type_indexed(count, lengths, at, MPI_DOUBLE, &t); MPI_Type_commit(&t);
    MPI_Request r[2]; 
    MPI_Irecv(h, count, MPI_DOUBLE, (rank + size - 1) % size, 5, W, &r[0]);
    MPI_Isend(y, 1, t, (rank + 1) % size, 5, W, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < count; i++) f += h[i] * x[k];
    MPI_Type_free(&t);
  }
  return f;
}
