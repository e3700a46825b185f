// differentiate: at_rest(x, n)
// ranks: 2
// refused: the step of a fixed point communicates
/* A fixed point of all processes. */
#include <enzyme.h>
#include <mpi.h>

static void step(double *s, const double *x) {
  double all;
  MPI_Allreduce(s, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  s[0] = 0.1 * all + x[0];
}

double at_rest(double *x, int n) {
  double s = 0;
  __enzyme_fixed_point((void *)step, enzyme_fp_state, &s, sizeof s, x);
  return s;
}
