// differentiate: formula(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-10
// differentiate: in_bulk(x, out)  at: x = 0.1 0.4 0.9, out = zeros(3)  roundoff: 1e-10
#include <muParser.h>

extern "C" double formula(double x, double y) {
  mu::Parser parser;
  parser.DefineVar("x", &x);
  parser.DefineVar("y", &y);
  parser.DefineConst("c", 0.25);
  parser.SetExpr("x*y^2 + sin(x)*exp(-y) + (x > 0 ? c*sqrt(x) : y)");
  return parser.Eval();
}

extern "C" void in_bulk(double *x, double *out) {
  double v = 0, w = 0;
  mu::Parser parser;
  parser.DefineVar("v", &v);
  parser.DefineVar("w", &w);
  parser.SetExpr("w = v*v + 1, atan(w) / (1 + v)");
  for (int i = 0; i < 3; i++) v = x[i], out[i] = parser.Eval() + w;
}
