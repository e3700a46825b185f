// differentiate: product_at_once(x, n)
// second: yes
/* Products over processes that return at once: in place, at one process, with a message in between. */
#include <math.h>
#include <mpi.h>

double product_at_once(double *x, int n) {
  double own[4], all[4], best[2], at_root[2] = {1, 1}, come = 0;
  MPI_Request requests[3];
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < 4; i++) all[i] = own[i] = sin(x[i]) + x[i + 1] * x[(i + 2) % n];
  best[0] = x[0] * x[1], best[1] = exp(-x[3]);
  MPI_Iallreduce(MPI_IN_PLACE, all, 4, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD, &requests[0]);
  MPI_Ireduce(best, at_root, 2, MPI_DOUBLE, MPI_PROD, size - 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Irecv(&come, 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &requests[2]);
  MPI_Send(&own[2], 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD);
  MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
  return all[0] * come + all[1] * x[2] + all[2] * all[3] * own[3] + at_root[0] * at_root[1];
}
