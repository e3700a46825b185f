// The negative log-likelihood of a Gaussian mixture with a Wishart prior: D dimensions, K components, N points.
// variants: D=10 K=100, D=64 K=25
#include "bench.h"
#ifndef D
#define D 10
#endif
#ifndef K
#define K 100
#endif
enum { N = 1000, L = D * (D - 1) / 2, INPUTS = K + D * K + (D + L) * K };
static double *x, *dx, *points;
static double log_sum_exp(const double *v, int n) {
    double most = v[0], sum = 0;
    for (int i = 1; i < n; i++)
        if (v[i] > most) most = v[i];
    for (int i = 0; i < n; i++) sum += exp(v[i] - most);
    return most + log(sum);
}
/* out = Q v with Q = exp of the diagonal, and below it the column-wise strict lower triangle. */
static void times_q(const double *diagonal, const double *lower, const double *v, double *out, int d) {
    int k = 0;
    for (int i = 0; i < d; i++) out[i] = diagonal[i] * v[i];
    for (int j = 0; j < d; j++)
        for (int i = j + 1; i < d; i++) out[i] += lower[k++] * v[j];
}
static double likelihood(const double *alphas, const double *means, const double *icf, const double *points, int d,
                         int k, int n) {
    int size = d * (d + 1) / 2;
    double *diagonal = (double *)malloc(d * k * sizeof(double)), *sums = (double *)malloc(k * sizeof(double));
    double *centred = (double *)malloc(d * sizeof(double)), *q = (double *)malloc(d * sizeof(double));
    double *terms = (double *)malloc(k * sizeof(double)), total = 0, prior = 0;
    for (int c = 0; c < k; c++) {
        sums[c] = 0;
        for (int i = 0; i < d; i++) {
            sums[c] += icf[c * size + i];
            diagonal[c * d + i] = exp(icf[c * size + i]);
        }
    }
    for (int p = 0; p < n; p++) {
        for (int c = 0; c < k; c++) {
            double norm = 0;
            for (int i = 0; i < d; i++) centred[i] = points[p * d + i] - means[c * d + i];
            times_q(diagonal + c * d, icf + c * size + d, centred, q, d);
            for (int i = 0; i < d; i++) norm += q[i] * q[i];
            terms[c] = alphas[c] + sums[c] - 0.5 * norm;
        }
        total += log_sum_exp(terms, k);
    }
    for (int c = 0; c < k; c++) {
        double square = 0;
        for (int i = 0; i < d; i++) square += diagonal[c * d + i] * diagonal[c * d + i];
        for (int i = d; i < size; i++) square += icf[c * size + i] * icf[c * size + i];
        prior += 0.5 * square - sums[c];
    }
    total += prior - n * log_sum_exp(alphas, k);
    free(diagonal), free(sums), free(centred), free(q), free(terms);
    return total;
}
static double primal(void) { return likelihood(x, x + K, x + K + D * K, points, D, K, N); }
static void gradient(void) {
    __enzyme_autodiff((void *)likelihood, enzyme_dup, x, dx, enzyme_dup, x + K, dx + K, enzyme_dup, x + K + D * K,
                      dx + K + D * K, enzyme_const, points, enzyme_const, D, enzyme_const, K, enzyme_const, N);
}
struct benchmark benchmark(void) {
    x = numbers(INPUTS, 0.3, 0), dx = zeros(INPUTS), points = numbers(D * N, 1, 0);
    return (struct benchmark){"GMM", INPUTS, x, dx, primal, gradient, 0};
}
