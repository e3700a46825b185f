// HMM, DTW, K-means, Kalman with VLAs, LSTM cell, attention, binomial option, Gauss-Newton, Monte Carlo, spline with binary search.
// differentiate: hmm(a, b, n)  at: a = 0.7 0.3 0.4 0.6, b = 0.1 0.9 0.8 0.2, n = 6
// differentiate: dtw(x, y, n, m)  at: x = 0.1 0.5 0.9 1.4, y = 0.2 0.4 1.0 1.2 1.5, n = 4, m = 5
// differentiate: kmeans(x, n, k)  at: x = 0.1 0.2 0.9 1.1 2.1 2.2, n = 6, k = 2
// differentiate: kalman(z, q, n)  at: z = 1.1 0.9 1.3 1.2, q = 0.1, n = 4
// differentiate: lstm(w, n)  at: w = 0.1 -0.2 0.3 0.4 0.5 -0.6 0.7 0.8 0.2 0.1 0.3 -0.1, n = 5
// differentiate: attention(q, k, v, n)  at: q = 0.1 0.2 0.3 0.4, k = 0.5 0.1 0.2 0.9, v = 1.0 2.0 0.5 0.3, n = 2
// differentiate: american(s, vol, n)  at: s = 95.0, vol = 0.3, n = 8
// differentiate: gauss_newton(t, y, n)  at: t = 0.0 0.5 1.0 1.5, y = 1.0 1.6 2.8 4.4, n = 4
// differentiate: monte_carlo(mu, sigma, n)  at: mu = 0.05, sigma = 0.2, n = 50
#include <math.h>
#include <stdlib.h>
#include <stdint.h>
#include <float.h>
#include <stdbool.h>
double hmm(const double *a, const double *b, int n) {
    double alpha[2] = {0.5, 0.5}, ll = 0;
    static const int obs[] = {0, 1, 1, 0, 1, 0, 0};
    for (int t = 0; t < n; t++) {
        double next[2] = {0}, s = 0;
        for (int j = 0; j < 2; j++) { for (int i = 0; i < 2; i++) next[j] += alpha[i] * a[2*i+j]; next[j] *= b[2*j + obs[t % 7]]; s += next[j]; }
        for (int j = 0; j < 2; j++) alpha[j] = next[j] / s;
        ll += log(s);
    }
    return ll;
}
double dtw(const double *x, const double *y, int n, int m) {
    double (*c)[m + 1] = malloc((n + 1) * sizeof *c);
    for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) c[i][j] = DBL_MAX / 4;
    c[0][0] = 0;
    for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) {
        double d = (x[i-1] - y[j-1]) * (x[i-1] - y[j-1]);
        c[i][j] = d + fmin(c[i-1][j-1], fmin(c[i-1][j], c[i][j-1]));
    }
    double r = c[n][m];
    free(c);
    return sqrt(r);
}
double kmeans(const double *x, int n, int k) {
    double *mu = malloc(k * sizeof *mu); int *id = malloc(n * sizeof *id);
    for (int j = 0; j < k; j++) mu[j] = x[j * (n - 1) / (k > 1 ? k - 1 : 1)];
    for (bool moved = true; moved;) {
        moved = false;
        for (int i = 0; i < n; i++) { int best = 0; for (int j = 1; j < k; j++) if (fabs(x[i]-mu[j]) < fabs(x[i]-mu[best])) best = j; if (id[i] != best) { id[i] = best; moved = true; } }
        for (int j = 0; j < k; j++) { double s = 0; int c = 0; for (int i = 0; i < n; i++) if (id[i] == j) { s += x[i]; c++; } if (c) mu[j] = s / c; }
        static int rounds; if (++rounds % 20 == 0) break;
    }
    double e = 0;
    for (int i = 0; i < n; i++) { double d = x[i] - mu[id[i]]; e += d * d; }
    free(mu); free(id);
    return e;
}
static void matmul(int n, double a[n][n], double b[n][n], double c[n][n]) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { c[i][j] = 0; for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j]; } }
double kalman(const double *z, double q, int steps) {
    int n = 2; double x[n], p[n][n], f[n][n], ft[n][n], t1[n][n], t2[n][n], nll = 0;
    x[0] = 0; x[1] = 1; f[0][0] = 1; f[0][1] = 0.1; f[1][0] = 0; f[1][1] = 1;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { p[i][j] = i == j; ft[i][j] = f[j][i]; }
    for (int s = 0; s < steps; s++) {
        double xn[n]; for (int i = 0; i < n; i++) { xn[i] = 0; for (int j = 0; j < n; j++) xn[i] += f[i][j] * x[j]; }
        matmul(n, f, p, t1); matmul(n, t1, ft, t2); t2[0][0] += q; t2[1][1] += q;
        double S = t2[0][0] + 0.5, r = z[s] - xn[0], k0 = t2[0][0] / S, k1 = t2[1][0] / S;
        nll += 0.5 * (log(S) + r * r / S);
        x[0] = xn[0] + k0 * r; x[1] = xn[1] + k1 * r;
        for (int j = 0; j < n; j++) { p[0][j] = t2[0][j] - k0 * t2[0][j]; p[1][j] = t2[1][j] - k1 * t2[0][j]; }
    }
    return nll;
}
static inline double sigmoid(double x) { return 1 / (1 + exp(-x)); }
typedef struct { double h, c; } cellstate;
static cellstate step(cellstate s, double x, const double *w) {
    double g[4]; for (int i = 0; i < 4; i++) g[i] = w[3*i] * x + w[3*i+1] * s.h + w[3*i+2];
    s.c = sigmoid(g[0]) * s.c + sigmoid(g[1]) * tanh(g[2]); s.h = sigmoid(g[3]) * tanh(s.c);
    return s;
}
double lstm(const double *w, int n) { cellstate s = {0, 0}; double loss = 0; for (int i = 0; i < n; i++) { s = step(s, sin(i), w); loss += (s.h - 0.1 * i) * (s.h - 0.1 * i); } return loss; }
double attention(const double *q, const double *k, const double *v, int n) {
    double out = 0;
    for (int i = 0; i < n; i++) {
        double *w = malloc(n * sizeof *w), m = -INFINITY, s = 0;
        for (int j = 0; j < n; j++) { w[j] = 0; for (int d = 0; d < n; d++) w[j] += q[i*n+d] * k[j*n+d]; w[j] /= sqrt(n); if (w[j] > m) m = w[j]; }
        for (int j = 0; j < n; j++) s += w[j] = exp(w[j] - m);
        for (int d = 0; d < n; d++) { double o = 0; for (int j = 0; j < n; j++) o += w[j] / s * v[j*n+d]; out += o * o * (d + 1); }
        free(w);
    }
    return out;
}
double american(double s, double vol, int n) {
    double dt = 1.0 / n, u = exp(vol * sqrt(dt)), d = 1 / u, r = 0.05, p = (exp(r*dt) - d) / (u - d), k = 100;
    double *v = malloc((n + 1) * sizeof *v);
    for (int i = 0; i <= n; i++) { double st = s * pow(u, n - 2*i); v[i] = st < k ? k - st : 0; }
    for (int t = n - 1; t >= 0; t--) for (int i = 0; i <= t; i++) { double hold = exp(-r*dt) * (p * v[i] + (1-p) * v[i+1]), ex = k - s * pow(u, t - 2*i); v[i] = hold > ex ? hold : ex; }
    double price = v[0]; free(v); return price;
}
double gauss_newton(const double *t, const double *y, int n) {
    double a = 1, b = 0.5;
    for (int it = 0; it < 8; it++) {
        double h11 = 0, h12 = 0, h22 = 0, g1 = 0, g2 = 0;
        for (int i = 0; i < n; i++) { double e = exp(b * t[i]), r = a * e - y[i], j1 = e, j2 = a * t[i] * e; h11 += j1*j1; h12 += j1*j2; h22 += j2*j2; g1 += j1*r; g2 += j2*r; }
        double det = h11*h22 - h12*h12; a -= (h22*g1 - h12*g2) / det; b -= (h11*g2 - h12*g1) / det;
    }
    return a * b;
}
double monte_carlo(double mu, double sigma, int n) {
    uint64_t s = 88172645463325252ull; double sum = 0;
    for (int i = 0; i < n; i++) {
        s ^= s << 13; s ^= s >> 7; s ^= s << 17;
        double u1 = ((s >> 11) + 1) * 0x1p-53; s ^= s << 13; s ^= s >> 7; s ^= s << 17; double u2 = (s >> 11) * 0x1p-53;
        double z = sqrt(-2 * log(u1)) * cos(6.283185307179586 * u2), st = 100 * exp((mu - sigma*sigma/2) + sigma*z);
        sum += st > 105 ? st - 105 : 0;
    }
    return exp(-mu) * sum / n;
}
