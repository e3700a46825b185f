// alloca and variable-length arrays, in loops too.
// differentiate: with_vla(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: with_alloca(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: two_dimensions(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <alloca.h>

double with_vla(const double *x, int n) {
    double s = 0;
    for (int i = 1; i <= n; i++) {
        double t[i];
        for (int j = 0; j < i; j++) t[j] = x[j] * x[i - 1];
        for (int j = 0; j < i; j++) s += t[j] * t[0];
    }
    return s;
}

double with_alloca(const double *x, int n) {
    double *t = alloca(n * sizeof *t);
    for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
    for (int i = 1; i < n; i++) t[i] *= t[i - 1];
    return t[n - 1];
}

double two_dimensions(const double *x, int n) {
    double m[n][n], s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) m[i][j] = x[i] * x[j] * (i + 2 * j);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += m[i][j] * m[j][i];
    return s;
}
