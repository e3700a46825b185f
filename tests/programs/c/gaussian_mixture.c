// The log likelihood of a Gaussian mixture with packed triangular factors and a Wishart prior.
// differentiate: mixture(d, k, n, alphas, means, factors, x, gamma, m, error)
// at: d = 3, k = 2, n = 4, alphas = 0.3 -0.5, means = random(6, -1, 1), factors = random(12, -0.8, 0.8)
// at: x = random(12, -1.5, 1.5), gamma = 0.9, m = 1, error = 0
#include <math.h>
#include <stdlib.h>

static double log_sum(const double *x, int n) {
    double m = x[0], s = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > m) m = x[i];
    for (int i = 0; i < n; i++) s += exp(x[i] - m);
    return m + log(s);
}

static double square_norm(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}

static void diagonals(int d, int k, const double *factors, double *sums, double *diagonal) {
    int width = d + d * (d - 1) / 2;
    for (int c = 0; c < k; c++) {
        sums[c] = 0;
        for (int i = 0; i < d; i++) {
            sums[c] += factors[c * width + i];
            diagonal[c * d + i] = exp(factors[c * width + i]);
        }
    }
}

static void transform(int d, const double *diagonal, const double *lower, const double *x, double *y) {
    int at = 0;
    for (int i = 0; i < d; i++) y[i] = diagonal[i] * x[i];
    for (int i = 0; i < d; i++)
        for (int j = i + 1; j < d; j++) y[j] += lower[at++] * x[i];
}

static double log_gamma_distribution(double a, int p) {
    double s = 0.25 * p * (p - 1) * log(3.14159265358979);
    for (int j = 1; j <= p; j++) s += lgamma(a + 0.5 * (1 - j));
    return s;
}

static double wishart(int d, int k, double gamma, int m, const double *sums, const double *diagonal,
                      const double *factors) {
    int n = d + m + 1, width = d + d * (d - 1) / 2;
    double c = n * d * (log(gamma) - 0.5 * log(2.0)) - log_gamma_distribution(0.5 * n, d), s = 0;
    for (int i = 0; i < k; i++) {
        double frobenius = square_norm(&diagonal[i * d], d) + square_norm(&factors[i * width + d], width - d);
        s += 0.5 * gamma * gamma * frobenius - m * sums[i];
    }
    return s - k * c;
}

void mixture(int d, int k, int n, const double *alphas, const double *means, const double *factors, const double *x,
             double gamma, int m, double *error) {
    const int width = d + d * (d - 1) / 2;
    double *diagonal = malloc(sizeof(double) * d * k), *sums = malloc(sizeof(double) * k);
    double *centred = malloc(sizeof(double) * d), *turned = malloc(sizeof(double) * d), *terms = malloc(sizeof(double) * k);
    diagonals(d, k, factors, sums, diagonal);
    double total = 0;
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < k; c++) {
            for (int j = 0; j < d; j++) centred[j] = x[i * d + j] - means[c * d + j];
            transform(d, &diagonal[c * d], &factors[c * width + d], centred, turned);
            terms[c] = alphas[c] + sums[c] - 0.5 * square_norm(turned, d);
        }
        total += log_sum(terms, k);
    }
    *error = total - n * log_sum(alphas, k) - n * d * 0.5 * log(2 * 3.14159265358979)
             + wishart(d, k, gamma, m, sums, diagonal, factors);
    free(terms);
    free(turned);
    free(centred);
    free(sums);
    free(diagonal);
}
