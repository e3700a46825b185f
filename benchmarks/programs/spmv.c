// A sparse matrix (rows compressed, 9 entries each) times a vector, eight times over; matrix and vector are inputs.
#include "bench.h"
enum { N = 20000, ENTRIES = 9, TIMES = 8 };
static double *x, *dx;
static int *start, *column;
static double powers(const double *a, const double *v, const int *start, const int *column, int n, int times) {
    double *y = (double *)malloc(n * sizeof(double)), *z = (double *)malloc(n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) y[i] = v[i];
    for (int t = 0; t < times; t++) {
        for (int i = 0; i < n; i++) {
            double s = 0;
            for (int k = start[i]; k < start[i + 1]; k++) s += a[k] * y[column[k]];
            z[i] = s;
        }
        for (int i = 0; i < n; i++) y[i] = z[i] + 0.1 * v[i];
    }
    for (int i = 0; i < n; i++) sum += y[i] * y[i];
    free(y), free(z);
    return sum;
}
static double primal(void) { return powers(x, x + N * ENTRIES, start, column, N, TIMES); }
static void gradient(void) {
    __enzyme_autodiff((void *)powers, enzyme_dup, x, dx, enzyme_dup, x + N * ENTRIES, dx + N * ENTRIES, enzyme_const,
                      start, enzyme_const, column, enzyme_const, N, enzyme_const, TIMES);
}
static void by_hand(void) {
    static double y[TIMES + 1][N], w[N];
    double *da = dx, *dv = dx + N * ENTRIES, *a = x, *v = x + N * ENTRIES;
    memcpy(y[0], v, sizeof y[0]);
    for (int t = 0; t < TIMES; t++)
        for (int i = 0; i < N; i++) {
            double s = 0;
            for (int k = start[i]; k < start[i + 1]; k++) s += a[k] * y[t][column[k]];
            y[t + 1][i] = s + 0.1 * v[i];
        }
    for (int i = 0; i < N; i++) w[i] = 2 * y[TIMES][i];
    for (int t = TIMES; t-- > 0;) {
        static double next[N];
        memset(next, 0, sizeof next);
        for (int i = 0; i < N; i++) {
            dv[i] += 0.1 * w[i];
            for (int k = start[i]; k < start[i + 1]; k++) da[k] += w[i] * y[t][column[k]], next[column[k]] += w[i] * a[k];
        }
        memcpy(w, next, sizeof w);
    }
    for (int i = 0; i < N; i++) dv[i] += w[i];
}
struct benchmark benchmark(void) {
    x = numbers(N * (ENTRIES + 1), 0.3, 0), dx = zeros(N * (ENTRIES + 1));
    start = (int *)malloc((N + 1) * sizeof(int)), column = (int *)malloc(N * ENTRIES * sizeof(int));
    for (int i = 0; i <= N; i++) start[i] = i * ENTRIES;
    for (int k = 0; k < N * ENTRIES; k++) column[k] = (int)((uniform() + 1) * 0.5 * N);
    return (struct benchmark){"sparse matrix-vector", N * (ENTRIES + 1), x, dx, primal, gradient, by_hand};
}
