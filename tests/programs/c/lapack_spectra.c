// LAPACK's eigenvalues and vectors of symmetric matrices, and least squares.
// link: -lopenblas
// levels: O2
// differentiate: spectrum(a, n)  at: a = 4 1 0.5 0.2 1 5 -1 0.7 0.5 -1 6 0.3 0.2 0.7 0.3 1, n = 4
// differentiate: spread(a, n)  at: a = 4 1 0.5 0.2 1 5 -1 0.7 0.5 -1 6 0.3 0.2 0.7 0.3 1, n = 4
// differentiate: divided(a, n)  at: a = 4 1 0.5 0.2 1 5 -1 0.7 0.5 -1 6 0.3 0.2 0.7 0.3 1, n = 4
// differentiate: root(a, n)  at: a = 4 1 0.5 0.2 1 5 -1 0.7 0.5 -1 6 0.3 0.2 0.7 0.3 1, n = 4
// differentiate: fit(a, b, m, n)  at: a = random(12, -1, 1), b = 1 2 3 4, m = 4, n = 3
// differentiate: shortest(a, b, m, n)  at: a = random(12, -1, 1), b = 1 2 3 4, m = 3, n = 4
// differentiate: transposed(a, b, m, n)  at: a = random(12, -1, 1), b = 1 2 3 4, m = 4, n = 3
#include <math.h>
#include <stdlib.h>
#include <string.h>

void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);
void dsyevd_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *,
             const int *, int *);
void dgels_(const char *, const int *, const int *, const int *, double *, const int *, double *, const int *, double *,
            const int *, int *);

double spectrum(const double *a, int n) {
    double v[16], w[4], work[64], s = 0;
    int info, size = 64;
    for (int k = 0; k < 2; k++) {
        memcpy(v, a, sizeof v);
        if (k) v[1] *= 2;
        dsyev_("V", k ? "L" : "U", &n, v, &n, w, work, &size, &info);
        if (info) return 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) s += w[j] * v[i + n * j] * v[i + n * j] * v[i + n * j] * v[i + n * j] * (i + 1);
        s += log(w[0]) * w[n - 1];
    }
    return s;
}

double spread(const double *a, int n) {
    double v[16], w[4], *work, most, s = 0;
    int info, size = -1;
    memcpy(v, a, sizeof v);
    dsyev_("N", "L", &n, v, &n, w, &most, &size, &info);
    size = (int)most;
    work = malloc(size * sizeof *work);
    dsyev_("N", "L", &n, v, &n, w, work, &size, &info);
    for (int i = 0; i < n; i++) s += sqrt(w[i]) * (i + 1);
    s += v[n] * v[n];
    free(work);
    return s;
}

double divided(const double *a, int n) {
    double v[16], w[4], work[64], s = 0;
    int info, size = 64, places[32], count = 32;
    for (int k = 0; k < 2; k++) {
        memcpy(v, a, sizeof v);
        dsyevd_(k ? "V" : "N", k ? "U" : "L", &n, v, &n, w, work, &size, places, &count, &info);
        for (int i = 0; i < n; i++) s += w[i] * w[i] * (i + 1) * (k ? v[n * i] * v[n * i] : 1);
    }
    return s;
}

// the square root of a matrix: of the vectors' signs nothing is left
double root(const double *a, int n) {
    double v[16], w[4], work[64], s = 0;
    int info, size = 64;
    memcpy(v, a, sizeof v);
    dsyev_("V", "U", &n, v, &n, w, work, &size, &info);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double r = 0;
            for (int k = 0; k < n; k++) r += v[i + n * k] * sqrt(w[k]) * v[j + n * k];
            s += r * r * r * (i + 2 * j);
        }
    return s;
}

static double solved(const char *trans, const double *a, const double *b, int m, int n) {
    double f[12], x[4], work[64], s = 0;
    int info, one = 1, four = 4, size = 64;
    memcpy(f, a, sizeof f);
    memcpy(x, b, sizeof x);
    dgels_(trans, &m, &n, &one, f, &m, x, &four, work, &size, &info);
    int count = *trans == 'N' ? n : m;
    for (int i = 0; i < count; i++) s += x[i] * x[i] * (i + 1);
    return s;
}
double fit(const double *a, const double *b, int m, int n) { return solved("N", a, b, m, n); }
double shortest(const double *a, const double *b, int m, int n) { return solved("N", a, b, m, n); }
double transposed(const double *a, const double *b, int m, int n) { return solved("T", a, b, m, n); }
