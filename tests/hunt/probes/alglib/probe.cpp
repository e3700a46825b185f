// differentiate: surface(x, y, z, out)  at: x = 0 0.7 1.5 2.4 3.1 4, y = 0.2 1.1 1.7 2.9 3.3, z = random(30, -1, 1), out = zeros(6)  roundoff: 1e-9
// differentiate: fitted(y, c)  at: y = 1.1 1.45 1.62 2.3 2.75 3.9 4.6 6.1, c = 0.8 0.5 0.1  tolerance: 1e-5  roundoff: 1e-7
// differentiate: decomposed(a, b, out)  at: a = random(20, -1, 1), b = random(4, 0.5, 1.5), out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: tails(p, out)  at: p = 1.3 4.5 2.2 0.35 0.6, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: scattered(at, h, out)  at: at = random(18, 0, 1), h = random(9, -1, 1), out = zeros(7)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: quadratic(a, b, x)  at: a = 4 1 0.5 3 -0.7 5, b = -6 -4 2, x = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
#include <dataanalysis.h>
#include <integration.h>
#include <interpolation.h>
#include <linalg.h>
#include <optimization.h>
#include <solvers.h>
#include <specialfunctions.h>
#include <statistics.h>

using namespace alglib;

static real_1d_array vector(const double *x, int n) {
  real_1d_array made;
  made.setcontent(n, x);
  return made;
}

extern "C" double surface(double *x, double *y, double *z, double *out) {
  spline2dinterpolant s;
  spline2dbuildbicubicv(vector(x, 6), 6, vector(y, 5), 5, vector(z, 30), 1, s);
  double f, fx, fy, fxy;
  spline2ddiff(s, 1.9, 1.4, f, fx, fy, fxy);
  spline1dinterpolant akima, cubic, monotone;
  spline1dbuildakima(vector(x, 6), vector(z, 6), akima);
  spline1dbuildcubic(vector(x, 6), vector(z + 6, 6), 6, 1, 0.3, 2, 0, cubic);
  barycentricinterpolant rational;
  barycentricbuildfloaterhormann(vector(x, 6), vector(z, 6), 6, 3, rational);
  out[0] = fx, out[1] = fy, out[2] = fxy;
  out[3] = spline1dcalc(akima, 2.2), out[4] = spline1dintegrate(cubic, 3.7), out[5] = barycentriccalc(rational, 1.1);
  return f + out[3] * out[5];
}

static void growth(const real_1d_array &c, const real_1d_array &x, double &f, void *) { f = c[0] * exp(c[1] * x[0]) + c[2]; }

static void growth_slopes(const real_1d_array &c, const real_1d_array &x, double &f, real_1d_array &grad, void *) {
  double e = exp(c[1] * x[0]);
  f = c[0] * e + c[2];
  grad[0] = e, grad[1] = c[0] * e * x[0], grad[2] = 1;
}

extern "C" double fitted(double *y, double *c) {
  real_2d_array x;
  x.setlength(8, 1);
  for (int i = 0; i < 8; i++) x[i][0] = 0.4 * i;
  real_1d_array found = vector(c, 3);
  lsfitstate state;
  lsfitreport report;
  lsfitcreatefg(x, vector(y, 8), found, true, state);
  lsfitsetcond(state, 0, 6);
  lsfitfit(state, growth, growth_slopes);
  ae_int_t info;
  lsfitresults(state, info, found, report);
  for (int i = 0; i < 3; i++) c[i] = found[i];
  return report.rmserror + found[0] * found[1];
}

extern "C" double decomposed(double *a, double *b, double *out) {
  real_2d_array m, u, vt, square, vectors;
  m.setcontent(5, 4, a);
  real_1d_array w, d, wr, wi, x;
  rmatrixsvd(m, 5, 4, 2, 2, 2, w, u, vt);
  square.setlength(4, 4);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      square[i][j] = i == j ? 0.5 + i : 0;
      for (int k = 0; k < 5; k++) square[i][j] += m[k][i] * m[k][j];
    }
  smatrixevd(square, 4, 1, true, d, vectors);
  real_2d_array factor = square;
  spdmatrixcholesky(factor, 4, false);
  densesolverreport report;
  ae_int_t info;
  rmatrixsolve(square, 4, vector(b, 4), info, report, x);
  for (int i = 0; i < 4; i++) out[i] = w[i], out[4 + i] = d[i], out[8 + i] = x[i];
  return u[0][0] * vt[0][0] + vectors[1][0] * vectors[1][0] + factor[3][3] * rmatrixdet(square);
}

