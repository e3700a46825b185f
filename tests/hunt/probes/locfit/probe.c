// differentiate: curve(x, y, h, out)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.9 0.4 0.3 -0.2, h = 0.9, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-9
// differentiate: neighbours(x, y, out)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.9 0.4 0.3 -0.2, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-9
// differentiate: surface(x, y, out)  at: x = 0.1 0.9 0.52 0.21 1.13 0.44 1.52 0.77 0.05 0.31 1.48 0.9 0.3 1.2 0.8 0.1 1.5 0.7 0.2 1.1 0.6 1.4 0.45 0.85, y = 0.2 0.5 0.3 0.9 1.1 0.8 1.2 0.7 0.9 0.4 0.3 -0.2, out = zeros(2)  tolerance: 1e-3  roundoff: 1e-9
// differentiate: counts(y, h)  at: y = 2 3 1 4 6 5 7 4 3 2 2 1, h = 1.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: density(x, h)  at: x = 0.1 0.35 0.52 0.81 1.13 1.24 1.52 1.77 2.05 2.31 2.48 2.9, h = 1.2  tolerance: 1e-5  roundoff: 1e-8
#include <string.h>
#include "local.h"

extern int lf_maxit, lf_debug;

static const double given[12] = {0.1, 0.35, 0.52, 0.81, 1.13, 1.24, 1.52, 1.77, 2.05, 2.31, 2.48, 2.9};

// fits, and interpolates at points
static double fit(double *x, double *y, int d, double nearest, double h, int degree, int family, const double *at, int m, double *out) {
  lfit lf;
  design des;
  double sum = 0;
  memset(&lf, 0, sizeof lf), memset(&des, 0, sizeof des);
  lf_error = 0, lf_debug = 0, lf_maxit = 20;
  lfit_alloc(&lf);
  lfit_init(&lf);
  for (int i = 0; i < d; i++) lf.lfd.x[i] = x + 12 * i, lf.lfd.sca[i] = 1, lf.lfd.sty[i] = 0;
  lf.lfd.y = y, lf.lfd.n = 12, lf.lfd.d = d;
  lf.sp.nn = nearest, lf.sp.fixh = h, lf.sp.adpen = 0, lf.sp.deg = lf.sp.deg0 = degree, lf.sp.fam = family, lf.sp.lin = LDEFAU, lf.sp.ker = WTCUB;
  lf.sp.acri = ANONE;
  de_mint = 20, de_itype = IDEFA, de_renorm = 0;
  startlf(&des, &lf, procv, 1);
  if (lf_error) return NAN;
  for (int i = 0; i < m; i++) {
    double point[2] = {at[d * i], d == 2 ? at[d * i + 1] : 0};
    double r = dointpoint(&lf, point, PCOEF, lf.evs.ev, 0);
    if (out) out[i] = r;
    sum += r * r;
  }
  return sum + 0.1 * lf.fp.llk;
}

double curve(double *x, double *y, double h, double *out) {
  double at[3] = {0.6, 1.4, 2.2};
  return fit(x, y, 1, 0, h, 2, TGAUS, at, 3, out);
}

double neighbours(double *x, double *y, double *out) {
  double at[3] = {0.6, 1.4, 2.2};
  return fit(x, y, 1, 0.7, 0, 2, TGAUS, at, 3, out);
}

double surface(double *x, double *y, double *out) {
  double at[4] = {0.6, 0.5, 1.1, 0.8};
  return fit(x, y, 2, 0, 1.4, 1, TGAUS, at, 2, out);
}

double counts(double *y, double h) {
  double at[2] = {0.7, 1.9}, x[12];
  memcpy(x, given, sizeof x);
  return fit(x, y, 1, 0, h, 1, TPOIS, at, 2, NULL);
}

double density(double *x, double h) {
  double at[2] = {0.7, 1.9};
  return fit(x, NULL, 1, 0, h, 2, TDEN, at, 2, NULL);
}
