// differentiate: call_script(x, y)  at: x = 0.7, y = 1.3
#include <mujs.h>

static const char text[] =
    "function f(x, y) {"
    "  var t = [], s = 0;"
    "  for (var i = 1; i <= 5; i++) t.push(x * i + y);"
    "  for (var i = 0; i < t.length; i++) s += t[i] * t[i] / (i + 1);"
    "  return s + Math.sin(x) * Math.exp(-y);"
    "}";

double call_script(double x, double y) {
  js_State *state = js_newstate(0, 0, 0);
  js_dostring(state, text);
  js_getglobal(state, "f");
  js_pushundefined(state);
  js_pushnumber(state, x);
  js_pushnumber(state, y);
  js_call(state, 2);
  double r = js_tonumber(state, -1);
  js_freestate(state);
  return r;
}
