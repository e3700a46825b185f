// The squares of a million numbers, summed.
#include "bench.h"
enum { N = 1000000 };
static double *x, *dx;
static double sum_of_squares(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
static double primal(void) { return sum_of_squares(x, N); }
static void gradient(void) { __enzyme_autodiff((void *)sum_of_squares, enzyme_dup, x, dx, enzyme_const, N); }
static void by_hand(void) {
    for (int i = 0; i < N; i++) dx[i] += 2 * x[i];
}
struct benchmark benchmark(void) {
    x = numbers(N, 1, 0), dx = zeros(N);
    return (struct benchmark){"sum of squares", N, x, dx, primal, gradient, by_hand};
}
