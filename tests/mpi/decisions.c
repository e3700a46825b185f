/* How much a gradient sends if iterations stop by the largest change: that has no adjoint. */

#include <math.h>
#include <mpi.h>
#include <stdio.h>

enum { CELLS = 100, STEPS = 10 };
extern long sent_bytes;
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

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

int main(int count, char **words) {
  double u[CELLS], d[CELLS] = {0};
  int rank;
  MPI_Init(&count, &words);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 0; i < CELLS; i++) u[i] = 1 + 0.01 * i;
  long before = sent_bytes;
  double value = settled(u, CELLS);
  long primal = sent_bytes - before;
  __enzyme_autodiff((void *)settled, enzyme_dup, u, d, enzyme_const, CELLS);
  long gradient = sent_bytes - before - primal;
  if (rank == 1) printf("%ld %ld %d\n", primal, gradient, value > 0 && d[0] > 0);
  MPI_Finalize();
  return 0;
}
