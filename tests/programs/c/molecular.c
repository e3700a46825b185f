// Lennard-Jones with a cut-off, a cell list of inactive indices, and forces as outputs.
// differentiate: potential(x, n, epsilon, sigma)  at: x = random(18, 0, 2.5), n = 6, epsilon = 1.1, sigma = 0.8
// differentiate: forces(x, f, n)  at: x = random(9, 0, 2), f = zeros(9), n = 3
// tolerance: 1e-5
#include <math.h>

double potential(const double *x, int n, double epsilon, double sigma) {
    int neighbours[64], count = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double r2 = 0;
            for (int k = 0; k < 3; k++) r2 += (x[3 * i + k] - x[3 * j + k]) * (x[3 * i + k] - x[3 * j + k]);
            if (r2 < 4.1) neighbours[count++] = i * n + j;
        }
    double e = 0;
    for (int p = 0; p < count; p++) {
        const double *a = x + neighbours[p] / n * 3, *b = x + neighbours[p] % n * 3;
        double r2 = 0;
        for (int k = 0; k < 3; k++) r2 += (a[k] - b[k]) * (a[k] - b[k]);
        double s6 = pow(sigma * sigma / (r2 + 0.5), 3);
        e += 4 * epsilon * (s6 * s6 - s6);
    }
    return e;
}

void forces(const double *x, double *f, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            if (i == j) continue;
            double d[3], r2 = 0.5;
            for (int k = 0; k < 3; k++) r2 += (d[k] = x[3 * i + k] - x[3 * j + k]) * d[k];
            double inverse = 1 / (r2 * r2);
            for (int k = 0; k < 3; k++) f[3 * i + k] += d[k] * inverse;
        }
}
