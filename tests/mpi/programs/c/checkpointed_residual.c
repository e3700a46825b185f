// differentiate: checkpointed_residual(x, n)
// ranks: 1 2 3
#include <enzyme.h>
#include <mpi.h>
#include <math.h>
/* loop left early by break with residual by Allreduce; sub-communicators of rows made in front, Bcast and Reduce in it */
double checkpointed_residual(double *x, int n) {
  int rank, size, r, s;
  MPI_Comm row;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank); MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_split(MPI_COMM_WORLD, rank / 2, rank, &row);
  MPI_Comm_rank(row, &r); MPI_Comm_size(row, &s);
  double u[6], e = 0;
  for (int i = 0; i < 6; i++) u[i] = x[i];
  for (int k = 0; k < 60; k++) {
    ENZYME_CHECKPOINT(enzyme_revolve, 3, u, sizeof u);
    double p[3] = {u[0], u[1], u[2]}, q[3] = {0}, own = 0, res;
    MPI_Bcast(p, 3, MPI_DOUBLE, s - 1, row);
    for (int i = 0; i < 3; i++) p[i] *= u[i + 3];
    MPI_Reduce(p, q, 3, MPI_DOUBLE, MPI_SUM, 0, row);
    MPI_Bcast(q, 3, MPI_DOUBLE, 0, row);
    for (int i = 0; i < 6; i++) { double w = 0.3 * cos(u[i]) + 0.1 * q[i % 3] / s + 0.1 * x[i]; own += fabs(w - u[i]); u[i] = w; }
    MPI_Allreduce(&own, &res, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    if (res < 1e-3) break;
  }
  MPI_Comm_free(&row);
  for (int i = 0; i < 6; i++) e += u[i] * u[i] * (i + 1);
  return e;
}
