// differentiate: formula(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-10
// differentiate: slope(x)  at: x = 0.7 1.3 -0.4  roundoff: 1e-10
// differentiate: table(x, out, n)  at: x = 0.3 0.9 1.7, out = zeros(3), n = 3  roundoff: 1e-10
// differentiate: newton(a, b)  at: a = 0.4, b = 1.9  roundoff: 1e-9
// differentiate: written(c, x)  at: c = 0.375 1.25 -0.75, x = 0.6  tolerance: 1e-3  roundoff: 1e-9
#include <math.h>
#include <matheval.h>
#include <stdio.h>

// of flex's library
int yywrap(void) { return 1; }

double formula(double x, double y) {
  void *f = evaluator_create("sin(x) * exp(-y) + sqrt(x^2 + y^2) / (1 + sech(x * y)) - log(pi * y)");
  double got = evaluator_evaluate_x_y(f, x, y);
  evaluator_destroy(f);
  return got;
}

// of the symbolic derivative, and of its own
double slope(double *x) {
  void *f = evaluator_create("x^3 * cos(y * z) + atan(x / (2 + y)) * cosh(z)"), *fx = evaluator_derivative_x(f), *fxy = evaluator_derivative(fx, "y");
  char *names[] = {"x", "y", "z"};
  double got = evaluator_evaluate_x_y_z(fx, x[0], x[1], x[2]) * evaluator_evaluate(fxy, 3, names, x);
  evaluator_destroy(fxy);
  evaluator_destroy(fx);
  evaluator_destroy(f);
  return got;
}

// one evaluator that is kept, many points
double table(double *x, double *out, int n) {
  static void *f = 0;
  if (!f) f = evaluator_create("exp(-x^2 / 2) / sqrt(2 * pi) + cot(1 + x) * step(x) + abs(x - 1) * asinh(x)");
  double sum = 0;
  for (int i = 0; i < n; i++) out[i] = evaluator_evaluate_x(f, x[i]), sum += out[i] * x[i];
  return sum;
}

// a root by Newton's method: of a formula of the user's and its symbolic derivative
double newton(double a, double b) {
  char *names[] = {"a", "b", "x"}, **found;
  int count;
  void *f = evaluator_create("x - a * sin(x) - b"), *df = evaluator_derivative(f, "x");
  double values[3] = {a, b, b};
  evaluator_get_variables(f, &found, &count);
  for (int i = 0; i < 20; i++) {
    double step = evaluator_evaluate(f, 3, names, values) / evaluator_evaluate(df, 3, names, values);
    values[2] -= step;
  }
  evaluator_destroy(df);
  evaluator_destroy(f);
  return values[2] + count;
}

// coefficients are numbers of other inputs, variables of many evaluators
double written(double *c, double x) {
  char *names[] = {"c0", "c1", "c2", "x"};
  double values[4] = {c[0], c[1], c[2], x}, sum = 0;
  for (int i = 1; i < 4; i++) {
    char text[100];
    snprintf(text, sizeof text, "c0 * x^%d + c1 * exp(c2 * x / %d)", i, i);
    void *f = evaluator_create(text);
    sum += evaluator_evaluate(f, 4, names, values);
    evaluator_destroy(f);
  }
  return sum;
}
