// -log(1 - x) by ten million terms of its Taylor series, each power computed by itself.
#include "bench.h"
enum { N = 10000000 };
static double x[1] = {0.5}, dx[1];
static double series(double x, int n) {
    double sum = 0;
    for (int i = 1; i <= n; i++) sum += pow(x, i) / i;
    return sum;
}
static double primal(void) { return series(x[0], N); }
static void gradient(void) { dx[0] += __enzyme_autodiff((void *)series, enzyme_out, x[0], enzyme_const, N); }
struct benchmark benchmark(void) { return (struct benchmark){"taylor, pow", 1, x, dx, primal, gradient, 0}; }
