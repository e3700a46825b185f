// The density of a Gaussian process: A = L·Lᵀ of 120×120, two triangular solves, and the logarithm of the determinant.
#include "bench.h"
enum { N = 120 };
static double *x, *dx;
static double density(const double *a, const double *b, int n) {
    double *l = (double *)malloc(n * n * sizeof(double)), *y = (double *)malloc(n * sizeof(double)), total = 0;
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            double s = a[i * n + j] + (i == j ? n : 0);
            for (int k = 0; k < j; k++) s -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = i == j ? sqrt(s) : s / l[j * n + j];
        }
    for (int i = 0; i < n; i++) {
        double s = b[i];
        for (int k = 0; k < i; k++) s -= l[i * n + k] * y[k];
        y[i] = s / l[i * n + i];
    }
    for (int i = n - 1; i >= 0; i--) {
        double s = y[i];
        for (int k = i + 1; k < n; k++) s -= l[k * n + i] * y[k];
        y[i] = s / l[i * n + i];
    }
    for (int i = 0; i < n; i++) total += 0.5 * y[i] * b[i] + log(l[i * n + i]);
    free(l), free(y);
    return total;
}
static double primal(void) { return density(x, x + N * N, N); }
static void gradient(void) { __enzyme_autodiff((void *)density, enzyme_dup, x, dx, enzyme_dup, x + N * N, dx + N * N, enzyme_const, N); }
struct benchmark benchmark(void) {
    x = numbers(N * N + N, 1, 0), dx = zeros(N * N + N);
    return (struct benchmark){"Cholesky and solves", N * N + N, x, dx, primal, gradient, 0};
}
