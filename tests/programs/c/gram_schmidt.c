// Modified Gram-Schmidt on columns, in place.
// differentiate: orthonormalize(q, m, n)  at: q = random(15, -1, 1), m = 5, n = 3
#include <math.h>

void orthonormalize(double *q, int m, int n) {
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < j; k++) {
            double dot = 0;
            for (int i = 0; i < m; i++) dot += q[i * n + j] * q[i * n + k];
            for (int i = 0; i < m; i++) q[i * n + j] -= dot * q[i * n + k];
        }
        double norm = 0;
        for (int i = 0; i < m; i++) norm += q[i * n + j] * q[i * n + j];
        norm = 1 / sqrt(norm);
        for (int i = 0; i < m; i++) q[i * n + j] *= norm;
    }
}
