// LU with partial pivoting, in place, and a solve: permutations depend on data.
// differentiate: solve(a, b, n)  at: a = random(16, -1, 1), b = 1 2 3 4, n = 4
// differentiate: determinant(a, n)  at: a = random(16, -1, 1), n = 4
#include <math.h>

static int factor(double *a, int *pivots, int n) {
    int sign = 1;
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[p * n + k])) p = i;
        pivots[k] = p;
        if (p != k) {
            sign = -sign;
            for (int j = 0; j < n; j++) {
                double t = a[k * n + j];
                a[k * n + j] = a[p * n + j];
                a[p * n + j] = t;
            }
        }
        for (int i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++) a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
    }
    return sign;
}

void solve(double *a, double *b, int n) {
    int pivots[16];
    factor(a, pivots, n);
    for (int k = 0; k < n; k++) {
        double t = b[k];
        b[k] = b[pivots[k]];
        b[pivots[k]] = t;
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) b[i] -= a[i * n + j] * b[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
}

double determinant(double *a, int n) {
    int pivots[16];
    double d = factor(a, pivots, n);
    for (int i = 0; i < n; i++) d *= a[i * n + i];
    return d;
}
