// The energy of 64 bodies after 20 leapfrog steps, by their positions and velocities.
#include "bench.h"
enum { BODIES = 64, STEPS = 20 };
static double *x, *dx, *masses;
static void accelerate(const double *r, const double *m, double *a, int n) {
    for (int i = 0; i < 3 * n; i++) a[i] = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double d[3], square = 1e-2;
            for (int k = 0; k < 3; k++) d[k] = r[3 * j + k] - r[3 * i + k], square += d[k] * d[k];
            double cube = 1 / (square * sqrt(square));
            for (int k = 0; k < 3; k++) a[3 * i + k] += m[j] * cube * d[k], a[3 * j + k] -= m[i] * cube * d[k];
        }
}
static double energy(const double *start, const double *m, int n, int steps) {
    double *r = (double *)malloc(9 * n * sizeof(double)), *v = r + 3 * n, *a = v + 3 * n, h = 1e-3, total = 0;
    memcpy(r, start, 6 * n * sizeof(double));
    accelerate(r, m, a, n);
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < 3 * n; i++) v[i] += 0.5 * h * a[i], r[i] += h * v[i];
        accelerate(r, m, a, n);
        for (int i = 0; i < 3 * n; i++) v[i] += 0.5 * h * a[i];
    }
    for (int i = 0; i < 3 * n; i++) total += m[i / 3] * (0.5 * v[i] * v[i] + 0.1 * r[i] * r[i]);
    free(r);
    return total;
}
static double primal(void) { return energy(x, masses, BODIES, STEPS); }
static void gradient(void) {
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, masses, enzyme_const, BODIES, enzyme_const, STEPS);
}
struct benchmark benchmark(void) {
    x = numbers(6 * BODIES, 1, 0), dx = zeros(6 * BODIES), masses = numbers(BODIES, 0.4, 0.6);
    return (struct benchmark){"n-body", 6 * BODIES, x, dx, primal, gradient, 0};
}
