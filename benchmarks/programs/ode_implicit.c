// Chemical kinetics (Robertson's three species) by 20,000 implicit Euler steps, each solved by Newton's method.
#include "bench.h"
enum { STEPS = 20000, NEWTON = 4 };
static double x[6] = {1, 0, 0, 0.04, 3, 1}, dx[6];
static double solve(const double *x, int steps) {
    double y[3] = {x[0], x[1], x[2]}, h = 2.0 / steps, k1 = x[3], k2 = 1e3 * x[4], k3 = 1e2 * x[5];
    for (int s = 0; s < steps; s++) {
        double z[3] = {y[0], y[1], y[2]};
        for (int k = 0; k < NEWTON; k++) {
            double slow = k1 * z[0], fast = k2 * z[1] * z[1], mixed = k3 * z[1] * z[2];
            double f[3] = {z[0] - y[0] - h * (mixed - slow), z[1] - y[1] - h * (slow - mixed - fast), z[2] - y[2] - h * fast};
            double a = 1 + h * k1, b = -h * k3 * z[2], c = -h * k3 * z[1], d = -h * k1;
            double e = 1 + h * (k3 * z[2] + 2 * k2 * z[1]), g = h * k3 * z[1], l = -2 * h * k2 * z[1];
            /* [a b c; d e g; 0 l 1] times the step is f. */
            double p = b - c * l, q = e - g * l, u = f[0] - c * f[2], v = f[1] - g * f[2];
            double step1 = (v * a - d * u) / (a * q - d * p), step0 = (u - p * step1) / a;
            z[0] -= step0, z[1] -= step1, z[2] -= f[2] - l * step1;
        }
        y[0] = z[0], y[1] = z[1], y[2] = z[2];
    }
    return y[0] + 100 * y[1] + y[2] * y[2];
}
static double primal(void) { return solve(x, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)solve, enzyme_dup, x, dx, enzyme_const, STEPS); }
struct benchmark benchmark(void) { return (struct benchmark){"ODE, implicit", 6, x, dx, primal, gradient, 0}; }
