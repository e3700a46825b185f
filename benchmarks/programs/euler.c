// y' = a·y·(1 - y) by a million steps of Euler's method.
#include "bench.h"
enum { STEPS = 1000000 };
static double x[2] = {0.1, 1.7}, dx[2];
static double solve(const double *x, int steps) {
    double y = x[0], h = 3.0 / steps;
    for (int s = 0; s < steps; s++) y += h * x[1] * y * (1 - y);
    return y;
}
static double primal(void) { return solve(x, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)solve, enzyme_dup, x, dx, enzyme_const, STEPS); }
struct benchmark benchmark(void) { return (struct benchmark){"Euler", 2, x, dx, primal, gradient, 0}; }
