// differentiate: wild(x, n)
// ranks: 2
// refused: may get another message
/* A sum in the order in which messages come: another one when the steps run again. */
#include <enzyme.h>
#include <mpi.h>

double wild(double *x, int n) {
  int rank, size;
  double u[8] = {0}, come;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 6; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 2, u, sizeof u, &come, sizeof come);
    if (rank) MPI_Send(u, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
    for (int i = 1; i < size && !rank; i++) {
      MPI_Recv(&come, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      u[0] = u[0] * 0.7 + 0.2 * come * come;
    }
    for (int i = 0; i < n; i++) u[i] = 0.9 * u[i];
  }
  return u[0] * u[1];
}
