// Cholesky in place, log-determinant, and triangular solves.
// differentiate: gaussian_log_density(a, x, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, x = 1 -2 0.5, n = 3
#include <math.h>

double gaussian_log_density(const double *a, const double *x, int n) {
    double l[9], y[3], s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double t = a[i * n + j];
            for (int k = 0; k < j; k++) t -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = i == j ? sqrt(t) : t / l[j * n + j];
        }
    for (int i = 0; i < n; i++) {
        y[i] = x[i];
        for (int k = 0; k < i; k++) y[i] -= l[i * n + k] * y[k];
        y[i] /= l[i * n + i];
        s -= 0.5 * y[i] * y[i] + log(l[i * n + i]);
    }
    return s;
}
