// Datatypes whose extent is one byte.
// differentiate: resized_one(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double resized_one(double *x, int n) {
  RS; double y[6], *g = calloc(6 * 16, 8), f = 0; int counts[16], places[16];
  for (int i = 0; i < 6; i++) y[i] = x[i] * x[i];
  MPI_Datatype v, t; MPI_Type_contiguous(6, MPI_DOUBLE, &v); MPI_Type_create_resized(v, 0, 1, &t); MPI_Type_commit(&t);
  for (int p = 0; p < size; p++) counts[p] = 1, places[p] = 48 * p;
  MPI_Allgatherv(y, 6, MPI_DOUBLE, g, counts, places, t, W);
  for (int i = 0; i < 6 * size; i++) f += g[i] * x[i % 6];
  MPI_Type_free(&v); MPI_Type_free(&t); free(g);
  return f;
}
