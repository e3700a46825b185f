// differentiate: formula(x, y)  at: x = 0.7, y = 1.3
// differentiate: loops(x)  at: x = 0.4 1.2 0.9  roundoff: 1e-10
// differentiate: vectors(v, out)  at: v = 0.5 1.5 -0.7 2.1, out = zeros(4)  roundoff: 1e-10
#include <exprtk.hpp>

template <typename Fill>
static double evaluated(const char *text, Fill fill) {
  exprtk::symbol_table<double> names;
  fill(names);
  names.add_constants();
  exprtk::expression<double> compiled;
  compiled.register_symbol_table(names);
  exprtk::parser<double> parser;
  if (!parser.compile(text, compiled)) return 0;
  return compiled.value();
}

extern "C" double formula(double x, double y) {
  return evaluated("clamp(-1, sin(2 * pi * x / 10), 1) * exp(-y / 2) + x^3 * y^1.5 - log(x + y) / hypot(x, y)",
                   [&](auto &names) { names.add_variable("x", x), names.add_variable("y", y); });
}

extern "C" double loops(double *x) {
  return evaluated(
      "var s := 0; for (var i := 1; i <= 8; i += 1) { s += a * cos(i * b) / (i + c); if (s > 100) break; }; "
      "var k := 0; while (k < 5) { s := s * 0.9 + atan2(b, k + c); k += 1; }; s^2 + tanh(s)",
      [&](auto &names) {
        names.add_variable("a", x[0]), names.add_variable("b", x[1]), names.add_variable("c", x[2]);
      });
}

extern "C" double vectors(double *v, double *out) {
  return evaluated("out := 2 * v + v * v; out[2] += exp(v[1]); sum(out) + avg(v) * out[0]", [&](auto &names) {
    names.add_vector("v", v, 4);
    names.add_vector("out", out, 4);
  });
}
