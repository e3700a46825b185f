// Arrays carved out of one block, of sizes that the caller knows: parts that are apart, that overlap, that are empty.
// differentiate: network(w, x, n)      at: w = 0.3 -0.4 0.6 0.2 0.1 0.5 -0.3 0.8 0.4 0.7 -0.1 0.9 0.2 0.3 -0.6 0.5 0.35 0.15 0.4 -0.2, x = 1.1 0.2 -0.7 0.4 0.3 0.9, n = 2
// differentiate: windows(x, n)         at: x = 0.3 -0.4 0.6 0.2 0.1, n = 5
// differentiate: nothing_apart(x, n)   at: x = 0.3 -0.4 0.6 0.2 0.1, n = 0
// differentiate: both_ways(x, n)       at: x = 0.3 -0.4 0.6 0.2 0.1 0.7, n = 3
// differentiate: by_columns(x, n, m)   at: x = 0.3 -0.4 0.6 0.2 0.1 0.7, n = 2, m = 3
#include <math.h>
#include <stdlib.h>

#define CALLED __attribute__((noinline)) static

// c and h anew; the weights are read again, whatever is written
CALLED void cell(const double *w, const double *bias, double *h, double *c, const double *in, double *gates, int n) {
    for (int i = 0; i < 2 * n; i++) {
        double sum = bias[i];
        for (int j = 0; j < n; j++) sum += w[2 * n * i + j] * in[j] + w[2 * n * i + n + j] * h[j];
        gates[i] = tanh(sum);
    }
    for (int i = 0; i < n; i++) c[i] = gates[i] * c[i] + gates[n + i], h[i] = gates[i] * sin(c[i]);
}
double network(const double *w, const double *x, int n) {
    double *work = calloc(8 * n, sizeof(double)), total = 0;
    double *h1 = work, *c1 = h1 + n, *h2 = c1 + n, *c2 = h2 + n, *in = c2 + n, *gates = in + n;
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) in[i] = x[t * n + i];
        cell(w, w + 4 * n * n, h1, c1, in, gates, n);
        cell(w + 2, w + 4 * n * n, h2, c2, h1, gates, n);
        for (int i = 0; i < n; i++) total += h2[i] * h2[i];
    }
    free(work);
    return total;
}

// the second window begins one before the first one ends
CALLED void smooth(const double *from, double *to, int n) {
    for (int i = 0; i < n; i++) to[i] = sin(from[i] * from[i]) + to[i] * from[n - 1 - i];
}
double windows(const double *x, int n) {
    double *work = malloc(2 * n * sizeof(double)), total = 0;
    for (int i = 0; i < n; i++) work[i] = x[i], work[n + i] = x[n - 1 - i] * x[0];
    smooth(work, work + n - 1, n);
    smooth(work + n, work, n - 1);
    for (int i = 0; i < 2 * n - 1; i++) total += work[i] * (i + 1);
    free(work);
    return total;
}

// it always accesses the first element: where n is zero both arguments are the same
CALLED void first_and_others(double *a, double *b, int n) {
    b[0] = sin(a[0]) * b[0];
    a[0] = a[0] * b[0];
    for (int i = 1; i < n; i++) b[i] = a[i] * a[i] + b[0], a[i] *= 2;
}
double nothing_apart(const double *x, int n) {
    double *work = malloc((2 * n + 2) * sizeof(double));
    for (int i = 0; i < 2 * n + 2; i++) work[i] = x[i];
    first_and_others(work, work + n, n);
    first_and_others(work, work + n, n);
    double total = work[0] * 3 + work[n];
    free(work);
    return total;
}

// behind each other in one call and the other way round in the next
CALLED void step(const double *restrict_not, double *y, int n) {
    for (int i = n; i-- > 0;) y[i] = y[i] * restrict_not[i] + cos(restrict_not[i]);
}
double both_ways(const double *x, int n) {
    double work[16], total = 0;
    for (int i = 0; i < 2 * n; i++) work[i] = x[i];
    for (int t = 0; t < 3; t++) step(work, work + n, n), step(work + n, work, n);
    for (int i = 0; i < 2 * n; i++) total += work[i] * work[i];
    return total;
}

// columns of two sizes: where they are apart depends on both
CALLED void add_column(const double *from, double *to, int n) {
    for (int i = 0; i < n; i++) to[i] += from[i] * from[i] * to[i];
}
double by_columns(const double *x, int n, int m) {
    double *work = malloc(n * m * sizeof(double)), total = 0;
    for (int i = 0; i < n * m; i++) work[i] = x[i];
    for (int j = 1; j < m; j++) add_column(work + (j - 1) * n, work + j * n, n), add_column(work + j, work + j - 1, n);
    for (int i = 0; i < n * m; i++) total += work[i] * (i + 1);
    free(work);
    return total;
}
