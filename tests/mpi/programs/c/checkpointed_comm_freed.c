// differentiate: checkpointed_comm_freed(x, n)
// ranks: 2
#include <enzyme.h>
#include <mpi.h>
/* annotated: a communicator made in front, freed behind */
double checkpointed_comm_freed(double *x, int n) {
  double u[6]; MPI_Comm c;
  for (int i = 0; i < n; i++) u[i] = x[i];
  MPI_Comm_dup(MPI_COMM_WORLD, &c);
  for (int k = 0; k < 9; k++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u);
    double all;
    MPI_Allreduce(u, &all, 1, MPI_DOUBLE, MPI_SUM, c);
    for (int j = 0; j < n; j++) u[j] = 0.9 * u[j] + 0.01 * all * all;
  }
  MPI_Comm_free(&c);
  return u[1] * u[4];
}
