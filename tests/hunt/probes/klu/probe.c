// differentiate: solved(a, b)  at: a = random(28, 0.2, 1), b = random(10, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: circuit(g, volts)  at: g = 1.1 0.7 0.4 0.9 0.3 0.8, volts = zeros(5)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: blocks(a, b)  at: a = random(15, 0.3, 1), b = random(6, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: quality(a, out)  at: a = random(28, 0.2, 1), out = zeros(3)  tolerance: 1e-4  roundoff: 1e-8
#include <klu.h>
#include <math.h>

// a grid with a few long links, diagonal first in its column
static int pattern(const double *a, int *p, int *i, double *x) {
  int nz = 0;
  for (int j = 0; j < 10; j++) {
    p[j] = nz;
    for (int k = 0; k < 10; k++)
      if (k == j || k == j + 1 || k == j - 1 || (j == 2 && k == 8)) i[nz] = k, x[nz] = k == j ? 1.5 + a[nz % 28] : (k > j ? -1 : 1) * a[nz % 28], nz++;
  }
  return p[10] = nz;
}

double solved(double *a, double *b) {
  int p[11], i[40];
  double x[40];
  pattern(a, p, i, x);
  klu_common common;
  klu_defaults(&common);
  klu_symbolic *symbolic = klu_analyze(10, p, i, &common);
  klu_numeric *numeric = klu_factor(p, i, x, symbolic, &common);
  if (!klu_solve(symbolic, numeric, 10, 1, b, &common)) return NAN;
  klu_free_symbolic(&symbolic, &common);
  klu_free_numeric(&numeric, &common);
  double sum = 0;
  for (int k = 0; k < 10; k++) sum += b[k] * b[k];
  return sum;
}

// a chain of resistors with diodes to ground: Newton's method, refactored in every step
double circuit(double *g, double *volts) {
  enum { n = 5 };
  int p[n + 1], i[3 * n], nz = 0;
  double x[3 * n], current[n];
  klu_common common;
  klu_defaults(&common);
  klu_symbolic *symbolic = NULL;
  klu_numeric *numeric = NULL;
  for (int step = 0; step < 12; step++) {
    nz = 0;
    for (int j = 0; j < n; j++) {
      p[j] = nz;
      if (j) i[nz] = j - 1, x[nz++] = -g[j];
      i[nz] = j, x[nz++] = g[j] + (j + 1 < n ? g[j + 1] : 0) + 0.1 * exp(2 * volts[j]) * 2;
      if (j + 1 < n) i[nz] = j + 1, x[nz++] = -g[j + 1];
      current[j] = g[j] * ((j ? volts[j - 1] : 2) - volts[j]) - 0.1 * (exp(2 * volts[j]) - 1);
      if (j + 1 < n) current[j] += g[j + 1] * (volts[j + 1] - volts[j]);
    }
    p[n] = nz;
    if (!step) {
      symbolic = klu_analyze(n, p, i, &common);
      numeric = klu_factor(p, i, x, symbolic, &common);
    } else if (!klu_refactor(p, i, x, symbolic, numeric, &common)) {
      return NAN;
    }
    klu_solve(symbolic, numeric, n, 1, current, &common);
    for (int j = 0; j < n; j++) volts[j] += current[j];
  }
  klu_free_symbolic(&symbolic, &common);
  klu_free_numeric(&numeric, &common);
  return g[0] * (2 - volts[0]) + g[5] * volts[4];
}

// three diagonal blocks, the transposed system, two right-hand sides
double blocks(double *a, double *b) {
  int p[7] = {0, 2, 4, 8, 11, 13, 15}, i[15] = {0, 1, 0, 1, 0, 1, 2, 3, 1, 2, 3, 3, 4, 0, 5};
  double x[15], both[12];
  for (int k = 0; k < 15; k++) x[k] = a[k] * (k % 3 ? 1 : -1);
  for (int k = 0; k < 6; k++) both[k] = b[k], both[6 + k] = b[k] * b[k];
  klu_common common;
  klu_defaults(&common);
  common.scale = 1;
  common.ordering = 1;
  klu_symbolic *symbolic = klu_analyze(6, p, i, &common);
  klu_numeric *numeric = klu_factor(p, i, x, symbolic, &common);
  if (symbolic->nblocks < 3 || !klu_tsolve(symbolic, numeric, 6, 2, both, &common)) return NAN;
  klu_free_symbolic(&symbolic, &common);
  klu_free_numeric(&numeric, &common);
  double sum = 0;
  for (int k = 0; k < 6; k++) sum += both[k] * both[6 + k], b[k] = both[k];
  return sum;
}

// pivot growth and an estimate of the condition
double quality(double *a, double *out) {
  int p[11], i[40];
  double x[40];
  pattern(a, p, i, x);
  klu_common common;
  klu_defaults(&common);
  common.scale = 0;
  klu_symbolic *symbolic = klu_analyze(10, p, i, &common);
  klu_numeric *numeric = klu_factor(p, i, x, symbolic, &common);
  klu_rgrowth(p, i, x, symbolic, numeric, &common);
  klu_condest(p, x, symbolic, numeric, &common);
  klu_rcond(symbolic, numeric, &common);
  out[0] = common.rgrowth, out[1] = common.condest, out[2] = common.rcond;
  klu_free_symbolic(&symbolic, &common);
  klu_free_numeric(&numeric, &common);
  return log(out[1]);
}
