// A header and doubles behind it in one buffer, broadcast as bytes.
// differentiate: func(x, n)
// ranks: 2
#include <mpi.h>
#include <string.h>
#include <stdlib.h>
typedef struct { int count; double time; } Header;
double func(double *x, int n) {
  int rank; MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int bytes = sizeof(Header) + n * sizeof(double);
  char *buf = calloc(bytes, 1); double sum = 0;
  if (rank == 1) { Header *h = (Header *)buf; h->count = n; h->time = x[0]; memcpy(buf + sizeof(Header), x, n * sizeof(double)); }
  MPI_Bcast(buf, bytes, MPI_BYTE, 1, MPI_COMM_WORLD);
  Header *h = (Header *)buf; double *pay = (double *)(buf + sizeof(Header));
  for (int i = 0; i < h->count; i++) sum += pay[i] * h->time * x[i];
  free(buf); return sum;
}
