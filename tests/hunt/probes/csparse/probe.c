// differentiate: lu(v, b)  at: v = 4 1 2 5 1.5 3 0.7 6 1.1 2.5, b = 1 2 3 4  roundoff: 1e-10
// differentiate: cholesky(v, b)  at: v = 4 0.1 0.2 0.5 0.15 0.3 0.7 0.6 0.1 0.25, b = 1 2 3 4  roundoff: 1e-10
// differentiate: qr(v, b)  at: v = 4 1 2 5 1.5 3 0.7 6 1.1 2.5, b = 1 2 3 4  roundoff: 1e-10
// differentiate: product(v, b)  at: v = 4 1 2 5 1.5 3 0.7 6 1.1 2.5, b = 1 2 3 4
// differentiate: ldl(v, b)  at: v = 4 1 0.5 3, b = 1 2  roundoff: 1e-10
#include "cs.h"
#include "ldl.h"

static const int rows[] = {0, 1, 3, 1, 2, 2, 0, 3, 1, 0}, columns[] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 3};

static cs *matrix(double *v, int symmetric) {
  cs *t = cs_spalloc(4, 4, 1, 1, 1);
  for (int k = 0; k < 10; k++) {
    cs_entry(t, rows[k], columns[k], v[k]);
    if (symmetric && rows[k] != columns[k]) cs_entry(t, columns[k], rows[k], v[k]);
  }
  for (int i = 0; symmetric && i < 4; i++) cs_entry(t, i, i, 8);
  cs *a = cs_compress(t);
  cs_spfree(t);
  cs_dupl(a);
  return a;
}

static double weighted(double *x) {
  double r = 0;
  for (int i = 0; i < 4; i++) r += (i + 1) * x[i];
  return r;
}

double lu(double *v, double *b) {
  cs *a = matrix(v, 0);
  double x[4] = {b[0], b[1], b[2], b[3]};
  cs_lusol(1, a, x, 1e-3);
  cs_spfree(a);
  return weighted(x);
}

double cholesky(double *v, double *b) {
  cs *a = matrix(v, 1);
  double x[4] = {b[0], b[1], b[2], b[3]};
  cs_cholsol(1, a, x);
  cs_spfree(a);
  return weighted(x);
}

double qr(double *v, double *b) {
  cs *a = matrix(v, 0);
  double x[4] = {b[0], b[1], b[2], b[3]};
  cs_qrsol(3, a, x);
  cs_spfree(a);
  return weighted(x);
}

double product(double *v, double *b) {
  cs *a = matrix(v, 0), *t = cs_transpose(a, 1), *p = cs_multiply(a, t), *s = cs_add(p, a, 2, b[3]);
  double y[4] = {0};
  cs_gaxpy(s, b, y);
  double r = weighted(y) + cs_norm(p);
  cs_spfree(a), cs_spfree(t), cs_spfree(p), cs_spfree(s);
  return r;
}

double ldl(double *v, double *b) {
  int ap[] = {0, 2, 4}, ai[] = {0, 1, 0, 1}, lp[3], parent[2], lnz[2], li[4], pattern[2], flag[2];
  double lx[4], d[2], y[2], x[2] = {b[0], b[1]}, ax[4] = {v[0], v[1], v[1], v[3] + v[2]};
  ldl_symbolic(2, ap, ai, lp, parent, lnz, flag, 0, 0);
  ldl_numeric(2, ap, ai, ax, lp, parent, lnz, li, lx, d, y, pattern, flag, 0, 0);
  ldl_lsolve(2, x, lp, li, lx);
  ldl_dsolve(2, x, d);
  ldl_ltsolve(2, x, lp, li, lx);
  return x[0] + 2 * x[1];
}
