// differentiate: rosenbrock_minimum(p, out)  at: p = 1.1 0.9 20, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: lasso_minimum(p, out)  at: p = 1.5 -2 0.05 0.3, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include <lbfgs.h>

static lbfgsfloatval_t rosenbrock(void *at, const lbfgsfloatval_t *x, lbfgsfloatval_t *g, int n, lbfgsfloatval_t step) {
  const double *p = at;
  double a = p[0] - x[0], b = x[1] - x[0] * x[0] * p[1];
  g[0] = -2 * a - p[2] * 4 * b * x[0] * p[1];
  g[1] = 2 * p[2] * b;
  g[2] = 2 * (x[2] - p[0] * p[1]);
  return a * a + p[2] * b * b + (x[2] - p[0] * p[1]) * (x[2] - p[0] * p[1]);
}

static double minimise(lbfgs_evaluate_t f, double *p, double *out, lbfgs_parameter_t *how) {
  double *x = lbfgs_malloc(3), value = 0;
  for (int i = 0; i < 3; i++) x[i] = 0.3 * (i + 1);
  lbfgs(3, x, &value, f, 0, p, how);
  for (int i = 0; i < 3; i++) out[i] = x[i];
  lbfgs_free(x);
  return value;
}

double rosenbrock_minimum(double *p, double *out) {
  lbfgs_parameter_t how;
  lbfgs_parameter_init(&how);
  how.epsilon = 1e-12;
  return minimise(rosenbrock, p, out, &how);
}

static lbfgsfloatval_t quadratic(void *at, const lbfgsfloatval_t *x, lbfgsfloatval_t *g, int n, lbfgsfloatval_t step) {
  const double *p = at;
  double value = 0;
  for (int i = 0; i < n; i++) {
    double r = (1 + i) * x[i] - p[i % 3];
    g[i] = 2 * r * (1 + i) * p[3];
    value += r * r * p[3];
  }
  return value;
}

double lasso_minimum(double *p, double *out) {
  lbfgs_parameter_t how;
  lbfgs_parameter_init(&how);
  how.orthantwise_c = 0.1, how.linesearch = LBFGS_LINESEARCH_BACKTRACKING, how.epsilon = 1e-11;
  return minimise(quadratic, p, out, &how);
}
