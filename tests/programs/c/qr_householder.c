// Householder QR in place; the sum of R's entries.
// differentiate: sum_of_r(a, m, n)  at: a = random(12, -1, 1), m = 4, n = 3
#include <math.h>

double sum_of_r(double *a, int m, int n) {
    for (int k = 0; k < n; k++) {
        double norm = 0;
        for (int i = k; i < m; i++) norm += a[i * n + k] * a[i * n + k];
        norm = sqrt(norm);
        double alpha = a[k * n + k] > 0 ? -norm : norm, v[8], vv = 0;
        for (int i = k; i < m; i++) v[i] = a[i * n + k];
        v[k] -= alpha;
        for (int i = k; i < m; i++) vv += v[i] * v[i];
        for (int j = k; j < n; j++) {
            double dot = 0;
            for (int i = k; i < m; i++) dot += v[i] * a[i * n + j];
            for (int i = k; i < m; i++) a[i * n + j] -= 2 * dot / vv * v[i];
        }
    }
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) s += (i + 2 * j + 1) * a[i * n + j];
    return s;
}
