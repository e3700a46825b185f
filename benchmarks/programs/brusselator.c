// The right-hand side of the Brusselator on a 32×32 grid with periodic boundaries, and a number made of it.
#include "bench.h"
enum { N = 32, SIZE = 2 * N * N };
static double *x, *dx, *out, *dout;
static void rate(const double *u, double *du, double alpha, int n) {
    const double *v = u + n * n;
    double *dv = du + n * n;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int up = i + 1 == n ? 0 : i + 1, down = i == 0 ? n - 1 : i - 1;
            int right = j + 1 == n ? 0 : j + 1, left = j == 0 ? n - 1 : j - 1, c = i * n + j;
            double p = u[c], q = v[c];
            du[c] = alpha * (u[down * n + j] + u[up * n + j] + u[i * n + right] + u[i * n + left] - 4 * p) + 1 +
                    p * p * q - 4.4 * p;
            dv[c] = alpha * (v[down * n + j] + v[up * n + j] + v[i * n + right] + v[i * n + left] - 4 * q) + 3.4 * p -
                    p * p * q;
        }
}
static double primal(void) {
    double sum = 0;
    rate(x, out, 10.0, N);
    for (int i = 0; i < SIZE; i++) sum += out[i];
    return sum;
}
static void gradient(void) {
    for (int i = 0; i < SIZE; i++) dout[i] = 1;
    __enzyme_autodiff((void *)rate, enzyme_dup, x, dx, enzyme_dup, out, dout, enzyme_const, 10.0, enzyme_const, N);
}
struct benchmark benchmark(void) {
    x = numbers(SIZE, 1, 2), dx = zeros(SIZE), out = zeros(SIZE), dout = zeros(SIZE);
    return (struct benchmark){"Brusselator", SIZE, x, dx, primal, gradient, 0};
}
