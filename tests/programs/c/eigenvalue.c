// The largest eigenvalue by power iteration, and all of them by Jacobi rotations.
// differentiate: largest(a, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, n = 3
// differentiate: rotations(a, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, n = 3
// tolerance: 1e-5
#include <math.h>

double largest(const double *a, int n) {
    double v[8], w[8], value = 0;
    for (int i = 0; i < n; i++) v[i] = 1;
    for (int t = 0; t < 60; t++) {
        double norm = 0;
        for (int i = 0; i < n; i++) {
            w[i] = 0;
            for (int j = 0; j < n; j++) w[i] += a[i * n + j] * v[j];
            norm += w[i] * w[i];
        }
        value = sqrt(norm);
        for (int i = 0; i < n; i++) v[i] = w[i] / value;
    }
    return value;
}

double rotations(double *a, int n) {
    for (int sweep = 0; sweep < 3; sweep++)
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++) {
                double theta = 0.5 * atan2(2 * a[p * n + q], a[q * n + q] - a[p * n + p]), c = cos(theta), s = sin(theta);
                for (int k = 0; k < n; k++) {
                    double x = a[k * n + p], y = a[k * n + q];
                    a[k * n + p] = c * x - s * y;
                    a[k * n + q] = s * x + c * y;
                }
                for (int k = 0; k < n; k++) {
                    double x = a[p * n + k], y = a[q * n + k];
                    a[p * n + k] = c * x - s * y;
                    a[q * n + k] = s * x + c * y;
                }
            }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i * n + i] * a[i * n + i] * (i + 1);
    return sum;
}
