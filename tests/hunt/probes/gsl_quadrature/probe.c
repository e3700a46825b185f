// differentiate: adaptive(p)  at: p = 0.7 1.3  roundoff: 1e-10
// differentiate: singular(p)  at: p = 0.7 1.3  roundoff: 1e-10
// differentiate: doubly_adaptive(p)  at: p = 0.7 1.3  roundoff: 1e-10
// differentiate: fixed_points(p)  at: p = 0.7 1.3
// differentiate: romberg(p)  at: p = 0.7 1.3
// differentiate: brent_root(p)  at: p = 0.7 1.3  tolerance: 1e-4
// differentiate: newton_root(p)  at: p = 0.7 1.3
// differentiate: splines(y, x)  at: y = 1 3 2 5 4 6 3, x = 2.3  roundoff: 1e-11
// differentiate: cubic_roots(a, out)  at: a = -6.1 11 -6, out = zeros(3)
// differentiate: chebyshev(p, x)  at: p = 0.7 1.3, x = 0.4
#include <gsl/gsl_chebyshev.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_interp.h>
#include <gsl/gsl_poly.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_spline.h>
#include <math.h>

static double smooth(double x, void *at) {
  double *p = at;
  return exp(-p[0] * x) * cos(p[1] * x * x);
}

static double rooted(double x, void *at) {
  double *p = at;
  return log(p[0] * x) / sqrt(x) * p[1];
}

double adaptive(double *p) {
  gsl_function f = {smooth, p};
  gsl_integration_workspace *work = gsl_integration_workspace_alloc(100);
  double r, error, tail;
  gsl_integration_qag(&f, 0, 3, 1e-10, 1e-10, 100, GSL_INTEG_GAUSS21, work, &r, &error);
  gsl_integration_workspace_free(work);
  return r;
}

double singular(double *p) {
  gsl_function f = {rooted, p};
  gsl_integration_workspace *work = gsl_integration_workspace_alloc(100);
  double r, error;
  gsl_integration_qags(&f, 0, 1, 1e-9, 1e-9, 100, work, &r, &error);
  gsl_integration_workspace_free(work);
  return r;
}

double doubly_adaptive(double *p) {
  gsl_function f = {smooth, p};
  gsl_integration_cquad_workspace *work = gsl_integration_cquad_workspace_alloc(20);
  double r, error;
  size_t count;
  gsl_integration_cquad(&f, 0, 2, 1e-10, 1e-10, work, &r, &error, &count);
  gsl_integration_cquad_workspace_free(work);
  return r;
}

double fixed_points(double *p) {
  gsl_function f = {smooth, p};
  gsl_integration_glfixed_table *table = gsl_integration_glfixed_table_alloc(7);
  double r = gsl_integration_glfixed(&f, 0, p[1], table), other, error;
  size_t count;
  gsl_integration_glfixed_table_free(table);
  gsl_integration_qng(&f, 0, 1, 1e-8, 1e-8, &other, &error, &count);
  return r + other;
}

double romberg(double *p) {
  gsl_function f = {smooth, p};
  gsl_integration_romberg_workspace *work = gsl_integration_romberg_alloc(12);
  double r;
  size_t count;
  gsl_integration_romberg(&f, 0, 1, 1e-10, 1e-10, &r, &count, work);
  gsl_integration_romberg_free(work);
  return r;
}

static double cubic(double x, void *at) {
  double *p = at;
  return x * x * x - p[0] * x - p[1];
}

static double slope(double x, void *at) {
  double *p = at;
  return 3 * x * x - p[0];
}

static void both(double x, void *at, double *f, double *d) { *f = cubic(x, at), *d = slope(x, at); }

double brent_root(double *p) {
  gsl_function f = {cubic, p};
  gsl_root_fsolver *solver = gsl_root_fsolver_alloc(gsl_root_fsolver_brent);
  gsl_root_fsolver_set(solver, &f, 0, 4);
  for (int i = 0; i < 60; i++) {
    gsl_root_fsolver_iterate(solver);
    if (gsl_root_test_interval(gsl_root_fsolver_x_lower(solver), gsl_root_fsolver_x_upper(solver), 0, 1e-12) !=
        GSL_CONTINUE)
      break;
  }
  double r = gsl_root_fsolver_root(solver);
  gsl_root_fsolver_free(solver);
  return r;
}

double newton_root(double *p) {
  gsl_function_fdf f = {cubic, slope, both, p};
  gsl_root_fdfsolver *solver = gsl_root_fdfsolver_alloc(gsl_root_fdfsolver_steffenson);
  gsl_root_fdfsolver_set(solver, &f, 2);
  for (int i = 0; i < 6; i++) gsl_root_fdfsolver_iterate(solver);
  double r = gsl_root_fdfsolver_root(solver);
  gsl_root_fdfsolver_free(solver);
  return r;
}

double splines(double *y, double x) {
  const gsl_interp_type *kinds[] = {gsl_interp_cspline, gsl_interp_akima, gsl_interp_steffen, gsl_interp_polynomial};
  double at[7] = {0, 1, 2, 3.5, 4, 5, 6}, r = 0;
  for (int k = 0; k < 4; k++) {
    gsl_spline *s = gsl_spline_alloc(kinds[k], 7);
    gsl_interp_accel *place = gsl_interp_accel_alloc();
    gsl_spline_init(s, at, y, 7);
    r += gsl_spline_eval(s, x, place) + 0.3 * gsl_spline_eval_deriv(s, x + 1, place);
    if (k < 3) r += gsl_spline_eval_integ(s, 0.5, x, place);
    gsl_spline_free(s);
    gsl_interp_accel_free(place);
  }
  return r;
}

double cubic_roots(double *a, double *out) {
  double x[3];
  int n = gsl_poly_solve_cubic(a[0], a[1], a[2], x, x + 1, x + 2);
  for (int i = 0; i < n; i++) out[i] = x[i];
  double y[2];
  gsl_poly_solve_quadratic(a[0], a[1], a[2] * 0.1, y, y + 1);
  return y[0] * y[0] + y[1];
}

double chebyshev(double *p, double x) {
  gsl_function f = {smooth, p};
  gsl_cheb_series *series = gsl_cheb_alloc(16);
  gsl_cheb_init(series, &f, 0, 1);
  double r = gsl_cheb_eval(series, x);
  gsl_cheb_free(series);
  return r;
}
