// differentiate: formula(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-10
// differentiate: planes(x)  at: x = 0.4 1.2  roundoff: 1e-10
// differentiate: arrays(v)  at: v = 0.5 1.5 0.7  roundoff: 1e-10
#include <mpParser.h>

using namespace mup;

extern "C" double formula(double x, double y) {
  ParserX parser(pckALL_NON_COMPLEX);
  Value a(x), b(y);
  parser.DefineVar("x", Variable(&a));
  parser.DefineVar("y", Variable(&b));
  parser.SetExpr("(x > 0 ? sin(x) * exp(-y) : 0) + sqrt(x^2 + y^2) + sum(x, y, x * y) / 3");
  return parser.Eval().GetFloat();
}

extern "C" double planes(double *x) {
  ParserX parser(pckALL_COMPLEX);
  Value a(x[0]), b(x[1]);
  parser.DefineVar("a", Variable(&a));
  parser.DefineVar("b", Variable(&b));
  parser.SetExpr("exp(a + b * i) * (b - 2 * a * i)");
  cmplx_type got = parser.Eval().GetComplex();
  return got.real() * got.imag();
}

extern "C" double arrays(double *v) {
  ParserX parser(pckALL_NON_COMPLEX);
  Value all(3, 0);
  for (int i = 0; i < 3; i++) all.At(i) = Value(v[i]);
  parser.DefineVar("v", Variable(&all));
  parser.SetExpr("v[0] * v[1] + cos(v[2]) * v[0] - v[1] / v[2]");
  return parser.Eval().GetFloat();
}
