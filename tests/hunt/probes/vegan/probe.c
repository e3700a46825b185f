// differentiate: dissimilar(x, d)  at: x = random(40, 0.2, 6), d = zeros(60)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: scaled(dissimilarities, start, where)  at: dissimilarities = 0.31 0.52 0.77 0.45 0.83 0.29 0.61 0.38 0.9 0.35 0.57 0.71 0.42 0.66 0.25, start = 0.3 -0.5 0.8 -0.9 0.1 0.4 0.7 0.2 -0.6 -0.1 0.9 -0.4, where = zeros(12)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: detrended(x, rescale, out)  at: x = random(48, 0.3, 7), rescale = 0.5, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: reciprocal(x, out)  at: x = random(48, 0.3, 7), out = zeros(10)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: stepped(d, limit, path)  at: d = 0.31 0.92 0.99 0.45 0.97 0.29 0.61 0.38 0.95 0.35 0.57 0.98 0.42 0.66 0.25, limit = 0.9, path = zeros(15)  roundoff: 1e-9
// differentiate: centred(x, weights, spread)  at: x = random(15, -1, 2), weights = 1 2 1.5 0.7 1.2, spread = zeros(3)  roundoff: 1e-9
#include <R.h>
#include <Rinternals.h>
#include <string.h>

SEXP do_vegdist(SEXP x, SEXP method);
SEXP do_decorana(SEXP veg, SEXP ira, SEXP iresc, SEXP rshort, SEXP imk, SEXP aidot, SEXP adotj);
SEXP do_wcentre(SEXP x, SEXP w);
void C_stepacross(double *dist, int *n, double *toolong, int *trace);
void dykstrapath(double *dist, int *n, double *toolong, int *trace, double *out);
void F77_NAME(monomds)(int *nobj, int *nfix, int *ndim, int *ndis, int *ngrp, double *diss, int *iidx, int *jidx, double *xinit, int *istart, int *isform, int *ities, int *iregn, int *iscal, int *maxits,
  double *sratmx, double *strmin, double *sfgrmn, double *dist, double *dhat, double *x, double *stress, double *strs, int *iters, int *icause);
void forget_all(void);

static SEXP integer(int value) {
  SEXP one = allocVector(INTSXP, 1);
  INTEGER(one)[0] = value;
  return one;
}

static SEXP matrix(const double *x, int rows, int cols) {
  SEXP one = allocMatrix(REALSXP, rows, cols);
  memcpy(REAL(one), x, sizeof(double) * rows * cols);
  return one;
}

// five sites of eight species, by six measures
double dissimilar(double *x, double *d) {
  static const int methods[] = {2, 4, 7, 8, 14, 17};
  SEXP veg = matrix(x, 5, 8);
  double sum = 0;
  for (int m = 0; m < 6; m++) {
    SEXP dist = do_vegdist(veg, integer(methods[m]));
    for (int i = 0; i < 10; i++) d[10 * m + i] = REAL(dist)[i], sum += (i + m) * d[10 * m + i];
  }
  forget_all();
  return sum;
}

// monotone regression and steepest descent, a few steps
double scaled(double *dissimilarities, double *start, double *where) {
  int n = 6, fixed = 0, dims = 2, count = 15, groups = 1, i[15], j[15], from[1] = {1}, form = 1, ties = 1, monotone = 1, normal = 1, most = 12, iterations, cause, k = 0;
  double most_ratio = 0.99999, least = 1e-4, slope = 1e-7, dist[15], hat[15], x[12], stress, each[1], diss[15];
  for (int a = 1; a <= n; a++)
    for (int b = a + 1; b <= n; b++) i[k] = a, j[k] = b, k++;
  memcpy(diss, dissimilarities, sizeof diss);
  F77_CALL(monomds)(&n, &fixed, &dims, &count, &groups, diss, i, j, start, from, &form, &ties, &monotone, &normal, &most, &most_ratio, &least, &slope, dist, hat, x, &stress, each, &iterations, &cause);
  memcpy(where, x, sizeof x);
  return stress;
}

static double ordinated(double *x, int reciprocal, double rescale, double *out, int count) {
  int sites = 8, species = 6;
  SEXP veg = matrix(x, sites, species), by_site = allocVector(REALSXP, sites), by_species = allocVector(REALSXP, species), shorter = allocVector(REALSXP, 1);
  REAL(shorter)[0] = rescale;
  for (int i = 0; i < sites; i++)
    for (int j = 0; j < species; j++) {
      double one = REAL(veg)[i + sites * j];
      REAL(by_site)[i] += one, REAL(by_species)[j] += one;
    }
  SEXP found = do_decorana(veg, integer(reciprocal), integer(reciprocal ? 0 : 2), shorter, integer(10), by_site, by_species);
  double *values = REAL(VECTOR_ELT(found, 0)), *at = REAL(VECTOR_ELT(found, 1));
  out[0] = values[0], out[1] = values[1];
  for (int k = 2; k < count; k++) out[k] = at[k - 2];
  double sum = values[0] + 0.5 * values[1];
  forget_all();
  return sum;
}

double detrended(double *x, double rescale, double *out) { return ordinated(x, 0, rescale, out, 8); }

double reciprocal(double *x, double *out) { return ordinated(x, 1, 0, out, 10); }

// what is too far is reached over others
double stepped(double *d, double limit, double *path) {
  int n = 6, quiet = 0;
  double most = limit, work[15];
  memcpy(work, d, sizeof work);
  dykstrapath(work, &n, &most, &quiet, path);
  memcpy(work, d, sizeof work);
  C_stepacross(work, &n, &most, &quiet);
  double sum = 0;
  for (int k = 0; k < 15; k++) sum += (k + 1) * work[k] * path[k];
  forget_all();
  return sum;
}

double centred(double *x, double *weights, double *spread) {
  SEXP found = do_wcentre(matrix(x, 5, 3), matrix(weights, 5, 1));
  double sum = 0;
  for (int j = 0; j < 3; j++) {
    spread[j] = 0;
    for (int i = 0; i < 5; i++) spread[j] += REAL(found)[5 * j + i] * REAL(found)[5 * j + i];
    sum += sqrt(spread[j]);
  }
  forget_all();
  return sum;
}
