// differentiate: within_budget(x, n)
// ranks: 2
// refused: processes would keep other numbers of snapshots
/* Processes with other numbers of cells would keep other numbers of snapshots. */
#include <enzyme.h>
#include <mpi.h>

double within_budget(double *x, int n) {
  double u[8] = {0}, sum;
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (long step = 0; step < 6; step++) {
    ENZYME_CHECKPOINT(enzyme_budget, 1000, u, sizeof u, &sum, sizeof sum);
    MPI_Allreduce(u, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) u[i] = 0.9 * u[i] + 0.01 * sum * sum;
  }
  return u[0] * u[1];
}
