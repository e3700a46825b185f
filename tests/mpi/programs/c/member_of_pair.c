// A member of a struct with numbers of another type beside it.
// differentiate: member_of_pair(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
typedef struct { float small; double large; } Pair;
double member_of_pair(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  Pair p = {2.5f, x[0] * x[1]}, all;
  MPI_Allreduce(&p.large, &all.large, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  all.small = p.small;
  return all.large * all.large * x[2] * all.small;
}
