// differentiate: root_of_two(p)  at: p = 1.2 0.7 1.5  tolerance: 1e-5  roundoff: 1e-8
// differentiate: root_with_jacobian(p)  at: p = 1.2 0.7 1.5  tolerance: 1e-5  roundoff: 1e-8
// differentiate: fit_decay(y, t, out)  at: y = 2.1 1.2 0.8 0.45 0.3, t = 0 1 2 3 4, out = zeros(2)  const: t  tolerance: 1e-4  roundoff: 1e-7
// differentiate: fit_with_jacobian(y, t, out)  at: y = 2.1 1.2 0.8 0.45 0.3, t = 0 1 2 3 4, out = zeros(3)  const: t  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <string.h>
#include "cminpack.h"

static int two(void *at, int n, const double *x, double *f, int flag) {
  const double *p = at;
  f[0] = p[0] * x[0] + exp(-x[1]) - p[2];
  f[1] = x[1] * x[1] * p[1] + x[0] * x[1] - 1;
  return 0;
}

double root_of_two(double *p) {
  double x[2] = {1, 1}, f[2], work[64];
  int info = hybrd1(two, p, 2, x, f, 1e-14, work, 64);
  return info > 0 ? x[0] + 2 * x[1] : 0;
}

static int two_with_jacobian(void *at, int n, const double *x, double *f, double *j, int ld, int flag) {
  const double *p = at;
  if (flag == 1) return two(at, n, x, f, flag);
  j[0] = p[0], j[1] = x[1], j[ld] = -exp(-x[1]), j[ld + 1] = 2 * x[1] * p[1] + x[0];
  return 0;
}

double root_with_jacobian(double *p) {
  double x[2] = {1, 1}, f[2], j[4], work[64];
  int info = hybrj1(two_with_jacobian, p, 2, x, f, j, 2, 1e-14, work, 64);
  return info > 0 ? x[0] * x[1] : 0;
}

struct data { const double *y, *t; };

static int decay(void *at, int m, int n, const double *x, double *f, int flag) {
  const struct data *d = at;
  for (int i = 0; i < m; i++) f[i] = d->y[i] - x[0] * exp(-x[1] * d->t[i]);
  return 0;
}

double fit_decay(double *y, double *t, double *out) {
  struct data d = {y, t};
  double x[2] = {1, 0.1}, f[5], work[128];
  int places[2];
  lmdif1(decay, &d, 5, 2, x, f, 1e-12, places, work, 128);
  memcpy(out, x, sizeof x);
  return enorm(5, f);
}

static int decay_with_jacobian(void *at, int m, int n, const double *x, double *f, double *j, int ld, int flag) {
  const struct data *d = at;
  if (flag == 1) return decay(at, m, n, x, f, flag);
  for (int i = 0; i < m; i++) {
    j[i] = -exp(-x[1] * d->t[i]);
    j[i + ld] = x[0] * d->t[i] * exp(-x[1] * d->t[i]);
  }
  return 0;
}

double fit_with_jacobian(double *y, double *t, double *out) {
  struct data d = {y, t};
  double x[2] = {1, 0.1}, f[5], j[10], work[128];
  int places[2];
  lmder1(decay_with_jacobian, &d, 5, 2, x, f, j, 5, 1e-12, places, work, 128);
  covar(2, j, 5, places, 1e-10, work);
  out[0] = x[0], out[1] = x[1], out[2] = j[0] + j[5 + 1];
  return enorm(5, f);
}
