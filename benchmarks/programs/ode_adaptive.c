// The Lotka-Volterra equations by Bogacki and Shampine's method, whose step size follows the estimated error.
#include "bench.h"
static double x[6] = {1, 1, 1.5, 1, 3, 1}, dx[6];
static void slope(const double *y, const double *p, double *f) {
    f[0] = y[0] * (p[0] - p[1] * y[1]);
    f[1] = y[1] * (p[3] * y[0] - p[2]);
}
static double solve(const double *x, double end, double tolerance) {
    const double *p = x + 2;
    double y[2] = {x[0], x[1]}, t = 0, h = 1e-3, k1[2], k2[2], k3[2], k4[2], z[2];
    slope(y, p, k1);
    while (t < end) {
        if (t + h > end) h = end - t;
        for (int i = 0; i < 2; i++) z[i] = y[i] + 0.5 * h * k1[i];
        slope(z, p, k2);
        for (int i = 0; i < 2; i++) z[i] = y[i] + 0.75 * h * k2[i];
        slope(z, p, k3);
        for (int i = 0; i < 2; i++) z[i] = y[i] + h * (2 * k1[i] + 3 * k2[i] + 4 * k3[i]) / 9;
        slope(z, p, k4);
        double error = 0;
        for (int i = 0; i < 2; i++) {
            double e = h * (-5 * k1[i] + 6 * k2[i] + 8 * k3[i] - 9 * k4[i]) / 72;
            error += e * e;
        }
        error = sqrt(error) / tolerance;
        if (error <= 1) {
            t += h;
            for (int i = 0; i < 2; i++) y[i] = z[i], k1[i] = k4[i];
        }
        /* Steps in powers of two: the steps taken do not vary with the input, so differences agree. */
        if (error > 1) h *= 0.5;
        else if (error < 0.05) h *= 2;
    }
    return y[0] + 2 * y[1];
}
static double primal(void) { return solve(x, 100, 1e-10); }
static void gradient(void) { __enzyme_autodiff((void *)solve, enzyme_dup, x, dx, enzyme_const, 100.0, enzyme_const, 1e-10); }
struct benchmark benchmark(void) { return (struct benchmark){"ODE, adaptive", 6, x, dx, primal, gradient, 0}; }
