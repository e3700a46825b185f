// Requests in a struct beside the address of a field; as many are waited for as the program finds out.
// differentiate: counted_requests(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
typedef struct { MPI_Request r[2]; double *field; } Halo;
__attribute__((noinline)) static void start(Halo *h, int rank, int size) {
  for (int i = 0; i < 2; i++) h->r[i] = MPI_REQUEST_NULL;
  MPI_Irecv(h->field, 1, MPI_DOUBLE, (rank + 1) % size, 7, W, &h->r[0]);
  MPI_Isend(h->field + 1, 1, MPI_DOUBLE, (rank + size - 1) % size, 7, W, &h->r[1]);
}
double counted_requests(double *x, int n) {
  RS; double field[2] = {0, x[0] * x[1]}; Halo h; h.field = field;
  start(&h, rank, size); MPI_Waitall(1 + (x[0] < 100), h.r, MPI_STATUSES_IGNORE);
  return field[0] * field[0] * x[2];
}
