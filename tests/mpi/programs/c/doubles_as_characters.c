// Doubles sent with a datatype of integers, which MPI does not allow.
// differentiate: doubles_as_characters(x, n)
#include <math.h>
#include <mpi.h>
double doubles_as_characters(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double a[2] = {x[0] * x[1], x[2]}, b[2];
  MPI_Sendrecv(a, 16, MPI_CHAR, (rank + 1) % size, 0, b, 16, MPI_CHAR, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return b[0] * b[1];
}
