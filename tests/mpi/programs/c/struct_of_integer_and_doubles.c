// A struct of an integer and doubles, with a datatype of its own: nothing but the message brings the numbers.
// differentiate: body_exchange(x, n)
// ranks: 1 2 3 4
#include <math.h>
#include <mpi.h>
typedef struct { int id; double mass; double at[2]; } Body;
double body_exchange(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  Body mine = {rank, x[0] * x[1], {x[2], x[3] * x[4]}}, other;
  MPI_Datatype type;
  int lengths[2] = {1, 3};
  MPI_Aint places[2] = {0, 8};
  MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE};
  MPI_Type_create_struct(2, lengths, places, types, &type);
  MPI_Type_commit(&type);
  MPI_Sendrecv(&mine, 1, type, (rank + 1) % size, 0, &other, 1, type, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Type_free(&type);
  return sin(other.mass) * other.at[0] + other.at[1] * (other.id + 1);
}
