/* The C side of a Fortran benchmark: its `objective(x, n)` and INPUTS numbers. */
#include "bench.h"
extern double objective(const double *x, const int *n);
static double *x, *dx;
static int n = INPUTS;
static double primal(void) { return objective(x, &n); }
static void gradient(void) { __enzyme_autodiff((void *)objective, enzyme_dup, x, dx, enzyme_const, &n); }
struct benchmark benchmark(void) {
    x = numbers(INPUTS, 1, 0), dx = zeros(INPUTS);
    return (struct benchmark){"Fortran", INPUTS, x, dx, primal, gradient, 0, 0};
}
