// differentiate: on_copies(x, n)
// ranks: 2
// refused: runs again on a copy of its state
/* A persistent request for a part of the state, which lies in copies when steps run again. */
#include <enzyme.h>
#include <mpi.h>

typedef struct {
  double u[8], edge;
} State;

static void step(void *at, long i, MPI_Request *requests, int n) {
  State *s = at;
  MPI_Startall(2, requests);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  for (int k = 1; k < n; k++) s->u[k] = s->u[k] * 0.9 + 0.1 * s->edge * s->u[k];
}

double on_copies(double *x, int n) {
  int rank, size;
  State s = {{0}, 0};
  MPI_Request requests[2];
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int i = 0; i < n; i++) s.u[i] = x[i];
  MPI_Recv_init(&s.edge, 1, MPI_DOUBLE, (rank + 1) % size, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Send_init(&s.u[0], 1, MPI_DOUBLE, (rank + size - 1) % size, 0, MPI_COMM_WORLD, &requests[1]);
  __enzyme_checkpoint_for((void *)step, 25L, &s, sizeof s, enzyme_revolve, 3, enzyme_state, requests, sizeof requests, n);
  MPI_Request_free(&requests[0]);
  MPI_Request_free(&requests[1]);
  return s.u[1] * s.edge;
}
