// differentiate: open_before(x, n)
// ranks: 2
// refused: a request is open where a checkpointed loop begins
/* A message that is under way while the loop runs. */
#include <enzyme.h>
#include <mpi.h>

double open_before(double *x, int n) {
  int rank, size;
  double u[8] = {0}, edge[1], late[1], all;
  MPI_Request request;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Irecv(late, 1, MPI_DOUBLE, (rank + 1) % size, 1, MPI_COMM_WORLD, &request);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 10; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u, edge, sizeof edge, &all, sizeof all);
    MPI_Allreduce(u, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 1; i < n; i++) u[i] = u[i] * 0.9 + 0.1 * all * u[i];
  }
  MPI_Send(&u[1], 1, MPI_DOUBLE, (rank + 1) % size, 1, MPI_COMM_WORLD);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return u[1] * late[0];
}
