// A hundred steps of the heat equation on a 256×256 grid, with two buffers.
#include "bench.h"
enum { N = 256, STEPS = 100 };
static double *x, *dx;
static double heat(const double *start, int n, int steps) {
    double *a = (double *)malloc(n * n * sizeof(double)), *b = (double *)malloc(n * n * sizeof(double)), sum = 0;
    for (int i = 0; i < n * n; i++) a[i] = b[i] = start[i];
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) {
                const double *c = a + i * n + j;
                b[i * n + j] = c[0] + 0.1 * (c[1] + c[-1] + c[n] + c[-n] - 4 * c[0]);
            }
        double *t = a;
        a = b;
        b = t;
    }
    for (int i = 0; i < n * n; i++) sum += a[i] * a[i];
    free(a);
    free(b);
    return sum;
}
static double primal(void) { return heat(x, N, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)heat, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, STEPS); }
struct benchmark benchmark(void) {
    x = numbers(N * N, 1, 0), dx = zeros(N * N);
    return (struct benchmark){"heat stencil", N * N, x, dx, primal, gradient, 0};
}
