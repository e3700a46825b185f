// An int and doubles, copied into an array of characters, which is sent as such.
// differentiate: func(x, n)
// ranks: 2
#include <mpi.h>
#include <string.h>
double func(double *x, int n) {
  int rank, k = 3; MPI_Comm_rank(MPI_COMM_WORLD, &rank); char b[16] = {0}; double w = 0, v = x[0] * x[1];
  if (rank == 0) { memcpy(b, &k, 4); memcpy(b + 8, &v, 8); MPI_Send(b, 16, MPI_CHAR, 1, 0, MPI_COMM_WORLD); }
  else { MPI_Recv(b, 16, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); memcpy(&k, b, 4); memcpy(&w, b + 8, 8); }
  return w * w * k;
}
