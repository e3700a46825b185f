// differentiate: loss(w, x, y, slopes)  at: w = random(17, -0.7, 0.7), x = random(12, -1, 1), y = random(12, 0.1, 0.9), slopes = zeros(17)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: chosen(w, x, out)  at: w = random(17, -0.7, 0.7), x = random(12, -1, 1), out = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: curvature(w, x, y)  at: w = random(17, -0.7, 0.7), x = random(12, -1, 1), y = random(12, 0.1, 0.9)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: trained(x, y, w)  at: x = random(12, -1, 1), y = random(12, 0.1, 0.9), w = random(17, -0.7, 0.7)  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void VR_set_net(int *n, int *nconn, int *conn, double *decay, int *nsunits, int *entropy, int *softmax, int *censored);
void VR_unset_net(void);
void VR_nntest(int *ntest, double *test, double *result, double *inwts);
void VR_dfunc(double *p, double *df, double *fp);
void VR_nnHessian(int *ntr, double *train, double *weights, double *inwts, double *hess);
void VR_dovm(int *ntr, double *train, double *weights, int *nw, double *wts, double *fmin, int *maxit, int *trace, int *mask, double *abstol,
             double *reltol, int *ifail);

// two inputs, three hidden units, two outputs; six examples
static void set(int softmax) {
  int units[3] = {2, 3, 2}, first[9] = {0, 0, 0, 0, 3, 6, 9, 13, 17}, conn[17], sigmoid = softmax ? 6 : 8, zero = 0, k = 0;
  double decay[17];
  for (int u = 0; u < 3; u++)
    for (int i = 0; i < 3; i++) conn[k++] = i;
  for (int u = 0; u < 2; u++) {
    conn[k++] = 0;
    for (int i = 3; i < 6; i++) conn[k++] = i;
  }
  for (int i = 0; i < 17; i++) decay[i] = 0.01;
  VR_set_net(units, first, conn, decay, &sigmoid, &zero, &softmax, &zero);
}

static void examples(const double *x, const double *y, double *train) {
  memcpy(train, x, 12 * sizeof *x);
  memcpy(train + 12, y, 12 * sizeof *y);
}

static double fitted(double *x, double *y, double *w, int most) {
  int n = 6, nw = 17, trace = 0, mask[17], fail;
  double train[24], weights[6] = {1, 1, 1, 1, 1, 1}, least, abstol = 1e-12, reltol = 1e-13;
  for (int i = 0; i < 17; i++) mask[i] = 1;
  examples(x, y, train);
  VR_dovm(&n, train, weights, &nw, w, &least, &most, &trace, mask, &abstol, &reltol, &fail);
  return least;
}

double loss(double *w, double *x, double *y, double *slopes) {
  int n = 6;
  double train[24], weights[6] = {1, 0.5, 2, 1, 1, 1.5}, r, hess[289];
  set(0);
  examples(x, y, train);
  VR_nnHessian(&n, train, weights, w, hess);
  VR_dfunc(w, slopes, &r);
  VR_unset_net();
  return r;
}

double chosen(double *w, double *x, double *out) {
  int n = 6;
  set(1);
  VR_nntest(&n, x, out, w);
  VR_unset_net();
  return out[0] + out[7] * out[3];
}

double curvature(double *w, double *x, double *y) {
  int n = 6;
  double train[24], weights[6] = {1, 1, 1, 1, 1, 1}, hess[289], sum = 0;
  set(0);
  examples(x, y, train);
  VR_nnHessian(&n, train, weights, w, hess);
  VR_unset_net();
  for (int i = 0; i < 17; i++) sum += hess[i * 18] + 0.1 * hess[i];
  return sum;
}

double trained(double *x, double *y, double *w) {
  set(0);
  double r = fitted(x, y, w, 12);
  VR_unset_net();
  return r;
}

// R's own minimiser's place is taken by steps against the slope
typedef double optimfn(int, double *, void *);
typedef void optimgr(int, double *, double *, void *);
void vmmin(int n, double *b, double *fmin, optimfn *fn, optimgr *gr, int maxit, int trace, int *mask, double abstol, double reltol, int report,
           void *ex, int *fncount, int *grcount, int *fail) {
  double slope[32];
  for (int it = 0; it < maxit; it++) {
    gr(n, b, slope, ex);
    for (int i = 0; i < n; i++) b[i] -= 0.05 * slope[i];
  }
  *fmin = fn(n, b, ex);
  *fncount = 1, *grcount = maxit, *fail = 0;
}

void Rf_error(const char *format, ...) { abort(); }
void *R_chk_calloc(size_t n, size_t size) { return calloc(n, size); }
void R_chk_free(void *old) { free(old); }
void R_registerRoutines(void) {}
void R_useDynamicSymbols(void) {}
void R_forceSymbols(void) {}
