// A count and the bits of a number in an array of integers, sent as such.
// differentiate: func(x, n)
// refused: holds numbers of type double
// ranks: 2
#include <mpi.h>
#include <string.h>
double func(double *x, int n) {
  int rank; MPI_Comm_rank(MPI_COMM_WORLD, &rank); long b[2] = {3, 0}; double w = 0, v = x[0] * x[1];
  if (rank == 0) { memcpy(b + 1, &v, 8); MPI_Send(b, 2, MPI_LONG, 1, 0, MPI_COMM_WORLD); }
  else { MPI_Recv(b, 2, MPI_LONG, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); memcpy(&w, b + 1, 8); }
  return w * w * b[0];
}
