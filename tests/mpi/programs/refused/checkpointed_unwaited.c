// differentiate: unwaited(x, n)
// ranks: 2
// refused: starts what another one waits for
/* A send that no step waits for: who knows when its numbers are gone. */
#include <enzyme.h>
#include <mpi.h>

double unwaited(double *x, int n) {
  int rank, size;
  double u[8] = {0}, edge[1];
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 10; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u, edge, sizeof edge);
    MPI_Request request;
    MPI_Isend(&u[0], 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &request);
    MPI_Recv(edge, 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 1; i < n; i++) u[i] = u[i] * 0.9 + 0.1 * edge[0] * u[i];
  }
  return u[1] * edge[0];
}
