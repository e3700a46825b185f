// Doubles as bytes, by Sendrecv: nothing but the message brings the numbers.
// differentiate: bytes_alone(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
double bytes_alone(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double mine[2] = {x[0] * x[1], x[2]}, other[2];
  MPI_Sendrecv(mine, sizeof mine, MPI_BYTE, (rank + 1) % size, 0, other, sizeof other, MPI_BYTE, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return sin(other[0]) * other[1];
}
