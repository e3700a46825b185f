// Nests whose reverse may run with the inner loop outside: products, two sums at once, weights by columns, in place
// differentiate: product(a, b, c, l, m, n)  at: a = random(48, -1, 1), b = random(240, -1, 1), c = zeros(80), l = 4, m = 12, n = 20
// differentiate: overlapping(a, n)  at: a = random(24, -1, 1), n = 23
// differentiate: layer(w, x, y, m, n)  at: w = random(672, -1, 1), x = random(24, -1, 1), y = random(28, -1, 1), m = 24, n = 28
// differentiate: layer(w, x, y, m, n)  at: w = random(672, -1, 1), x = random(24, -1, 1), y = random(28, -1, 1), m = 0, n = 28
// differentiate: two_sums(w, x, n)  at: w = random(784, -1, 1), x = random(28, 0, 1), n = 28
// differentiate: through_rows(a, x, n)  at: a = random(625, -1, 1), x = random(25, -1, 1), n = 25
#include <math.h>
#include <stdlib.h>

void product(const double *a, const double *b, double *c, int l, int m, int n) {
  for (int i = 0; i < l; i++)
    for (int j = 0; j < n; j++) {
      double s = c[i * n + j];
      for (int k = 0; k < m; k++) s += a[i * m + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}

static __attribute__((noinline)) void shifted(double *to, const double *from, const double *by, int n) {
  for (int j = 0; j < n; j++) {
    double s = 0;
    for (int k = 0; k < n; k++) s += from[k] * by[k] * by[j];
    to[j] = s * 0.1;
  }
}

// Each turn of the outer loop changes what the next one reads.
void overlapping(double *a, int n) {
  shifted(a + 1, a, a, n);
  shifted(a, a, a + 1, n);
}

void layer(const double *w, const double *x, double *y, int m, int n) {
  for (int j = 0; j < n; j++) {
    double s = 0.25 * y[j];
    if (m > 0)
      for (int i = 0; i < m; i++) s -= w[i * n + j] * x[i];
    y[j] = tanh(s);
  }
}

double two_sums(const double *w, const double *x, int n) {
  double *mean = malloc(n * sizeof *mean), total = 0;
  for (int turn = 0; turn < 2; turn++)
    for (int j = 0; j < n; j++) {
      double one = 0, other = x[j];
      for (int i = 0; i < n; i++) {
        one += w[i * n + j] * x[i];
        total += w[i * n + j] * w[i * n + j] * 0.01;
        other += w[i * n + j] * sqrt(x[i] + 1);
      }
      mean[j] = turn ? mean[j] * one : other;
      total += mean[j] * one;
    }
  free(mean);
  return total;
}

double through_rows(const double *a, const double *x, int n) {
  double **rows = malloc(n * sizeof *rows), *y = malloc(n * sizeof *y), total = 0;
  for (int i = 0; i < n; i++) {
    rows[i] = malloc(n * sizeof **rows);
    for (int j = 0; j < n; j++) rows[i][j] = a[i * n + j] * x[j];
  }
  for (int j = 0; j < n; j++) {
    double s = x[j];
    for (int i = 0; i < n; i++) s += rows[i][j] * x[i];
    y[j] = s;
  }
  for (int i = 0; i < n; i++) {
    total += y[i] * y[i] * x[i];
    free(rows[i]);
  }
  free(rows);
  free(y);
  return total;
}
