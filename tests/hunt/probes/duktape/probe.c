// differentiate: call_script(x, y)  at: x = 0.7, y = 1.3
// differentiate: closures(x)  at: x = 0.4 1.2 -0.3  roundoff: 1e-10
// differentiate: objects(x)  at: x = 1.5 0.8 2.1  roundoff: 1e-10
#include <duktape.h>

static const char text[] =
    "function f(x, y) {"
    "  var t = [], s = 0;"
    "  for (var i = 1; i <= 5; i++) t.push(x * i + y);"
    "  for (var i = 0; i < t.length; i++) s += t[i] * t[i] / (i + 1);"
    "  return s + Math.sin(x) * Math.exp(-y);"
    "}"
    "function g(a, b, c) {"
    "  function scaled(by) { return function (v) { return by * v + Math.cos(v); }; }"
    "  return [a, b, c].map(scaled(a * b)).reduce(function (s, v) { return s + v * v; }, c);"
    "}"
    "function Body(mass, at) { this.mass = mass; this.at = at; }"
    "Body.prototype.pull = function (other) {"
    "  var d = this.at - other.at;"
    "  return this.mass * other.mass / (d * d + 0.1);"
    "};"
    "function h(a, b, c) {"
    "  var all = { one: new Body(a, 0.5), two: new Body(b, c), three: new Body(1, a * b) }, sum = 0;"
    "  for (var i in all) for (var j in all) if (i < j) sum += all[i].pull(all[j]);"
    "  return Math.sqrt(sum);"
    "}";

static double called(const char *name, const double *given, int count) {
  duk_context *state = duk_create_heap_default();
  duk_eval_string_noresult(state, text);
  duk_get_global_string(state, name);
  for (int i = 0; i < count; i++) duk_push_number(state, given[i]);
  duk_call(state, count);
  double r = duk_get_number(state, -1);
  duk_destroy_heap(state);
  return r;
}

double call_script(double x, double y) {
  double both[] = {x, y};
  return called("f", both, 2);
}

double closures(double *x) { return called("g", x, 3); }

double objects(double *x) { return called("h", x, 3); }
