// differentiate: expression(x, y, z)  at: x = 0.7, y = 1.3, z = -0.4  roundoff: 1e-9
// differentiate: newton(c, guess)  at: c = 2.5 -1.2 0.4, guess = 1.5  roundoff: 1e-9
// differentiate: list(v, out)  at: v = 0.7 1.9 -0.3 2.4 0.8, out = zeros(5)  roundoff: 1e-9
// differentiate: called(x, k)  at: x = 0.3 1.1 0.6, k = 0.8  roundoff: 1e-9
// differentiate: oscillator(x0, v0, w, damping)  at: x0 = 1.0, v0 = -0.3, w = 1.7, damping = 0.2  roundoff: 1e-9
#include <math.h>
#include "jim.h"

static Jim_Interp *started(void) {
  Jim_Interp *interp = Jim_CreateInterp();
  Jim_RegisterCoreCommands(interp);
  return interp;
}

static void set(Jim_Interp *interp, const char *name, double value) {
  Jim_SetVariableStr(interp, name, Jim_NewDoubleObj(interp, value));
}

static double result(Jim_Interp *interp, int code) {
  double value = NAN;
  if (code != JIM_OK || Jim_GetDouble(interp, Jim_GetResult(interp), &value) != JIM_OK) return NAN;
  return value;
}

double expression(double x, double y, double z) {
  Jim_Interp *interp = started();
  set(interp, "x", x), set(interp, "y", y), set(interp, "z", z);
  double value = result(interp, Jim_Eval(interp, "expr {sin($x)*exp($y*$z) + pow($y, 2.5) - ($z < 0 ? $x*$z : sqrt($x)) + 3*$x**2 / hypot($y, $z)}"));
  Jim_FreeInterp(interp);
  return value;
}

double newton(double *c, double guess) {
  Jim_Interp *interp = started();
  set(interp, "c0", c[0]), set(interp, "c1", c[1]), set(interp, "c2", c[2]), set(interp, "guess", guess);
  int code = Jim_Eval(interp,
    "proc poly {a b c x} { return [expr {$x**3 + $c*$x**2 + $b*$x - $a}] }\n"
    "proc slope {a b c x} { return [expr {3*$x**2 + 2*$c*$x + $b}] }\n"
    "set x $guess\n"
    "for {set i 0} {$i < 4} {incr i} {\n"
    "  set x [expr {$x - [poly $c0 $c1 $c2 $x] / [slope $c0 $c1 $c2 $x]}]\n"
    "}\n"
    "set x\n");
  double value = result(interp, code);
  Jim_FreeInterp(interp);
  return value;
}

double list(double *v, double *out) {
  Jim_Interp *interp = started();
  Jim_Obj *items = Jim_NewListObj(interp, NULL, 0);
  for (int i = 0; i < 5; i++) Jim_ListAppendElement(interp, items, Jim_NewDoubleObj(interp, v[i]));
  Jim_SetVariableStr(interp, "items", items);
  int code = Jim_Eval(interp,
    "set sum 0.0; set squares {}\n"
    "foreach item $items { set sum [expr {$sum + $item}]; lappend squares [expr {$item * $item}] }\n"
    "set mean [expr {$sum / [llength $items]}]\n"
    "set spread 0.0\n"
    "foreach item $items square $squares { set spread [expr {$spread + ($item - $mean)**2 + 0.1*$square*[lindex $items 2]}] }\n"
    "expr {sqrt($spread)}\n");
  double value = result(interp, code);
  Jim_Obj *squares = Jim_GetVariableStr(interp, "squares", JIM_NONE);
  for (int i = 0; i < 5; i++) Jim_GetDouble(interp, Jim_ListGetIndex(interp, squares, i), &out[i]);
  Jim_FreeInterp(interp);
  return value;
}

// a command of the host's, with its own data
static int potential(Jim_Interp *interp, int argc, Jim_Obj *const *argv) {
  double r, *k = Jim_CmdPrivData(interp);
  if (argc != 2) {
    Jim_WrongNumArgs(interp, 1, argv, "distance");
    return JIM_ERR;
  }
  if (Jim_GetDouble(interp, argv[1], &r) != JIM_OK) return JIM_ERR;
  Jim_SetResult(interp, Jim_NewDoubleObj(interp, *k * (exp(-2 * r) - 2 * exp(-r))));
  return JIM_OK;
}

double called(double *x, double k) {
  Jim_Interp *interp = started();
  Jim_CreateCommand(interp, "potential", potential, &k, NULL);
  set(interp, "a", x[0]), set(interp, "b", x[1]), set(interp, "c", x[2]);
  int code = Jim_Eval(interp,
    "proc pair {p q} { potential [expr {abs($p - $q)}] }\n"
    "set energy [expr {[pair $a $b] + [pair $b $c] + [pair $a $c]}]\n"
    "if {$energy > 0} { set energy [expr {2*$energy}] } else { set energy [expr {$energy*$a}] }\n"
    "set energy\n");
  double value = result(interp, code);
  Jim_FreeInterp(interp);
  return value;
}

// a dictionary is the state
double oscillator(double x0, double v0, double w, double damping) {
  Jim_Interp *interp = started();
  set(interp, "x0", x0), set(interp, "v0", v0), set(interp, "w", w), set(interp, "damping", damping);
  int code = Jim_Eval(interp,
    "set state [dict create x $x0 v $v0]\n"
    "set i 0\n"
    "while {$i < 20} {\n"
    "  set a [expr {-($w**2) * [dict get $state x] - $damping * [dict get $state v]}]\n"
    "  dict set state v [expr {[dict get $state v] + 0.05*$a}]\n"
    "  dict set state x [expr {[dict get $state x] + 0.05*[dict get $state v]}]\n"
    "  incr i\n"
    "}\n"
    "expr {[dict get $state x]**2 + [dict get $state v]**2}\n");
  double value = result(interp, code);
  Jim_FreeInterp(interp);
  return value;
}
