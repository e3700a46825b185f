// differentiate: replaced_twice(x, n)
// second: yes
// ranks: 2
#include <mpi.h>
double replaced_twice(double *x, int n) {
  int rank, size; double s = x[0] * x[1];
  MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Sendrecv_replace(&s, 1, MPI_DOUBLE, (rank + 1) % size, 0, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return s * x[2];
}