static void peaked(double x, double, double, double &y, void *p) {
  const double *at = (const double *)p;
  y = exp(-at[0] * x * x) / (at[3] * at[3] + (x - at[4]) * (x - at[4]));
}

extern "C" double tails(double *p, double *out) {
  out[0] = incompletegamma(p[1], p[2]);
  out[1] = incompletebeta(p[0], p[1], p[3]);
  out[2] = invnormaldistribution(p[3]) * besselk0(p[0]) + psi(p[1]);
  out[3] = ellipticintegralk(p[3]) + dawsonintegral(p[0]);
  out[4] = lngamma(p[2], out[5]) + errorfunction(p[4]);
  autogkstate state;
  autogkreport report;
  autogksmooth(-1, 2, state);
  autogkintegrate(state, peaked, p);
  autogkresults(state, out[5], report);
  return invincompletegammac(p[1], p[3]) + out[0] * out[5];
}

// heights at scattered places by inverse distances, the axes of the scatter, and the trend of a series
extern "C" double scattered(double *at, double *h, double *out) {
  real_2d_array xy, axes;
  xy.setlength(9, 3);
  for (int i = 0; i < 9; i++) xy[i][0] = at[2 * i], xy[i][1] = at[2 * i + 1], xy[i][2] = h[i];
  idwbuilder builder;
  idwmodel smooth;
  idwreport report;
  idwbuildercreate(2, 1, builder);
  idwbuildersetpoints(builder, xy, 9);
  idwbuildersetalgomstab(builder, 2.5);
  idwbuildersetuserterm(builder, 0.2);
  idwfit(builder, smooth, report);
  real_1d_array variances, trend, noise, y;
  ae_int_t info;
  pcabuildbasis(xy, 9, 3, info, variances, axes);
  ssamodel series;
  ssacreate(series);
  ssasetwindow(series, 4);
  ssaaddsequence(series, vector(h, 9), 9);
  ssasetalgotopkdirect(series, 2);
  ssaforecastlast(series, 3, trend);
  kdtree tree;
  kdtreebuild(xy, 9, 2, 1, 2, tree);
  kdtreequeryknn(tree, vector(at, 2), 3, false);
  kdtreequeryresultsdistances(tree, y);
  for (int i = 0; i < 3; i++) out[i] = variances[i], out[3 + i] = trend[i];
  out[6] = y[0] + y[1] * y[2];
  return idwcalc2(smooth, 0.45, 0.55) + axes[0][0] * axes[0][0];
}

// a quadratic program with bounds and a linear constraint
extern "C" double quadratic(double *a, double *b, double *x) {
  real_2d_array h = "[[0,0,0],[0,0,0],[0,0,0]]", c = "[[1,1,1,2]]";
  for (int i = 0, k = 0; i < 3; i++)
    for (int j = 0; j <= i; j++) h[i][j] = h[j][i] = a[k++] + (i == j ? 2 : 0);
  integer_1d_array kind = "[-1]";
  minqpstate state;
  minqpreport report;
  minqpcreate(3, state);
  minqpsetquadraticterm(state, h);
  minqpsetlinearterm(state, vector(b, 3));
  minqpsetbc(state, "[0,0,0.1]", "[5,5,5]");
  minqpsetlc(state, c, kind);
  minqpsetscale(state, "[1,1,1]");
  minqpsetalgobleic(state, 0, 0, 1e-12, 0);
  minqpoptimize(state);
  real_1d_array found;
  minqpresults(state, found, report);
  for (int i = 0; i < 3; i++) x[i] = found[i];
  return x[0] * x[1] + x[2] + b[0] * x[0];
}
