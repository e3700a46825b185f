// differentiate: checkpointed_heat(x, n)
// second: yes
// ranks: 1 2 3
/* Steps of heat, run again from snapshots in the reverse sweep: their messages travel again. */
#include <enzyme.h>
#include <mpi.h>

double checkpointed_heat(double *x, int n) {
  int rank, size;
  double u[8] = {0}, next[8] = {0};
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int below = rank ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  for (int i = 0; i < n; i++) u[i + 1] = x[i];
  for (long step = 0; step < 30; step++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u, next, sizeof next);
    MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, below, 0, &u[n + 1], 1, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, above, 1, &u[0], 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 1; i <= n; i++) next[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]) + 0.01 * u[i] * u[i];
    for (int i = 1; i <= n; i++) u[i] = next[i];
  }
  double sum = 0;
  for (int i = 1; i <= n; i++) sum += u[i] * u[i];
  return sum;
}
