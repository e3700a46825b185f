// differentiate: runge_kutta(y, p, how)  at: y = 1 0.2, p = 0.6 0.9, how = 0  tolerance: 1e-5  roundoff: 1e-9
// differentiate: prince_dormand(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: adams(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-4  roundoff: 1e-8
// differentiate: implicit(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-4  roundoff: 1e-8
// differentiate: stiff(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-4  roundoff: 1e-8
#include <gsl/gsl_odeiv2.h>

static int rate(double t, const double *y, double *f, void *at) {
  double *p = at;
  f[0] = y[1], f[1] = p[0] * (1 - y[0] * y[0]) * y[1] - p[1] * y[0];
  return 0;
}

static int jacobian(double t, const double *y, double *j, double *dt, void *at) {
  double *p = at;
  j[0] = 0, j[1] = 1, j[2] = -2 * p[0] * y[0] * y[1] - p[1], j[3] = p[0] * (1 - y[0] * y[0]);
  dt[0] = dt[1] = 0;
  return 0;
}

static double run(const gsl_odeiv2_step_type *kind, double *y, double *p) {
  gsl_odeiv2_system system = {rate, jacobian, 2, p};
  gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(&system, kind, 1e-3, 1e-9, 1e-9);
  double t = 0;
  gsl_odeiv2_driver_apply(driver, &t, 1.0, y);
  gsl_odeiv2_driver_free(driver);
  return y[0] * y[1];
}

double runge_kutta(double *y, double *p, int how) {
  return run(how ? gsl_odeiv2_step_rkck : gsl_odeiv2_step_rkf45, y, p);
}

double prince_dormand(double *y, double *p) { return run(gsl_odeiv2_step_rk8pd, y, p); }

double adams(double *y, double *p) { return run(gsl_odeiv2_step_msadams, y, p); }

double implicit(double *y, double *p) { return run(gsl_odeiv2_step_rk4imp, y, p); }

double stiff(double *y, double *p) { return run(gsl_odeiv2_step_bsimp, y, p); }
