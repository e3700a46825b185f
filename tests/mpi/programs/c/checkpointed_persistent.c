// differentiate: repeated_starts(x, n)
// ranks: 1 2 3
/* Persistent requests that were made in front of a checkpointed loop: its arrays stay where they are. Unequal parts. */
#include <enzyme.h>
#include <mpi.h>
#include <stdlib.h>

double repeated_starts(double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int m = n + rank, below = rank ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  double *u = calloc(m + 2, sizeof *u), *next = calloc(m + 2, sizeof *next), own, all, sum = 0;
  MPI_Request requests[4];
  for (int i = 0; i < m; i++) u[i + 1] = x[i % n];
  MPI_Recv_init(&u[0], 1, MPI_DOUBLE, below, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Recv_init(&u[m + 1], 1, MPI_DOUBLE, above, 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Send_init(&u[m], 1, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, &requests[2]);
  MPI_Send_init(&u[1], 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, &requests[3]);
  for (int step = 0; step < 17; step++) {
    ENZYME_CHECKPOINT(enzyme_periodic, 4, u, (m + 2) * sizeof *u, next, (m + 2) * sizeof *next);
    MPI_Startall(4, requests);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= m; i++) next[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]);
    own = next[1] * next[m];
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    for (int i = 1; i <= m; i++) u[i] = next[i] / (1 + 0.02 * all);
  }
  for (int i = 0; i < 4; i++) MPI_Request_free(&requests[i]);
  for (int i = 1; i <= m; i++) sum += u[i] * u[i];
  free(u), free(next);
  return sum;
}
