/* How much a gradient sends if iterations stop by the largest change: that has no adjoint. */

#include <math.h>
#include <mpi.h>

enum { CELLS = 100, STEPS = 10 };

double settled(double *u, int n) {
  double v[CELLS], sum = 0, whole;
  for (int i = 0; i < n; i++) v[i] = u[i];
  for (int step = 0; step < STEPS; step++) {
    double change = 0, largest;
    for (int i = 0; i < n; i++) {
      double next = 0.5 * (v[i] + u[i] * u[i] / v[i]);
      change = fmax(change, fabs(next - v[i]));
      v[i] = next;
    }
    MPI_Allreduce(&change, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    if (sqrt(largest) < 0) break;
  }
  for (int i = 0; i < n; i++) sum += v[i];
  MPI_Allreduce(&sum, &whole, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return whole * whole;
}

#define COUNTED settled
#include "counted.h"
