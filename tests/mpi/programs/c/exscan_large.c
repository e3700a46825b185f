// MPI_Exscan of a large array of products.
// differentiate: exscan_large_prod(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#define W MPI_COMM_WORLD
#define RS int rank, size; MPI_Comm_rank(W, &rank); MPI_Comm_size(W, &size)
double exscan_large_prod(double *x, int n) {
  RS; enum { L = 200000 }; double *a = malloc(L * 8), *b = calloc(L, 8), f = 0;
  for (int i = 0; i < L; i++) a[i] = x[i % 6] * (1 + i % 3);
  MPI_Exscan(a, b, L, MPI_DOUBLE, MPI_PROD, W);
  if (rank) for (int i = 0; i < L; i += 1000) f += b[i] * x[(i / 1000) % 6];
  free(a); free(b);
  return f + x[0];
}
