// Every second float of an array, by MPI_Type_vector.
// precision: single
// differentiate: float_columns(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
double float_columns(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  float mine[6], other[6] = {0};
  for (int i = 0; i < 6; i++) mine[i] = x[i % n] * x[(i + 1) % n];
  MPI_Datatype column;
  MPI_Type_vector(3, 1, 2, MPI_FLOAT, &column);
  MPI_Type_commit(&column);
  MPI_Sendrecv(mine, 1, column, (rank + 1) % size, 0, other, 1, column, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Type_free(&column);
  double s = 0;
  for (int i = 0; i < 6; i++) s += other[i] * other[i] * (i + 1);
  return s;
}
