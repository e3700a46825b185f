// differentiate: trend(x, y, z, at)  at: x = 0.11 0.95 2.31 1.42 0.53 2.75 1.87 0.24 1.15 2.06 2.57 0.68, y = 0.43 1.72 0.35 2.81 2.14 1.23 1.56 1.33 0.62 2.45 2.02 2.78, z = random(12, -1, 2), at = 0.7 1.1  tolerance: 1e-5  roundoff: 1e-9
// differentiate: kriged(z, range, at)  at: z = random(12, -1, 2), range = 1.3, at = 0.7 1.1 1.9 2.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: uncertain(at, range)  at: at = 0.71 1.12 1.93 2.37, range = 1.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: variogram(z)  at: z = random(12, -1, 2)  tolerance: 1e-5  roundoff: 1e-9
#include <R.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "spatial.h"

static double xs[12] = {0.11, 0.95, 2.31, 1.42, 0.53, 2.75, 1.87, 0.24, 1.15, 2.06, 2.57, 0.68};
static double ys[12] = {0.43, 1.72, 0.35, 2.81, 2.14, 1.23, 1.56, 1.33, 0.62, 2.45, 2.02, 2.78};

static void within(void) {
  double low = 0, high = 3;
  VR_frset(&low, &high, &low, &high);
}

double trend(double *x, double *y, double *z, double *at) {
  int n = 12, degree = 2, parameters = 6, fail = 0;
  double f[72], r[21], found[6], left[12], out[1], sum = 0;
  within();
  VR_fmat(f, x, y, &n, &degree);
  VR_ls(x, y, z, &n, &degree, &parameters, f, r, found, left, &fail);
  int one = 1;
  VR_valn(out, at, at + 1, &one, found, &degree);
  for (int i = 0; i < 12; i++) sum += left[i] * left[i];
  return out[0] + sum;
}

// generalised least squares with an exponential covariance, in a table of distances
static void prepared(double *z, double range, double *f, double *l, double *r, double *found, double *left, double *yy, double *w, double *l1f) {
  int n = 12, degree = 1, parameters = 3, fail = 0, many = 102;
  double table[102];
  within();
  table[0] = 0.05;
  for (int i = 1; i < 102; i++) table[i] = exp(-(i - 1) * 0.05 / range) + (i == 1 ? 0.2 : 0);
  VR_alset(table, &many);
  VR_fmat(f, xs, ys, &n, &degree);
  VR_gls(xs, ys, z, &n, &degree, &parameters, f, l, r, found, left, yy, w, &fail, l1f);
}

double kriged(double *z, double range, double *at) {
  int n = 12, degree = 1, two = 2;
  double f[36], l[78], r[6], found[3], left[12], yy[12], w[12], l1f[36], px[2] = {at[0], at[2]}, py[2] = {at[1], at[3]}, mean[2], more[2];
  prepared(z, range, f, l, r, found, left, yy, w, l1f);
  VR_valn(mean, px, py, &two, found, &degree);
  VR_krpred(more, px, py, xs, ys, &two, &n, yy);
  return mean[0] + more[0] + 2 * (mean[1] + more[1]);
}

double uncertain(double *at, double range) {
  int n = 12, degree = 1, parameters = 3, two = 2;
  double f[36], l[78], r[6], found[3], left[12], yy[12], w[12], l1f[36], px[2] = {at[0], at[2]}, py[2] = {at[1], at[3]}, spread[2], z[12];
  for (int i = 0; i < 12; i++) z[i] = sin(i);
  prepared(z, range, f, l, r, found, left, yy, w, l1f);
  VR_prvar(spread, px, py, &two, xs, ys, l, r, &n, &degree, &parameters, l1f);
  return spread[0] + 3 * spread[1];
}

double variogram(double *z) {
  int n = 12, bins = 8, counts[8];
  double x[8], y[8], sum = 0;
  VR_variogram(x, y, &bins, xs, ys, z, &n, counts);
  for (int i = 0; i < bins; i++) sum += y[i] / (1 + x[i]);
  bins = 8;
  VR_correlogram(x, y, &bins, xs, ys, z, &n, counts);
  for (int i = 0; i < bins; i++) sum += y[i] / (2 + x[i]);
  return sum;
}

void Rf_error(const char *format, ...) { abort(); }
void *R_chk_calloc(R_SIZE_T n, R_SIZE_T size) { return calloc(n, size); }
void *R_chk_realloc(void *old, R_SIZE_T size) { return realloc(old, size); }
void R_chk_free(void *old) { free(old); }
