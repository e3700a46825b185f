// A struct as a datatype of so many characters.
// differentiate: func(x, n)
// ranks: 1 2
#include <mpi.h>
typedef struct { int id; double a; } S;
double func(double *x, int n) {
  int rank, size; MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Datatype t; S s = {rank + 1, x[0] * x[1]}, g;
  MPI_Type_contiguous(sizeof(S), MPI_CHAR, &t); MPI_Type_commit(&t);
  MPI_Sendrecv(&s, 1, t, (rank + 1) % size, 0, &g, 1, t, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return g.a * g.a * g.id;
}
