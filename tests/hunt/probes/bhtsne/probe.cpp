// differentiate: cost(x, y, slope)  at: x = random(24, -1, 1), y = random(16, -2, 2), slope = zeros(16)  const: x  tolerance: 1e-5  roundoff: 1e-9
// differentiate: embedded(x, y)  at: x = random(24, -1, 1), y = random(16, -1, 1)  const: x  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tree_cost(x, y, slope)  at: x = random(72, -1, 1), y = random(48, -3, 3), slope = zeros(48)  const: x  tolerance: 1e-5  roundoff: 1e-8
#include <cstdlib>
#define private public
#include <tsne.h>

static double *joint(double *x, int n, int d, double perplexity) {
  TSNE t;
  double *p = (double *)malloc(n * n * sizeof(double)), sum = 0;
  t.zeroMean(x, n, d);
  t.computeGaussianPerplexity(x, n, d, p, perplexity);
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) p[n * i + j] = p[n * j + i] = p[n * i + j] + p[n * j + i];
  for (int i = 0; i < n * n; i++) sum += p[i];
  for (int i = 0; i < n * n; i++) p[i] /= sum;
  return p;
}

extern "C" double cost(double *x, double *y, double *slope) {
  TSNE t;
  double *p = joint(x, 8, 3, 2);
  t.computeExactGradient(p, y, 8, 2, slope);
  double r = t.evaluateError(p, y, 8, 2);
  free(p);
  return r;
}

// by vantage points and a tree of squares
extern "C" double tree_cost(double *x, double *y, double *slope) {
  TSNE t;
  unsigned *row, *col;
  double *val, sum = 0;
  t.zeroMean(x, 24, 3);
  t.computeGaussianPerplexity(x, 24, 3, &row, &col, &val, 3, 9);
  t.symmetrizeMatrix(&row, &col, &val, 24);
  for (unsigned i = 0; i < row[24]; i++) sum += val[i];
  for (unsigned i = 0; i < row[24]; i++) val[i] /= sum;
  t.computeGradient(nullptr, row, col, val, y, 24, 2, slope, 0.5);
  double r = t.evaluateError(row, col, val, y, 24, 2, 0.5);
  free(row), free(col), free(val);
  return r;
}

// steps with momentum, as run takes them
extern "C" double embedded(double *x, double *y) {
  TSNE t;
  double *p = joint(x, 8, 3, 2), slope[16], speed[16] = {0};
  for (int k = 0; k < 40; k++) {
    t.computeExactGradient(p, y, 8, 2, slope);
    for (int i = 0; i < 16; i++) speed[i] = 0.5 * speed[i] - 0.5 * slope[i], y[i] += speed[i];
    t.zeroMean(y, 8, 2);
  }
  double r = t.evaluateError(p, y, 8, 2);
  free(p);
  return r;
}
