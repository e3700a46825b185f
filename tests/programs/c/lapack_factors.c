// LAPACK's Cholesky factor, used for a solve and a determinant.
// link: -lopenblas
// levels: O2
// differentiate: definite(a, b, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, b = 1 2 3, n = 3
#include <math.h>
#include <string.h>

void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpotrs_(const char *, const int *, const int *, const double *, const int *, double *, const int *, int *);

double definite(const double *a, const double *b, int n) {
    double l[9], x[3], s = 0;
    int info, one = 1;
    memcpy(l, a, sizeof l);
    memcpy(x, b, sizeof x);
    dpotrf_("L", &n, l, &n, &info);
    if (info) return 0;
    dpotrs_("L", &n, &one, l, &n, x, &n, &info);
    for (int i = 0; i < n; i++) s += x[i] * b[i] + 2 * log(l[i * n + i]);
    return s;
}
