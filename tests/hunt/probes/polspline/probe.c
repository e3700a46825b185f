// differentiate: density(x, logl)  at: x = 0.11 0.25 0.33 0.42 0.51 0.58 0.66 0.71 0.83 0.92 1.04 1.17 1.33 1.41 1.62 1.87 2.13 2.46 2.93 3.71, logl = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: bounded(x, edge)  at: x = 0.11 0.25 0.33 0.42 0.51 0.58 0.66 0.71 0.83 0.92 1.04 1.17 1.33 1.41 1.62 1.87 2.13 2.46 2.93 3.71, edge = -0.2 4.4  tolerance: 1e-4  roundoff: 1e-7
// differentiate: censored(x, later)  at: x = 0.11 0.25 0.33 0.42 0.51 0.58 0.66 0.71 0.83 0.92 1.04 1.17 1.33 1.41 1.62 1.87 2.13 2.46 2.93 3.71, later = 0.64 1.24 1.97  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void logcensor(int *idelete, int *iknotauto, double *sample, int *nsample, double *bound, int *SorC, int *ynknots, double *yknots, double *ycoef,
               double *alpha, double *wk, double *wk2, double *logl);

// knots of one's own, none of which is removed; of the numbers the last ones are what a time was later than
static double fitted(const double *x, int n, int later, const double *bounds, double *logl) {
  int keep[5] = {0}, own[5] = {0}, counts[10] = {n, n - later, 0, later, 0, n - 1}, code[40] = {1}, nknots = 5;
  double sample[40] = {0}, w1[40] = {0}, w2[40] = {0}, bound[9] = {1, 0, 0, 0, 0}, knots[60] = {0.05, 0.55, 1.1, 2.2, 3.9}, coefficients[60] = {0};
  double alpha[5] = {3}, all[60] = {0}, sum = 0;
  if (bounds) bound[1] = 1, bound[2] = bounds[0], bound[3] = 1, bound[4] = bounds[1];
  memcpy(sample, x, n * sizeof *x);
  memcpy(w1, sample, sizeof sample), memcpy(w2, sample, sizeof sample);
  logcensor(keep, own, sample, counts, bound, code, &nknots, knots, coefficients, alpha, w1, w2, all);
  if (logl)
    for (int i = 0; i < 4; i++) logl[i] = coefficients[i + 1];
  for (int i = 0; i < 7; i++) sum += coefficients[i] / (1 + i);
  return all[0] + sum;
}

double density(double *x, double *logl) { return fitted(x, 20, 0, 0, logl); }
double bounded(double *x, double *edge) { return fitted(x, 20, 0, edge, 0); }

double censored(double *x, double *later) {
  double all[23];
  memcpy(all, x, 20 * sizeof *x);
  memcpy(all + 20, later, 3 * sizeof *x);
  return fitted(all, 23, 3, 0, 0);
}

void Rprintf(const char *format, ...) { fputs(format, stderr); }
void Rf_error(const char *format, ...) { abort(); }
void Rf_warning(const char *format, ...) {}
void *R_chk_calloc(size_t n, size_t size) { return calloc(n, size); }
void R_chk_free(void *old) { free(old); }
