// differentiate: mapped(x)  at: x = 0.3 -0.7 1.2 0.9  roundoff: 1e-12
// differentiate: reduced(x)  at: x = 0.3 -0.7 1.2 0.9  roundoff: 1e-12
// differentiate: sorted(x)  at: x = 0.3 -0.7 1.2 0.9  roundoff: 1e-12
// differentiate: newton(x)  at: x = 2.7 1.3  roundoff: 1e-11
// differentiate: updated(x, out)  at: x = 0.3 -0.7 1.2 0.9, out = zeros(4)  roundoff: 1e-12
#include <jq.h>
#include <jv.h>

static jv array(const double *x, int n) {
  jv made = jv_array();
  for (int k = 0; k < n; k++) made = jv_array_append(made, jv_number(x[k]));
  return made;
}

// the first result of a program for an array of numbers
static jv run(const char *program, const double *x, int n) {
  jq_state *jq = jq_init();
  jq_compile(jq, program);
  jq_start(jq, array(x, n), 0);
  jv result = jq_next(jq);
  jq_teardown(&jq);
  return result;
}

static double number(jv value) {
  double found = jv_number_value(value);
  jv_free(value);
  return found;
}

double mapped(double *x) { return number(run("map(sin * exp + . / 3) | add", x, 4)); }

double reduced(double *x) {
  return number(run("reduce .[] as $a ({s: 0, p: 1}; {s: (.s + $a * $a), p: (.p * ($a + 2))}) | .s / .p", x, 4));
}

double sorted(double *x) {
  return number(run("sort_by(. * .) as $s | [range($s | length) | select(. % 2 == 1) | $s[.] | tanh] | .[0] * .[1]", x, 4));
}

double newton(double *x) {
  return number(run(". as [$a, $g] | first($g | recurse((. + $a / .) / 2) | select((. * . - $a | fabs) < 1e-12))", x, 2));
}

double updated(double *x, double *out) {
  jv result = run(".[1] |= pow(.; 2) | .[2:] |= map(. + 1) | .[0] += .[3]", x, 4);
  for (int k = 0; k < 4; k++) out[k] = number(jv_array_get(jv_copy(result), k));
  jv_free(result);
  return out[0] * out[1];
}
