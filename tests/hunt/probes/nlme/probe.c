// differentiate: restricted(theta, y, t)  at: theta = 0.3 0.7 -0.4, y = random(16, -1, 2), t = 0.1 0.8 1.9 3.2 0.3 1.1 2.4 0.2 0.9 1.4 2.2 3.5 0.4 1.3 1.7 2.9
// differentiate: symmetric(theta, y, t)  at: theta = 0.5 0.3 -0.2, y = random(16, -1, 2), t = 0.1 0.8 1.9 3.2 0.3 1.1 2.4 0.2 0.9 1.4 2.2 3.5 0.4 1.3 1.7 2.9
// differentiate: effects(delta, y, fixed, random)  at: delta = 1.3 0 0.4 0.8, y = random(16, -1, 2), fixed = zeros(2), random = zeros(8)
// differentiate: iterated(start, y, delta)  at: start = 1.3 0.9, y = random(16, -1, 2), delta = zeros(4)
// differentiate: autoregressive(phi, y, t)  at: phi = 0.4, y = random(16, -1, 2), t = 0.1 0.8 1.9 3.2 0.3 1.1 2.4 0.2 0.9 1.4 2.2 3.5 0.4 1.3 1.7 2.9
// differentiate: spatial(range, places, y, beta)  at: range = 0.2 -0.7, places = random(32, 0, 4), y = random(16, -1, 2), beta = zeros(3)
#include "nlmefit.h"
#include "matrix.h"
#include "pdMat.h"
#include <math.h>
#include <string.h>

void spatial_recalc(double *, int *, int *, double *, double *, double *, int *, double *);
void CAR1_recalc(double *, int *, int *, double *, double *, double *);

double sqrt_eps = 0, xlower = 100;

// four subjects; each has its own intercept and slope: what R's MEdims says of them
#define N 16
static const int subjects[] = {
  16, 16, 5, 1, 11,                                               // rows, columns, levels, stored rows
  2, 0, 0, 4, 1, 1, 0, 4, 8, 2, 2, 1, 3, 1, 0,                    // sizes, groups, offsets, columns decomposed and rotated
  0, 4, 7, 12, 32, 64, 4, 3, 5, 4, 16, 16, 0, 2, 4, 6, 30, 54,    // offsets, lengths, places of storage
  0, 2, 4, 6, 22, 44, 2, 2, 2, 5, 11, 11,                         // the same of the decomposition
};
static const double times[N] = {0.1, 0.8, 1.9, 3.2, 0.3, 1.1, 2.4, 0.2, 0.9, 1.4, 2.2, 3.5, 0.4, 1.3, 1.7, 2.9};

static void rows(double *zxy, const double *y, const double *t) {
  for (int k = 0; k < N; k++) {
    zxy[k] = zxy[2 * N + k] = 1;
    zxy[N + k] = zxy[3 * N + k] = t[k];
    zxy[4 * N + k] = y[k];
  }
}

static double loglik(int restricted, int class, double *theta, const double *y, const double *t) {
  double zxy[5 * N], value[16], rss, sigma = 0;
  int dims[sizeof subjects / sizeof(int)], settings[4] = {restricted, 0, 0, class};
  memcpy(dims, subjects, sizeof subjects);
  rows(zxy, y, t);
  mixed_loglik(zxy, dims, theta, settings, value, &rss, &sigma);
  return value[0] + 0.1 * rss;
}

// the restricted likelihood of a growth curve, by the logarithm of a Cholesky factor
double restricted(double *theta, double *y, double *t) { return loglik(1, 4, theta, y, t); }

// the likelihood, by the logarithm of the precision matrix
double symmetric(double *theta, double *y, double *t) { return loglik(0, 0, theta, y, t); }

// estimates of the fixed effects, and predictions of the subjects' own
double effects(double *delta, double *y, double *fixed, double *random) {
  double zxy[5 * N], store[11 * 5] = {0}, value, sigma = 0;
  int dims[sizeof subjects / sizeof(int)], restricted = 1, invert = 0;
  memcpy(dims, subjects, sizeof subjects);
  rows(zxy, y, times);
  mixed_estimate(zxy, dims, delta, &restricted, &value, store, &invert, &sigma);
  for (int k = 0; k < 8; k++) random[k] = store[44 + k];
  for (int k = 0; k < 2; k++) fixed[k] = store[52 + k];
  return value;
}

