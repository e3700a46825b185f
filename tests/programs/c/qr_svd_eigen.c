// Dense factorisations in place: Givens QR, one-sided Jacobi SVD, symmetric QL with implicit shifts, LDL with pivots.
// differentiate: givens(a, m, n)  at: a = 1 2 0.5 -1 3 0.2 0.7 -0.4 1.5 2 0.1 -0.9, m = 4, n = 3
// differentiate: singular(a, m, n)  at: a = 1 2 0.5 -1 3 0.2 0.7 -0.4 1.5 2 0.1 -0.9, m = 4, n = 3
// tolerance: 1e-5
// roundoff: 1e-10
// differentiate: lowest(d, e, n)  at: d = 2 3 -1 0.5, e = 0.5 0.3 0.8 0, n = 4
// tolerance: 1e-5
// roundoff: 1e-10
// differentiate: pivoted_ldl(a, n)  at: a = 0.1 2 1 2 3 0.5 1 0.5 -2, n = 3
// differentiate: inverse_trace(a, n)  at: a = 4 1 0.5 1 3 0.25 0.3 0.25 2, n = 3
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define A(i, j) a[(i) * n + (j)]

double givens(double *a, int m, int n) {
    for (int j = 0; j < n; j++)
        for (int i = m - 1; i > j; i--) {
            double r = hypot(A(i - 1, j), A(i, j));
            if (r == 0) continue;
            double c = A(i - 1, j) / r, s = A(i, j) / r;
            for (int k = j; k < n; k++) {
                double above = A(i - 1, k), below = A(i, k);
                A(i - 1, k) = c * above + s * below;
                A(i, k) = c * below - s * above;
            }
        }
    double p = 1;
    for (int j = 0; j < n; j++) p *= A(j, j);
    return log(fabs(p)) + A(0, n - 1);
}

static bool sweep(double *a, int m, int n) {
    bool turned = false;
    for (int p = 0; p < n - 1; p++)
        for (int q = p + 1; q < n; q++) {
            double alpha = 0, beta = 0, gamma = 0;
            for (int i = 0; i < m; i++) {
                alpha += A(i, p) * A(i, p);
                beta += A(i, q) * A(i, q);
                gamma += A(i, p) * A(i, q);
            }
            if (fabs(gamma) <= 1e-14 * sqrt(alpha * beta)) continue;
            turned = true;
            double zeta = (beta - alpha) / (2 * gamma);
            double t = copysign(1.0, zeta) / (fabs(zeta) + sqrt(1 + zeta * zeta)), c = 1 / sqrt(1 + t * t), s = c * t;
            for (int i = 0; i < m; i++) {
                double x = A(i, p);
                A(i, p) = c * x - s * A(i, q);
                A(i, q) = s * x + c * A(i, q);
            }
        }
    return turned;
}

double singular(const double *given, int m, int n) {
    double *a = malloc(sizeof(double) * m * n), largest = 0, sum = 0;
    memcpy(a, given, sizeof(double) * m * n);
    for (int rounds = 0; rounds < 30 && sweep(a, m, n); rounds++) {}
    for (int j = 0; j < n; j++) {
        double s = 0;
        for (int i = 0; i < m; i++) s += A(i, j) * A(i, j);
        s = sqrt(s);
        sum += s;
        if (s > largest) largest = s;
    }
    free(a);
    return largest + 0.1 * sum;
}

double lowest(double *d, double *e, int n) {
    for (int l = 0; l < n; l++) {
        int m;
        do {
            for (m = l; m < n - 1; m++) {
                double size = fabs(d[m]) + fabs(d[m + 1]);
                if (fabs(e[m]) <= 1e-15 * size) break;
            }
            if (m == l) break;
            double g = (d[l + 1] - d[l]) / (2 * e[l]), r = hypot(g, 1);
            g = d[m] - d[l] + e[l] / (g + copysign(r, g));
            double s = 1, c = 1, p = 0;
            int i;
            for (i = m - 1; i >= l; i--) {
                double f = s * e[i], b = c * e[i];
                e[i + 1] = r = hypot(f, g);
                if (r == 0) {
                    d[i + 1] -= p;
                    e[m] = 0;
                    break;
                }
                s = f / r;
                c = g / r;
                g = d[i + 1] - p;
                r = (d[i] - g) * s + 2 * c * b;
                d[i + 1] = g + (p = s * r);
                g = c * r - b;
            }
            if (r == 0 && i >= l) continue;
            d[l] -= p;
            e[l] = g;
            e[m] = 0;
        } while (m != l);
    }
    double least = d[0];
    for (int i = 1; i < n; i++) least = fmin(least, d[i]);
    return least;
}

double pivoted_ldl(double *a, int n) {
    double s = 0;
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(A(i, i)) > fabs(A(best, best))) best = i;
        for (int j = 0; j < n && best != k; j++) {
            double t = A(k, j);
            A(k, j) = A(best, j);
            A(best, j) = t;
        }
        for (int i = 0; i < n && best != k; i++) {
            double t = A(i, k);
            A(i, k) = A(i, best);
            A(i, best) = t;
        }
        s += log(fabs(A(k, k)));
        for (int i = k + 1; i < n; i++) {
            double f = A(i, k) / A(k, k);
            for (int j = k + 1; j < n; j++) A(i, j) -= f * A(k, j);
            A(i, k) = f;
        }
    }
    return s;
}

double inverse_trace(double *a, int n) {
    double b[n][n];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) b[i][j] = i == j;
    for (int k = 0; k < n; k++) {
        double pivot = 1 / A(k, k);
        for (int j = 0; j < n; j++) {
            A(k, j) *= pivot;
            b[k][j] *= pivot;
        }
        for (int i = 0; i < n; i++) {
            if (i == k) continue;
            double f = A(i, k);
            for (int j = 0; j < n; j++) {
                A(i, j) -= f * A(k, j);
                b[i][j] -= f * b[k][j];
            }
        }
    }
    double t = 0;
    for (int i = 0; i < n; i++) t += b[i][i] * (i + 1);
    return t;
}
