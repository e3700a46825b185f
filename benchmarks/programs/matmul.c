// C = A·B of 200×200 matrices by three loops, and the sum of C's squares.
#include "bench.h"
enum { N = 200 };
static double *x, *dx, *c, *dc;
static double product(const double *a, const double *b, double *c, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
            c[i * n + j] = s;
            sum += s * s;
        }
    return sum;
}
static double primal(void) { return product(x, x + N * N, c, N); }
static void gradient(void) {
    __enzyme_autodiff((void *)product, enzyme_dup, x, dx, enzyme_dup, x + N * N, dx + N * N, enzyme_dup, c, dc,
                      enzyme_const, N);
}
static void by_hand(void) {
    double *a = x, *b = x + N * N, *da = dx, *db = dx + N * N;
    product(a, b, c, N);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++) {
            double s = 0, w = a[i * N + k];
            for (int j = 0; j < N; j++) s += 2 * c[i * N + j] * b[k * N + j], db[k * N + j] += 2 * c[i * N + j] * w;
            da[i * N + k] += s;
        }
}
struct benchmark benchmark(void) {
    x = numbers(2 * N * N, 1, 0), dx = zeros(2 * N * N), c = zeros(N * N), dc = zeros(N * N);
    return (struct benchmark){"matmul", 2 * N * N, x, dx, primal, gradient, by_hand};
}
