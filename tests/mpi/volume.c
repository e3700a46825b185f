/* How much a gradient sends: what the program does, and as much again. */

#include <mpi.h>

enum { CELLS = 100, STEPS = 10 };

double relaxed(double *u, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int below = rank > 0 ? rank - 1 : MPI_PROC_NULL, above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  double v[CELLS + 2] = {0}, sum = 0, whole;
  for (int i = 0; i < n; i++) v[i + 1] = u[i] * u[i];
  for (int step = 0; step < STEPS; step++) {
    MPI_Request requests[4];
    MPI_Irecv(v, 1, MPI_DOUBLE, below, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(v + n + 1, 1, MPI_DOUBLE, above, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(v + n, 1, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(v + 1, 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= n; i++) v[i] = 0.5 * v[i] + 0.25 * (v[i - 1] + v[i + 1]);
  }
  for (int i = 1; i <= n; i++) sum += v[i];
  MPI_Allreduce(&sum, &whole, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return whole * whole;
}

#define COUNTED relaxed
#include "counted.h"
