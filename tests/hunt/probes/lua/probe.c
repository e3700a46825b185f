// differentiate: call_script(x, y)  at: x = 0.7, y = 1.3
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

static const char text[] =
    "function f(x, y)\n"
    "  local t = {}\n"
    "  for i = 1, 5 do t[i] = x * i + y end\n"
    "  local s = 0\n"
    "  for i, v in ipairs(t) do s = s + v * v / i end\n"
    "  return s + math.sin(x) * math.exp(-y)\n"
    "end\n";

double call_script(double x, double y) {
  lua_State *state = luaL_newstate();
  luaL_openlibs(state);
  if (luaL_loadstring(state, text) || lua_pcall(state, 0, 0, 0)) return -1;
  lua_getglobal(state, "f");
  lua_pushnumber(state, x);
  lua_pushnumber(state, y);
  lua_call(state, 2, 1);
  double r = lua_tonumber(state, -1);
  lua_close(state);
  return r;
}
