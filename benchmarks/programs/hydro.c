// A shock tube: 400 zones of gas on a moving mesh, 200 steps with artificial viscosity.
#include "bench.h"
enum { ZONES = 400, STEPS = 200 };
static double *x, *dx;
static double shock(const double *start, int n, int steps) {
    double *r = (double *)malloc((n + 1) * sizeof(double)), *u = (double *)malloc((n + 1) * sizeof(double));
    double *e = (double *)malloc(n * sizeof(double)), *p = (double *)malloc(n * sizeof(double));
    double *m = (double *)malloc(n * sizeof(double)), h = 2e-4, total = 0;
    for (int i = 0; i <= n; i++) r[i] = (double)i / n, u[i] = 0;
    for (int i = 0; i < n; i++) m[i] = (i < n / 2 ? 1 : 0.125) / n, e[i] = (i < n / 2 ? 2.5 : 2) * (1 + 0.05 * start[i]);
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++) {
            double density = m[i] / (r[i + 1] - r[i]), squeeze = u[i + 1] - u[i];
            double viscosity = squeeze < 0 ? density * squeeze * (2 * squeeze - 0.3 * sqrt(1.4 * 0.4 * e[i])) : 0;
            p[i] = 0.4 * density * e[i] + viscosity;
        }
        for (int i = 1; i < n; i++) u[i] -= h * (p[i] - p[i - 1]) / (0.5 * (m[i] + m[i - 1]));
        for (int i = 0; i < n; i++) e[i] -= h * p[i] * (u[i + 1] - u[i]) / m[i];
        for (int i = 1; i < n; i++) r[i] += h * u[i];
    }
    for (int i = 0; i < n; i++) total += m[i] * e[i] * e[i] + 0.01 * r[i] * p[i];
    free(r), free(u), free(e), free(p), free(m);
    return total;
}
static double primal(void) { return shock(x, ZONES, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)shock, enzyme_dup, x, dx, enzyme_const, ZONES, enzyme_const, STEPS); }
struct benchmark benchmark(void) {
    x = numbers(ZONES, 1, 0), dx = zeros(ZONES);
    return (struct benchmark){"shock hydrodynamics", ZONES, x, dx, primal, gradient, 0};
}
