// differentiate: checkpointed_steps(x, n)
// ranks: 1 2 3
/* A time loop with a step function: requests, and a sum of all processes in each step. */
#include <enzyme.h>
#include <mpi.h>

typedef struct {
  double u[8], total;
} State;

static void step(void *at, long i, int below, int above, int n) {
  State *s = at;
  MPI_Request requests[4];
  MPI_Irecv(&s->u[0], 1, MPI_DOUBLE, below, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Irecv(&s->u[n + 1], 1, MPI_DOUBLE, above, 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Isend(&s->u[n], 1, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, &requests[2]);
  MPI_Isend(&s->u[1], 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, &requests[3]);
  MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
  double next[8], own = 0, all;
  for (int k = 1; k <= n; k++) next[k] = s->u[k] + 0.1 * (s->u[k - 1] - 2 * s->u[k] + s->u[k + 1]);
  for (int k = 1; k <= n; k++) own += next[k] * next[k];
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int k = 1; k <= n; k++) s->u[k] = next[k] / (1 + 0.01 * all);
  s->total += 0.1 * own;
}

double checkpointed_steps(double *x, int n) {
  int rank, size;
  State s = {{0}, 0};
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int below = rank ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  for (int i = 0; i < n; i++) s.u[i + 1] = x[i];
  __enzyme_checkpoint_for((void *)step, 25L, &s, sizeof s, enzyme_revolve, 3, below, above, n);
  return s.total;
}
