// A datatype is freed while a message of it is still to be received.
// differentiate: type_freed_early(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double type_freed_early(double *x, int n) {
  RS; double a[6], b[6] = {0}; MPI_Request r[2];
  for (int i = 0; i < 6; i++) a[i] = x[i] * x[i];
  MPI_Datatype t; MPI_Type_vector(3, 1, 2, MPI_DOUBLE, &t); MPI_Type_commit(&t);
  MPI_Irecv(b, 1, t, (rank + size - 1) % size, 4, W, &r[0]);
  MPI_Isend(a + 1, 1, t, (rank + 1) % size, 4, W, &r[1]);
  MPI_Type_free(&t);
  MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
  return b[0] * x[0] + b[2] * b[4];
}
