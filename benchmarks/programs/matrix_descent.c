// Ten steps of gradient descent on |Mx - b|² with a 2000×2000 matrix (the matrix is constant).
#include "bench.h"
enum { N = 2000, STEPS = 10 };
static double *m, *b, *x, *dx;
static double descent(const double *m, const double *b, const double *start, int n, int steps) {
    double *x = (double *)malloc(n * sizeof(double)), *g = (double *)malloc(n * sizeof(double)), loss = 0;
    for (int i = 0; i < n; i++) x[i] = start[i];
    for (int step = 0; step < steps; step++) {
        loss = 0;
        for (int i = 0; i < n; i++) {
            double r = -b[i];
            for (int j = 0; j < n; j++) r += m[i * n + j] * x[j];
            g[i] = r;
            loss += r * r;
        }
        for (int i = 0; i < n; i++) x[i] -= 0.5 * g[i];
    }
    free(x);
    free(g);
    return loss;
}
static double primal(void) { return descent(m, b, x, N, STEPS); }
static void gradient(void) {
    __enzyme_autodiff((void *)descent, enzyme_const, m, enzyme_const, b, enzyme_dup, x, dx, enzyme_const, N,
                      enzyme_const, STEPS);
}
struct benchmark benchmark(void) {
    m = numbers((size_t)N * N, 0.2 / N, 0);
    for (int i = 0; i < N; i++) m[i * (size_t)N + i] += 1;
    b = numbers(N, 1, 0), x = numbers(N, 1, 0), dx = zeros(N);
    return (struct benchmark){"matrix descent", N, x, dx, primal, gradient, 0};
}
