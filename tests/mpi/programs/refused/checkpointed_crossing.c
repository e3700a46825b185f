// differentiate: crossing(x, n)
// ranks: 2
// refused: may change before the reverse sweep|starts what another one waits for
/* Each step waits for what the one before it has started. */
#include <enzyme.h>
#include <mpi.h>

double crossing(double *x, int n) {
  int rank, size;
  double u[8] = {0}, edge[1] = {0};
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 10; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u, edge, sizeof edge, &request, sizeof request);
    if (step > 0) MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) u[i] = u[i] * 0.9 + 0.1 * edge[0] * u[i];
    MPI_Irecv(edge, 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &request);
    MPI_Send(&u[0], 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD);
  }
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return u[1] * edge[0];
}
