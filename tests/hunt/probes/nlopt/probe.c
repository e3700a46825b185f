// differentiate: by_gradients(a, b)  at: a = 0.7, b = 1.3  roundoff: 1e-8
// differentiate: without_gradients(a, b)  at: a = 0.7, b = 1.3  roundoff: 1e-6
// differentiate: constrained(a, b)  at: a = 0.7, b = 1.3  roundoff: 1e-8
#include <math.h>
#include <nlopt.h>

typedef struct {
  double a, b;
} shape;

static double objective(unsigned n, const double *x, double *gradient, void *data) {
  const shape *s = data;
  double u = x[0] - s->a, v = x[1] - s->b * x[0];
  if (gradient) {
    gradient[0] = 2 * u - 2 * s->b * v + 0.4 * u * u * u;
    gradient[1] = 2 * v;
  }
  return u * u + v * v + 0.1 * u * u * u * u + 1;
}

static double inside(unsigned n, const double *x, double *gradient, void *data) {
  const shape *s = data;
  if (gradient) {
    gradient[0] = 2 * x[0];
    gradient[1] = 2 * x[1];
  }
  return x[0] * x[0] + x[1] * x[1] - s->b;
}

static double minimum(nlopt_algorithm algorithm, double a, double b, int constrained) {
  shape s = {a, b};
  double x[2] = {0.2, 0.4}, low[2] = {-3, -3}, high[2] = {4, 4}, found = 0;
  nlopt_opt o = nlopt_create(algorithm, 2);
  nlopt_set_min_objective(o, objective, &s);
  nlopt_set_lower_bounds(o, low);
  nlopt_set_upper_bounds(o, high);
  if (constrained) nlopt_add_inequality_constraint(o, inside, &s, 1e-12);
  nlopt_set_xtol_rel(o, 1e-11);
  nlopt_set_maxeval(o, 300);
  nlopt_optimize(o, x, &found);
  nlopt_destroy(o);
  return found + x[0] + 0.5 * x[1];
}

double by_gradients(double a, double b) { return minimum(NLOPT_LD_LBFGS, a, b, 0); }
double without_gradients(double a, double b) { return minimum(NLOPT_LN_BOBYQA, a, b, 0); }
double constrained(double a, double b) { return minimum(NLOPT_LD_SLSQP, a, b, 1); }
