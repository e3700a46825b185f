// differentiate: formula(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-10
// differentiate: repeated(x)  at: x = 0.1 0.4 0.9  roundoff: 1e-10
#include <tinyexpr.h>

double formula(double x, double y) {
  te_variable known[] = {{"x", &x}, {"y", &y}};
  te_expr *e = te_compile("x*y^2 + sin(x)*exp(-y) + sqrt(x+1)", known, 2, 0);
  double r = te_eval(e);
  te_free(e);
  return r;
}

static double bent(double a, double b) { return a * a / (1 + b * b); }

double repeated(double *x) {
  double v = 0, r = 0;
  te_variable known[] = {{"v", &v}, {"bent", bent, TE_FUNCTION2}};
  te_expr *e = te_compile("bent(v, cos(v)) + atan2(v, 2)", known, 2, 0);
  for (int i = 0; i < 3; i++) v = x[i], r += (i + 1) * te_eval(e);
  te_free(e);
  return r;
}
