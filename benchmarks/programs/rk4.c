// The Lorenz system by 100,000 steps of Runge and Kutta's method.
#include "bench.h"
enum { STEPS = 100000 };
static double x[6] = {1.0, 1.2, 0.9, 10.0, 28.0, 8.0 / 3.0}, dx[6];
static void lorenz(const double *y, const double *p, double *d) {
    d[0] = p[0] * (y[1] - y[0]);
    d[1] = y[0] * (p[1] - y[2]) - y[1];
    d[2] = y[0] * y[1] - p[2] * y[2];
}
static double solve(const double *x, int steps) {
    double y[3] = {x[0], x[1], x[2]}, k1[3], k2[3], k3[3], k4[3], t[3], h = 1.0 / steps;
    for (int s = 0; s < steps; s++) {
        lorenz(y, x + 3, k1);
        for (int i = 0; i < 3; i++) t[i] = y[i] + 0.5 * h * k1[i];
        lorenz(t, x + 3, k2);
        for (int i = 0; i < 3; i++) t[i] = y[i] + 0.5 * h * k2[i];
        lorenz(t, x + 3, k3);
        for (int i = 0; i < 3; i++) t[i] = y[i] + h * k3[i];
        lorenz(t, x + 3, k4);
        for (int i = 0; i < 3; i++) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    return y[0] + y[1] * y[2];
}
static double primal(void) { return solve(x, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)solve, enzyme_dup, x, dx, enzyme_const, STEPS); }
struct benchmark benchmark(void) { return (struct benchmark){"RK4", 6, x, dx, primal, gradient, 0}; }
