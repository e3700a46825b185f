// A struct that ends in an array of unknown length, sent as bytes.
// differentiate: func(x, n)
// ranks: 2
#include <mpi.h>
#include <stdlib.h>
typedef struct { int count; double time; double pay[]; } Msg;
double func(double *x, int n) {
  int rank; MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int bytes = sizeof(Msg) + n * sizeof(double);
  Msg *m = malloc(bytes); double sum = 0;
  if (rank == 0) {
    m->count = n; m->time = x[0];
    for (int i = 0; i < n; i++) m->pay[i] = x[i];
    MPI_Send(m, bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
  } else {
    MPI_Recv(m, bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < m->count; i++) sum += m->pay[i] * m->time;
  }
  free(m); return sum;
}
