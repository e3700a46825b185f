// C += A B: plain, blocked, and with two-dimensional array types; a power by repeated multiplication.
// differentiate: multiply(a, b, c, n)  at: a = random(9, -1, 1), b = random(9, 0, 2), c = random(9, 1, 2), n = 3
// differentiate: blocked(a, b, c, n)  at: a = random(16, -1, 1), b = random(16, 0, 2), c = zeros(16), n = 4
// differentiate: trace_of_cube(a)  at: a = random(9, -1, 1)
#include <string.h>

void multiply(const double *a, const double *b, double *restrict c, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

void blocked(const double *a, const double *b, double *c, int n) {
    const int size = 2;
    for (int ii = 0; ii < n; ii += size)
        for (int kk = 0; kk < n; kk += size)
            for (int i = ii; i < ii + size; i++)
                for (int k = kk; k < kk + size; k++)
                    for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

double trace_of_cube(const double a[3][3]) {
    double p[3][3], t[3][3], s = 0;
    memcpy(p, a, sizeof p);
    for (int times = 0; times < 2; times++) {
        memset(t, 0, sizeof t);
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                for (int k = 0; k < 3; k++) t[i][j] += p[i][k] * a[k][j];
        memcpy(p, t, sizeof p);
    }
    for (int i = 0; i < 3; i++) s += p[i][i];
    return s;
}
