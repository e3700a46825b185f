// differentiate: expression(x, y)  at: x = 0.7, y = 1.3  roundoff: 1e-9
// differentiate: newton(c, guess)  at: c = 2.5 -1.2 0.4, guess = 1.5  roundoff: 1e-9
// differentiate: folded(v)  at: v = 0.7 1.9 -0.3 2.4 0.8  roundoff: 1e-9
// differentiate: called(x, k)  at: x = 0.3 1.1 0.6, k = 0.8  roundoff: 1e-9
#include <math.h>
#include <stdlib.h>
#include "scheme-private.h"
#include "scheme.h"

static scheme *started(void) {
  scheme *sc = scheme_init_new();
  scheme_set_output_port_file(sc, stderr);
  return sc;
}

static void define(scheme *sc, const char *name, double value) {
  scheme_define(sc, sc->global_env, mk_symbol(sc, name), mk_real(sc, value));
}

static double result(scheme *sc, const char *program) {
  scheme_load_string(sc, program);
  double value = sc->retcode == 0 && sc->vptr->is_number(sc->value) ? sc->vptr->rvalue(sc->value) : NAN;
  scheme_deinit(sc);
  free(sc);
  return value;
}

double expression(double x, double y) {
  scheme *sc = started();
  define(sc, "x", x), define(sc, "y", y);
  return result(sc, "(+ (* (sin x) (exp (* -0.4 y))) (expt y 2.5) (/ (sqrt x) (- 3 y)) (atan y x))");
}

double newton(double *c, double guess) {
  scheme *sc = started();
  define(sc, "a", c[0]), define(sc, "b", c[1]), define(sc, "c", c[2]), define(sc, "guess", guess);
  return result(sc,
    "(define (poly x) (- (* x (+ b (* x (+ c x)))) a))"
    "(define (slope x) (+ b (* x (+ (* 2 c) (* 3 x)))))"
    "(define (iterate x n) (if (= n 0) x (iterate (- x (/ (poly x) (slope x))) (- n 1))))"
    "(iterate guess 4)");
}

double folded(double *v) {
  scheme *sc = started();
  pointer list = sc->NIL;
  for (int i = 4; i >= 0; i--) list = cons(sc, mk_real(sc, v[i]), list);
  scheme_define(sc, sc->global_env, mk_symbol(sc, "items"), list);
  return result(sc,
    "(define (fold f start rest) (if (null? rest) start (fold f (f start (car rest)) (cdr rest))))"
    "(define (each f rest) (if (null? rest) '() (cons (f (car rest)) (each f (cdr rest)))))"
    "(define mean (/ (fold + 0 items) 5))"
    "(define squares (each (lambda (x) (* (- x mean) (- x mean))) items))"
    "(let* ((spread (fold + 0.0 squares)) (both (cons spread (car items)))) (+ (sqrt (car both)) (cdr both)))");
}

static double strength;

static pointer potential(scheme *sc, pointer args) {
  double r = sc->vptr->rvalue(sc->vptr->pair_car(args));
  return mk_real(sc, strength * (exp(-2 * r) - 2 * exp(-r)));
}

double called(double *x, double k) {
  scheme *sc = started();
  strength = k;
  scheme_define(sc, sc->global_env, mk_symbol(sc, "potential"), mk_foreign_func(sc, potential));
  define(sc, "a", x[0]), define(sc, "b", x[1]), define(sc, "c", x[2]);
  return result(sc,
    "(define (far p q) (let ((d (- p q))) (if (< d 0) (- d) d)))"
    "(define (pair p q) (potential (far p q)))"
    "(+ (pair a b) (pair b c) (pair a c))");
}
