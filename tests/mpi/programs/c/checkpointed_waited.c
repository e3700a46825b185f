// differentiate: waited(x, n)
// ranks: 1 2 3
/* The request is declared in front of the loop, and waited for in the step. */
#include <enzyme.h>
#include <mpi.h>

double waited(double *x, int n) {
  int rank, size;
  double u[8] = {0}, edge[1] = {0};
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 10; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u, edge, sizeof edge, &request, sizeof request);
    for (int i = 0; i < n; i++) u[i] = u[i] * 0.9 + 0.1 * edge[0] * u[i];
    MPI_Irecv(edge, 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &request);
    MPI_Send(&u[0], 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  return u[1] * edge[0];
}
