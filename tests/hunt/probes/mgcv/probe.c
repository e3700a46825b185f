// differentiate: constrained(x, y, n)  at: x = random(12, 0.1, 1), y = random(12, -1, 2), n = 12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: smoothed(y, lambda, n)  at: y = random(14, -1, 1), lambda = 0.6, n = 14  tolerance: 1e-5  roundoff: 1e-9
// differentiate: neighbours(x, n)  at: x = random(40, 0, 1), n = 20  tolerance: 1e-5  roundoff: 1e-9
// differentiate: solved(a, n)  at: a = random(16, -1, 1), n = 4  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "matrix.h"
#include "qp.h"

void sspl_construct(double *lambda, double *x, double *w, double *U, double *V, double *diagA, double *lb, int *n, double *tol);
void sspl_apply(double *y, double *x, double *w, double *U, double *V, int *n, int *nf, double *tol);
void k_nn(double *X, double *dist, double *a, int *ni, int *n, int *d, int *k, int *get_a);

// a convex increasing cubic through points, with weights, as constrained least squares
double constrained(double *x, double *y, int n) {
  matrix X = initmat(n, 4), p = initmat(4, 1), to = initmat(n, 1), w = initmat(n, 1);
  matrix in = initmat(6, 4), b = initmat(6, 1), fixed = initmat(0, 4), S[1] = {initmat(4, 4)};
  int off[1] = {0}, active[8] = {0};
  double theta[1] = {0.05}, sum = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 4; j++) X.M[i][j] = pow(x[i], j);
    to.V[i] = y[i] + 2 * x[i];
    w.V[i] = 1 + 0.1 * i;
  }
  for (int i = 0; i < 6; i++) {
    double t = i / 5.0;
    in.M[i][1] = 1, in.M[i][2] = 2 * t, in.M[i][3] = 3 * t * t;
    b.V[i] = 0;
  }
  p.V[1] = 1, p.V[0] = 0.5;
  PCLS(&X, &p, &to, &w, &in, &b, &fixed, S, off, theta, 0, active);
  for (int j = 0; j < 4; j++) sum += (j + 1) * p.V[j] * p.V[j];
  freemat(X), freemat(p), freemat(to), freemat(w), freemat(in), freemat(b), freemat(fixed), freemat(S[0]);
  return sum;
}

// a smoothing spline, and how free it is
double smoothed(double *y, double lambda, int n) {
  double *x = malloc(n * sizeof *x), *w = malloc(n * sizeof *w), *U = calloc(8 * n, sizeof *U), *V = U + 4 * n;
  double *influence = calloc(3 * n, sizeof *influence), *band = influence + n, tolerance = 1e-9, sum = 0;
  int m = n;
  for (int i = 0; i < n; i++) x[i] = i + 0.1 * sin(i), w[i] = 1 + 0.05 * i;
  sspl_construct(&lambda, x, w, U, V, influence, band, &m, &tolerance);
  for (int i = 0; i < n; i++) x[i] = i + 0.1 * sin(i), w[i] = 1 + 0.05 * i;
  double *fit = malloc(n * sizeof *fit);
  memcpy(fit, y, n * sizeof *fit);
  sspl_apply(fit, x, w, U, V, &m, &n, &tolerance);
  for (int i = 0; i < n; i++) sum += (fit[i] - y[i]) * (fit[i] - y[i]) + 0.1 * influence[i];
  free(x), free(w), free(U), free(influence), free(fit);
  return sum;
}

// distances to the three nearest neighbours in the plane, by a tree of boxes; `looked` becomes how often distances were taken
double neighbours(double *x, int n) {
  int two = 2, three = 3, no = 0, looked = n, *near = malloc(3 * n * sizeof *near);
  double *distance = malloc(3 * n * sizeof *distance), *area = malloc(n * sizeof *area), *at = malloc(2 * n * sizeof *at), sum = 0;
  memcpy(at, x, 2 * n * sizeof *at);
  k_nn(at, distance, area, near, &looked, &two, &three, &no);
  for (int i = 0; i < 3 * n; i++) sum += distance[i] * (1 + i % 3) * exp(-distance[i]);
  free(near), free(distance), free(area), free(at);
  return sum;
}

// an inverse, a factorisation, and what they say of each other
double solved(double *a, int n) {
  matrix A = Rmatrix(a, n, n), B = initmat(n, n), C = initmat(n, n), Q = initmat(n, n), R = initmat(n, n);
  for (int i = 0; i < n; i++) A.M[i][i] += 3;
  mcopy(&A, &B), mcopy(&A, &R);
  invert(&B);
  QR(&Q, &R);
  matmult(C, B, R, 0, 1);
  double sum = enorm(C) + dot(B, A);
  for (int i = 0; i < n; i++) sum += log(fabs(R.M[i][i])) * (i + 1);
  freemat(A), freemat(B), freemat(C), freemat(Q), freemat(R);
  return sum;
}

void *R_chk_calloc(size_t n, size_t size) { return calloc(n ? n : 1, size); }
void *R_chk_realloc(void *p, size_t size) { return realloc(p, size); }
void R_chk_free(void *p) { free(p); }
void Rf_error(const char *format, ...) { fputs(format, stderr), abort(); }
void Rf_warning(const char *format, ...) { fputs(format, stderr); }
void Rprintf(const char *format, ...) { fputs(format, stderr); }

// what only the functions for R itself call, and penalties
#define NEVER(name) \
  void name(void) { abort(); }
NEVER(INTEGER)
NEVER(REAL)
NEVER(R_ExternalPtrAddr)
NEVER(R_MakeExternalPtr)
NEVER(R_RegisterCFinalizerEx)
NEVER(Rf_allocMatrix)
NEVER(Rf_allocVector)
NEVER(Rf_getAttrib)
NEVER(Rf_install)
NEVER(Rf_protect)
NEVER(Rf_setAttrib)
NEVER(Rf_unprotect)
NEVER(mroot)
NEVER(mgcv_svd_full)
NEVER(mgcv_mmult)
void *R_NilValue;
