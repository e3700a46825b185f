// differentiate: logistic(x, y, p)  at: x = 0.4 1.2 2.7 0.9 1.6, y = 0.6 1.0 2.2 1.3 0.8, p = 0.7 0.9 0.8 0.15 1 0.7 -0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: huesler(x, y, p)  at: x = 0.4 1.2 2.7 0.9 1.6, y = 0.6 1.0 2.2 1.3 0.8, p = 1.2 0.9 0.8 0.15 1 0.7 -0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: dirichlet(x, y, p)  at: x = 0.4 1.2 2.7 0.9 1.6, y = 0.6 1.0 2.2 1.3 0.8, p = 1.3 0.7 0.9 0.8 0.15 1 0.7 -0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: neglogistic(x, y, p)  at: x = 0.4 1.2 2.7 0.9 1.6, y = 0.6 1.0 2.2 1.3 0.8, p = 0.8 0.6 0.9 0.9 0.8 0.15 1 0.7 -0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: excesses(x, p)  at: x = 0.4 1.2 2.7 0.9 1.6, p = 0.2 1.1 0.13  tolerance: 1e-5  roundoff: 1e-9
#include "header.h"

static void *taken[64];
static int takings;

char *R_alloc(size_t n, int size) { return taken[takings++] = calloc(n, size); }

static double given_back(double r) {
  while (takings) free(taken[--takings]);
  return r;
}

static void at_all(double place, double *places) {
  for (int i = 0; i < 5; i++) places[i] = place;
}

double logistic(double *x, double *y, double *p) {
  int n = 5, orders[5] = {0, 1, 0, 1, 0}, split = 0;
  double r = 0, first[5], second[5];
  at_all(p[1], first), at_all(p[4], second);
  nlbvlog(x, y, &n, orders, p, first, p + 2, p + 3, second, p + 5, p + 6, &split, &r);
  return given_back(r);
}

double huesler(double *x, double *y, double *p) {
  int n = 5, orders[5] = {0, 1, 0, 1, 0}, split = 0;
  double r = 0, first[5], second[5];
  at_all(p[1], first), at_all(p[4], second);
  nlbvhr(x, y, &n, orders, p, first, p + 2, p + 3, second, p + 5, p + 6, &split, &r);
  return given_back(r);
}

double dirichlet(double *x, double *y, double *p) {
  int n = 5, orders[5] = {0, 1, 0, 1, 0}, split = 0;
  double r = 0, first[5], second[5];
  at_all(p[2], first), at_all(p[5], second);
  nlbvct(x, y, &n, orders, p, p + 1, first, p + 3, p + 4, second, p + 6, p + 7, &split, &r);
  return given_back(r);
}

double neglogistic(double *x, double *y, double *p) {
  int n = 5, orders[5] = {0, 1, 0, 1, 0}, split = 0;
  double r = 0, first[5], second[5];
  at_all(p[3], first), at_all(p[6], second);
  nlbvaneglog(x, y, &n, orders, p, p + 1, p + 2, first, p + 4, p + 5, second, p + 7, p + 8, &split, &r);
  return given_back(r);
}

double excesses(double *x, double *p) {
  int n = 5;
  double r = 0, rate = 0, threshold = 0.3, years = 2.5, y[5];
  for (int i = 0; i < 5; i++) y[i] = x[i];
  nlgpd(x, &n, p, p + 1, p + 2, &r);
  nlpp(y, &n, p, p + 1, p + 2, &threshold, &years, &rate);
  return given_back(r + rate);
}
