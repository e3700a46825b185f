// differentiate: symmetric(a, b, x)  at: a = 4.3 5.1 6.2 4.7 5.5 3.9 4.4 5.8 -1.2 0.7 -0.4 1.1 -0.9 0.3 -1.4, b = random(8, -1, 1), x = zeros(8)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: pivoted(a, b, x)  at: a = 0.3 2.1 0.2 1.7 0.5 0.9 2.4 0.8 -1.2 0.7 -2.4 1.1 -0.9 1.3 -1.4, b = random(8, -1, 1), x = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: iterated(a, b, x)  at: a = 4.3 5.1 6.2 4.7 5.5 3.9 4.4 5.8 -1.2 0.7 -0.4 1.1 -0.9 0.3 -1.4, b = random(8, -1, 1), x = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
#include <math.h>
#include <stdlib.h>
#include "Bridge.h"
double DenseMtx_frobNorm(DenseMtx *);
void DenseMtx_colGenAxpy(double *, DenseMtx *, int, double *, DenseMtx *, int);

static const int from[7] = {0, 1, 2, 3, 4, 0, 2}, to[7] = {1, 2, 3, 4, 5, 6, 7};

static InpMtx *matrix(double *a, int symmetric) {
  InpMtx *m = InpMtx_new();
  int i;
  InpMtx_init(m, INPMTX_BY_ROWS, SPOOLES_REAL, 30, 8);
  for (i = 0; i < 8; i++) InpMtx_inputRealEntry(m, i, i, a[i]);
  for (i = 0; i < 7; i++) {
    InpMtx_inputRealEntry(m, from[i], to[i], a[8 + i]);
    if (!symmetric) InpMtx_inputRealEntry(m, to[i], from[i], 1.5 * a[8 + i] + 0.1);
  }
  InpMtx_changeStorageMode(m, INPMTX_BY_VECTORS);
  return m;
}

/* LinSol/drivers/testWrapper.c */
static double solved(double *a, double *b, double *x, int symmetric) {
  InpMtx *m = matrix(a, symmetric);
  Bridge *bridge = Bridge_new();
  DenseMtx *known = DenseMtx_new(), *found = DenseMtx_new();
  double r = NAN;
  int i, error;
  DenseMtx_init(known, SPOOLES_REAL, 0, 0, 8, 1, 1, 8);
  DenseMtx_init(found, SPOOLES_REAL, 0, 0, 8, 1, 1, 8);
  DenseMtx_zero(found);
  for (i = 0; i < 8; i++) DenseMtx_setRealEntry(known, i, 0, b[i]);
  Bridge_setMatrixParams(bridge, 8, SPOOLES_REAL, symmetric ? SPOOLES_SYMMETRIC : SPOOLES_NONSYMMETRIC);
  if (!symmetric) Bridge_setFactorParams(bridge, FRONTMTX_DENSE_FRONTS, SPOOLES_PIVOTING, 3.0, 0.0, NULL);
  if (Bridge_setup(bridge, m) == 1 && Bridge_factor(bridge, m, 1, &error) == 1 && Bridge_solve(bridge, 1, found, known) == 1) {
    r = 0;
    for (i = 0; i < 8; i++) DenseMtx_realEntry(found, i, 0, x + i), r += (i + 1) * x[i] * x[i];
  }
  InpMtx_free(m), DenseMtx_free(known), DenseMtx_free(found), Bridge_free(bridge);
  return r;
}

double symmetric(double *a, double *b, double *x) { return solved(a, b, x, 1); }

double pivoted(double *a, double *b, double *x) { return solved(a, b, x, 0); }

/* conjugate gradients by its own products and norms */
double iterated(double *a, double *b, double *x) {
  InpMtx *m = matrix(a, 1);
  DenseMtx *s = DenseMtx_new(), *r = DenseMtx_new(), *p = DenseMtx_new(), *q = DenseMtx_new(), *all[4];
  double one[2] = {1, 0}, zero[2] = {0, 0}, rho, old = 1, alpha[2] = {0, 0}, beta[2] = {0, 0}, *v, *w, dot;
  int i, k;
  all[0] = s, all[1] = r, all[2] = p, all[3] = q;
  for (i = 0; i < 4; i++) DenseMtx_init(all[i], SPOOLES_REAL, 0, 0, 8, 1, 1, 8), DenseMtx_zero(all[i]);
  for (i = 0; i < 8; i++) DenseMtx_setRealEntry(r, i, 0, b[i]);
  for (k = 0; k < 12; k++) {
    rho = DenseMtx_frobNorm(r), rho *= rho;
    if (rho < 1e-24) break;
    beta[0] = k ? rho / old : 0, old = rho;
    DenseMtx_colGenAxpy(beta, p, 0, one, r, 0);
    DenseMtx_zero(q);
    InpMtx_sym_gmmm(m, zero, q, one, p);
    v = DenseMtx_entries(p), w = DenseMtx_entries(q);
    for (dot = 0, i = 0; i < 8; i++) dot += v[i] * w[i];
    alpha[0] = rho / dot;
    DenseMtx_colGenAxpy(one, s, 0, alpha, p, 0);
    alpha[0] = -alpha[0];
    DenseMtx_colGenAxpy(one, r, 0, alpha, q, 0);
  }
  for (rho = 0, i = 0; i < 8; i++) x[i] = DenseMtx_entries(s)[i], rho += (i + 1) * x[i] * x[i];
  for (i = 0; i < 4; i++) DenseMtx_free(all[i]);
  InpMtx_free(m);
  return rho;
}
