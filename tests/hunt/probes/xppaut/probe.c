// differentiate: van_der_pol(p, y)  at: p = 3.1, y = 1.2 0.4  tolerance: 1e-4  roundoff: 1e-7
// differentiate: orbit(p, y)  at: p = 0.9, y = 1 0.1 0.05 1.1  tolerance: 1e-4  roundoff: 1e-7
// differentiate: reactions(p, y)  at: p = 0.04 30 10, y = 1 0.1 0  tolerance: 1e-3  roundoff: 1e-5
// differentiate: backward(p, y)  at: p = 0.4 3 1, y = 1 0.1 0  tolerance: 1e-3  roundoff: 1e-5
// differentiate: rosenbrock(p, y)  at: p = 0.4 3 1, y = 1 0.1 0  tolerance: 1e-3  roundoff: 1e-5
// differentiate: resting(p, x)  at: p = 0.7 0.8 0.08 0.5, x = -0.8 -0.1  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "dormpri.h"
#include "gear.h"
#include "stiff.h"

/* what the rest of the program would have and set: no flags, no noise, no window */
double *WORK, DELTA_T = 0.01;
int NFlags, METHOD, ENDSING, PAR_FOL, SHOOT, PAUSER, NODE = 3, Xup, STORFLAG, storind;
int (*rhs)();

void err_msg(const char *text) { fputs(text, stderr); }
void plintf(const char *text, ...) { fputs(text, stderr); }
void ping(void) {}
int my_abort(void) { return 0; }
int my_rhs(double t, double *y, double *f, int n) { return rhs(t, y, f, n); }
void set_wieners(double dt, double *x, double t) {}
double ndrand48(void) { return 0.5; }
void change_current_linestyle(void) {}
void create_eq_box(void) {}
int TwoChoice(void) { return 0; }
void eq_symb(void) {}
void shoot(void) {}
void shoot_easy(void) {}
void usual_integrate_stuff(void) {}
void write_mybrowser_data(void) {}
int one_flag_step_adap(void) { return 0; }
int one_flag_step_dp(void) { return 0; }
int one_flag_step_gear(void) { return 0; }

static double given[4];

static int swinging(double t, double *y, double *f, int n) {
  f[0] = y[1];
  f[1] = given[0] * (1 - y[0] * y[0]) * y[1] - y[0] + 0.3 * cos(t);
  return 0;
}

static int reacting(double t, double *y, double *f, int n) {
  f[0] = -given[0] * y[0] + given[1] * y[1] * y[2];
  f[1] = -f[0] - given[2] * y[1] * y[1];
  f[2] = given[2] * y[1] * y[1];
  return 0;
}

static int firing(double t, double *y, double *f, int n) {
  f[0] = y[0] - y[0] * y[0] * y[0] / 3 - y[1] + given[3];
  f[1] = given[2] * (y[0] + given[0] - given[1] * y[1]);
  return 0;
}

static void pulled(unsigned n, double t, double *y, double *f) {
  double r = sqrt(y[0] * y[0] + y[1] * y[1]);
  f[0] = y[2], f[1] = y[3];
  f[2] = -given[0] * y[0] / (r * r * r), f[3] = -given[0] * y[1] / (r * r * r);
}

static void swung(unsigned n, double t, double *y, double *f) { swinging(t, y, f, 2); }

double van_der_pol(double p, double *y) {
  double rtol = 1e-9, atol = 1e-10, work[100];
  given[0] = p;
  if (dopri5(2, swung, 0, y, 4, &rtol, &atol, 0, NULL, 0, stdout, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, NULL, 0, work) < 0) return NAN;
  return y[0] * y[1];
}

double orbit(double p, double *y) {
  double rtol = 1e-11, atol = 1e-12, work[200];
  given[0] = p;
  if (dop853(4, pulled, 0, y, 5, &rtol, &atol, 0, NULL, 0, stdout, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, NULL, 0, work) < 0) return NAN;
  return y[0] * y[2] + y[1] * y[3];
}

/* Runge and Kutta's steps of any length */
double reactions(double *p, double *y) {
  double t = 0, guess = 0.01, work[200];
  int error, start = 0;
  memcpy(given, p, 3 * sizeof(double));
  rhs = reacting;
  adaptive(y, 3, &t, 2, 1e-9, &guess, 1e-12, work, &error, 1e-8, 0, &start);
  return error ? NAN : y[0] * y[1] + t;
}

/* Gear's method */
double backward(double *p, double *y) {
  double t = 0, work[400], error[10];
  int flag = 0, start = 0, iwork[50];
  memcpy(given, p, 3 * sizeof(double));
  rhs = reacting;
  gear(3, &t, 2, y, 1e-12, 1, 1e-9, 2, error, &flag, &start, work, iwork);
  return flag < 0 ? NAN : y[0] * y[1];
}

double rosenbrock(double *p, double *y) {
  double t = 0, guess = 0.01, work[400];
  int error, start = 0;
  memcpy(given, p, 3 * sizeof(double));
  rhs = reacting;
  adaptive(y, 3, &t, 2, 1e-8, &guess, 1e-12, work, &error, 1e-8, 1, &start);
  return error ? NAN : y[0] * y[1];
}

/* where a neuron rests, by Newton's method with slopes by differences */
double resting(double *p, double *x) {
  double work[200];
  int error;
  memcpy(given, p, 4 * sizeof(double));
  rhs = firing;
  rooter(x, 1e-12, 1e-7, 100, work, &error, 50, 2);
  return error ? NAN : x[0] * x[1];
}
