// differentiate: grouped(x, p, f)  at: x = random(24, 0, 3), p = 0.5 2.4 0.7 2.1, f = 2.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: weighted(x, w, p)  at: x = random(24, 0, 3), w = random(12, 0.5, 1.5), p = 0.5 2.4 0.7 2.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: by_medians(x, w)  at: x = 0.11 0.95 2.31 1.42 0.53 2.75 1.87 0.24 1.15 2.06 2.57 0.68 0.43 1.72 0.35 2.81 2.14 1.23 1.56 1.33 0.62 2.45 2.02 2.78, w = random(12, 0.5, 1.5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: learnt(x, p, rate)  at: x = random(24, 0, 3), p = 0.5 2.4 0.7 2.1, rate = 0.3  tolerance: 1e-5  roundoff: 1e-8
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cmeans(double *x, int *nr_x, int *nc, double *p, int *nr_p, double *w, double *f, int *dist, int *itermax, double *reltol, int *verbose,
            double *u, double *ermin, int *iter);
void ufcl(double *x, int *nr_x, int *nc, double *p, int *nr_p, double *w, double *f, int *dist, int *itermax, double *reltol, int *verbose,
          double *rate_par, double *u, double *ermin, int *iter);

static double clustered(double *x, double *w, double *p, double f, int dist) {
  int n = 12, d = 2, k = 2, most = 60, quiet = 0, steps;
  double reltol = 1e-15, member[24], least;
  cmeans(x, &n, &d, p, &k, w, &f, &dist, &most, &reltol, &quiet, member, &least, &steps);
  return least + member[0] * member[3];
}

static double ones[12] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

double grouped(double *x, double *p, double f) { return clustered(x, ones, p, f, 0); }

double weighted(double *x, double *w, double *p) { return clustered(x, w, p, 1.7, 0); }

double by_medians(double *x, double *w) {
  double p[4] = {0.5, 2.4, 0.7, 2.1};
  return clustered(x, w, p, 2, 1) + p[0] * p[2];
}

double learnt(double *x, double *p, double rate) {
  int n = 12, d = 2, k = 2, most = 6, quiet = 0, steps, dist = 0;
  double reltol = 1e-15, member[24], least, f = 2.2;
  ufcl(x, &n, &d, p, &k, ones, &f, &dist, &most, &reltol, &quiet, &rate, member, &least, &steps);
  return least + member[0] * member[3];
}

// what the package wants of R
char *R_alloc(size_t n, int size) { return calloc(n, size); }
void rsort_with_index(double *x, int *places, int n) {
  for (int i = 1; i < n; i++) {
    double v = x[i];
    int place = places[i], j = i;
    for (; j > 0 && x[j - 1] > v; j--) x[j] = x[j - 1], places[j] = places[j - 1];
    x[j] = v, places[j] = place;
  }
}
void Rprintf(const char *format, ...) { fputs(format, stderr); }
double R_PosInf = 1e300;