// some rounds of the EM algorithm on decomposed data, for a diagonal precision matrix
double iterated(double *start, double *y, double *delta) {
  double zxy[5 * N], value, factors[8], rss, sigma = 0;
  int dims[sizeof subjects / sizeof(int)], rounds = 6, class = 1, restricted = 1;
  memcpy(dims, subjects, sizeof subjects);
  rows(zxy, y, times);
  mixed_decomp(zxy, dims);
  dims[1] = dims[4];
  delta[0] = start[0];
  delta[1] = delta[2] = 0;
  delta[3] = start[1];
  mixed_EM(zxy, dims, delta, &rounds, &class, &restricted, &value, factors, &rss, &sigma);
  return value + rss;
}

// generalised least squares; errors of a subject decay with the time between them
double autoregressive(double *phi, double *y, double *t) {
  double xy[3 * N], par = phi[0], value = 0, rss, sigma = 0;
  int groups[] = {N, 4, 5, 66, 4, 3, 5, 4, 0, 4, 7, 12}, dims[] = {N, 2, 1}, columns = 3;
  for (int k = 0; k < N; k++) xy[k] = 1, xy[N + k] = t[k], xy[2 * N + k] = y[k];
  CAR1_recalc(xy, groups, &columns, &par, t, &value);
  gls_loglik(xy, dims, &value, &rss, &sigma);
  return value;
}

// the same in the plane: a Gaussian correlation with a nugget
double spatial(double *range, double *places, double *y, double *beta) {
  double xy[4 * N], distances[N * (N - 1) / 2], par[2] = {range[0], range[1]}, least = 0, value = 0, sigma = 0, covariance[9];
  int groups[] = {N, 1, 3, N * N, N, 0}, dims[] = {N, 3, 1}, columns = 4, nugget = 1, rank, pivot[4], n = 0;
  for (int i = 0; i < N; i++)
    for (int j = i + 1; j < N; j++) distances[n++] = hypot(places[2 * i] - places[2 * j], places[2 * i + 1] - places[2 * j + 1]);
  for (int k = 0; k < N; k++) xy[k] = 1, xy[N + k] = places[2 * k], xy[2 * N + k] = places[2 * k + 1], xy[3 * N + k] = y[k];
  spatial_recalc(xy, groups, &columns, par, distances, &least, &nugget, &value);
  gls_estimate(xy, dims, beta, &sigma, &value, covariance, &rank, pivot);
  return value + log(sigma) + covariance[0];
}

// what the package wants of R
void *R_chk_calloc(size_t n, size_t size) { return calloc(n ? n : 1, size); }
void R_chk_free(void *at) { free(at); }
void Rf_error(const char *text, ...) { abort(); }
void Rf_warning(const char *text, ...) {}
int R_finite(double x) { return isfinite(x); }
SEXP R_NilValue, R_NamesSymbol;
SEXP Rf_getAttrib(SEXP x, SEXP name) { abort(); }
SEXP Rf_coerceVector(SEXP x, SEXPTYPE type) { abort(); }
SEXP Rf_protect(SEXP x) { abort(); }
void Rf_unprotect(int n) { abort(); }
R_len_t Rf_length(SEXP x) { abort(); }
int *INTEGER(SEXP x) { abort(); }
SEXP STRING_ELT(SEXP x, R_xlen_t k) { abort(); }
SEXP VECTOR_ELT(SEXP x, R_xlen_t k) { abort(); }
const char *R_CHAR(SEXP x) { abort(); }
void optif9(int nr, int n, double *x, fcn_p f, fcn_p df, d2fcn_p d2f, void *state, double *typsiz, double fscale, int method, int iexp, int *msg,
            int ndigit, int itnlim, int iagflg, int iahflg, double dlt, double gradtl, double stepmx, double steptl, double *xpls, double *fpls,
            double *gpls, int *itrmcd, double *a, double *wrk, int *itncnt) {
  abort();
}
