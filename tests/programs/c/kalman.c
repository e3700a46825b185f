// A Kalman filter of a two-state model over a series; the negative log-likelihood of the noise parameters.
// differentiate: likelihood(z, n, q, r)  at: z = 1 1.4 1.9 2.2 2.9 3.1, n = 6, q = 0.1, r = 0.4
#include <math.h>
#include <string.h>

double likelihood(const double *z, int n, double q, double r) {
    double x[2] = {0, 0}, p[2][2] = {{10, 0}, {0, 10}}, total = 0;
    for (int t = 0; t < n; t++) {
        double next[2][2];
        x[0] += x[1];
        next[0][0] = p[0][0] + p[0][1] + p[1][0] + p[1][1] + q / 3;
        next[0][1] = p[0][1] + p[1][1] + q / 2;
        next[1][0] = p[1][0] + p[1][1] + q / 2;
        next[1][1] = p[1][1] + q;
        memcpy(p, next, sizeof p);
        double s = p[0][0] + r, e = z[t] - x[0], k[2] = {p[0][0] / s, p[1][0] / s};
        total += 0.5 * (log(s) + e * e / s);
        for (int i = 0; i < 2; i++) x[i] += k[i] * e;
        double a = p[0][0], b = p[0][1];
        p[0][0] -= k[0] * a;
        p[0][1] -= k[0] * b;
        p[1][0] -= k[1] * a;
        p[1][1] -= k[1] * b;
    }
    return total;
}
