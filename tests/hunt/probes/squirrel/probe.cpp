// differentiate: scored(x, out)  at: x = 0.7 1.3 -0.4, out = zeros(3)  roundoff: 1e-10
// differentiate: shapes(r, h)  at: r = 1.2, h = 0.7  roundoff: 1e-10
// differentiate: called_back(x)  at: x = 0.9 0.4  roundoff: 1e-10
// differentiate: newton(a)  at: a = 2.7  roundoff: 1e-10
#include <cmath>
#include <cstring>
#include <squirrel.h>
#include <sqstdaux.h>
#include <sqstdmath.h>

static HSQUIRRELVM opened(const char *script) {
  HSQUIRRELVM v = sq_open(1024);
  sq_pushroottable(v);
  sqstd_register_mathlib(v);
  if (SQ_SUCCEEDED(sq_compilebuffer(v, script, strlen(script), "script", SQTrue))) {
    sq_pushroottable(v);
    sq_call(v, 1, SQFalse, SQTrue);
    sq_pop(v, 1);
  }
  return v;
}

// calls a function of the script with numbers; its result stays on the stack
static bool call(HSQUIRRELVM v, const char *name, const double *x, int n) {
  sq_pushstring(v, name, -1);
  if (SQ_FAILED(sq_get(v, -2))) return false;
  sq_pushroottable(v);
  for (int i = 0; i < n; i++) sq_pushfloat(v, x[i]);
  return SQ_SUCCEEDED(sq_call(v, n + 1, SQTrue, SQTrue));
}

// an array that the script makes, read element by element
extern "C" double scored(double *x, double *out) {
  HSQUIRRELVM v = opened("function score(a, b, c) {\n"
                         "  local t = [], s = 0.0;\n"
                         "  for (local i = 1; i <= 5; i++) t.append(a * i + b);\n"
                         "  foreach (i, e in t) s += e * e / (i + 1);\n"
                         "  return [s, sin(a) * exp(-b), pow(b, 1.5) + c * c * c];\n"
                         "}\n");
  double sum = NAN;
  if (call(v, "score", x, 3)) {
    sum = 0;
    for (int i = 0; i < 3; i++) {
      SQFloat r = NAN;
      sq_pushinteger(v, i);
      sq_get(v, -2);
      sq_getfloat(v, -1, &r);
      sq_pop(v, 1);
      out[i] = r;
      sum += r * r;
    }
  }
  sq_close(v);
  return sum;
}

// classes with a method that is overridden
extern "C" double shapes(double r, double h) {
  HSQUIRRELVM v = opened("class Shape {\n"
                         "  size = null;\n"
                         "  constructor(s) { size = s; }\n"
                         "  function area() { return 0.0; }\n"
                         "  function volume(h) { return area() * h; }\n"
                         "}\n"
                         "class Circle extends Shape { function area() { return PI * size * size; } }\n"
                         "class Square extends Shape { function area() { return size * size; } }\n"
                         "function total(r, h) {\n"
                         "  local all = { circle = Circle(r), square = Square(2 * r) };\n"
                         "  return all.circle.volume(h) + sqrt(all.square.volume(h));\n"
                         "}\n");
  double x[2] = {r, h};
  SQFloat result = NAN;
  if (call(v, "total", x, 2)) sq_getfloat(v, -1, &result);
  sq_close(v);
  return result;
}

static SQInteger potential(HSQUIRRELVM v) {
  SQFloat r, depth;
  sq_getfloat(v, 2, &r);
  sq_getfloat(v, 3, &depth);
  double s = 1 / (r * r * r);
  sq_pushfloat(v, 4 * depth * (s * s - s));
  return 1;
}

// the script sums a function of the host
extern "C" double called_back(double *x) {
  HSQUIRRELVM v = opened("function energy(a, depth) {\n"
                         "  local f = @(k) potential(a * k, depth);\n"
                         "  local s = 0;\n"
                         "  for (local k = 1.0; k < 5; k += 1) s += f(k) + 0.1 * k * a;\n"
                         "  return s;\n"
                         "}\n");
  sq_pushstring(v, "potential", -1);
  sq_newclosure(v, potential, 0);
  sq_newslot(v, -3, SQFalse);
  SQFloat result = NAN;
  if (call(v, "energy", x, 2)) sq_getfloat(v, -1, &result);
  sq_close(v);
  return result;
}

// a root, by a recursive closure with an outer variable
extern "C" double newton(double a) {
  HSQUIRRELVM v = opened("function root(a) {\n"
                         "  local count = 0, step = null;\n"
                         "  step = function(x) {\n"
                         "    count++;\n"
                         "    local next = x - (x * x * x - a) / (3 * x * x);\n"
                         "    return count < 8 ? step(next) : next;\n"
                         "  }\n"
                         "  return step(a) * count;\n"
                         "}\n");
  SQFloat result = NAN;
  if (call(v, "root", &a, 1)) sq_getfloat(v, -1, &result);
  sq_close(v);
  return result;
}
