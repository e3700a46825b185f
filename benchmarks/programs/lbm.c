// Forty steps of the lattice Boltzmann method (D2Q9, one relaxation time) on a periodic 64×64 grid.
#include "bench.h"
enum { N = 64, STEPS = 40, Q = 9 };
static double *x, *dx;
static const int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const double weight[Q] = {4. / 9,  1. / 9,  1. / 9,  1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
static void step(const double *restrict f, double *restrict g, int n) {
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            const double *here = f + Q * (j * n + i);
            double density = 0, u = 0, v = 0;
            for (int q = 0; q < Q; q++) density += here[q], u += cx[q] * here[q], v += cy[q] * here[q];
            u /= density, v /= density;
            for (int q = 0; q < Q; q++) {
                double along = cx[q] * u + cy[q] * v;
                double rest = weight[q] * density * (1 + 3 * along + 4.5 * along * along - 1.5 * (u * u + v * v));
                int to_i = (i + cx[q] + n) % n, to_j = (j + cy[q] + n) % n;
                g[Q * (to_j * n + to_i) + q] = here[q] + 0.6 * (rest - here[q]);
            }
        }
}
static double flow(const double *start, int n, int steps) {
    double *f = (double *)malloc(Q * n * n * sizeof(double)), *g = (double *)malloc(Q * n * n * sizeof(double)), sum = 0;
    for (int i = 0; i < Q * n * n; i++) f[i] = weight[i % Q] * (1 + 0.1 * start[i]);
    for (int s = 0; s < steps; s++) {
        step(f, g, n);
        double *t = f;
        f = g, g = t;
    }
    for (int i = 0; i < Q * n * n; i++) sum += f[i] * f[i] * (1 + i % 5);
    free(f), free(g);
    return sum;
}
static double primal(void) { return flow(x, N, STEPS); }
static void gradient(void) { __enzyme_autodiff((void *)flow, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, STEPS); }
struct benchmark benchmark(void) {
    x = numbers(Q * N * N, 1, 0), dx = zeros(Q * N * N);
    return (struct benchmark){"lattice Boltzmann", Q * N * N, x, dx, primal, gradient, 0};
}
