// Inverses of indefinite symmetric matrices by LAPACK: blocks of one and of two rows, both triangles.
// link: -lopenblas
// levels: O2
// differentiate: inverted(a, n)  at: a = 0.1 2 0.3 0.5 2 0.2 1.5 -0.4 0.3 1.5 0.3 3 0.5 -0.4 3 0.1, n = 4
// differentiate: definite(a, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, n = 3
#include <stdlib.h>

void dsytrf_(const char *, const int *, double *, const int *, int *, double *, const int *, int *);
void dsytri_(const char *, const int *, double *, const int *, const int *, double *, int *);

/* the sum of all entries of the inverse, weighted, from one triangle */
static double weighted(const char *triangle, const double *a, int n) {
    double inverse[16], work[64], sum = 0;
    int pivots[4], size = 64, info;
    for (int i = 0; i < n * n; i++) inverse[i] = a[i];
    dsytrf_(triangle, &n, inverse, &n, pivots, work, &size, &info);
    if (info) abort();
    dsytri_(triangle, &n, inverse, &n, pivots, work, &info);
    if (info) abort();
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) sum += (1 + i + 2 * j) * (*triangle == 'L' ? inverse[j * n + i] : inverse[i * n + j]);
    return sum;
}

double inverted(const double *a, int n) { return weighted("L", a, n) + 0.5 * weighted("U", a, n); }

double definite(const double *a, int n) { return weighted("U", a, n) * weighted("L", a, n); }
