// differentiate: kriged(places, y, range, n)  at: places = random(14, 0, 3), y = random(7, -1, 1), range = 0.8, n = 7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: on_earth(lonlat, n)  at: lonlat = 13.4 -0.1 2.3 12.5 52.5 51.5 48.9 41.9, n = 4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: basis(x, centers, c, power)  at: x = random(6, 0, 1), centers = random(8, 0, 1), c = random(4, -1, 1), power = 1.7  tolerance: 1e-5  roundoff: 1e-9
#include "Rinternals.h"
#include <stdlib.h>
#include <string.h>

SEXP RdistC(SEXP x1, SEXP x2), Rdist1C(SEXP x), ExponentialUpperC(SEXP distMat, SEXP n, SEXP alpha), addToDiagC(SEXP mat, SEXP numsToAdd, SEXP n);
SEXP distMatHaversin(SEXP p1, SEXP radius, SEXP ans), multebC(SEXP nd, SEXP x1, SEXP n1, SEXP x2, SEXP n2, SEXP par, SEXP c, SEXP work);

SEXP allocMatrix(int type, int rows, int columns) {
  SEXP made = calloc(1, sizeof *made);
  made->rows = rows, made->columns = columns;
  made->real = malloc(rows * columns * sizeof(double));
  return made;
}

static SEXP matrix(const double *values, int rows, int columns) {
  SEXP made = allocMatrix(REALSXP, rows, columns);
  if (values) memcpy(made->real, values, rows * columns * sizeof *values);
  else memset(made->real, 0, rows * columns * sizeof *values);
  return made;
}

static SEXP integer(int value) {
  SEXP made = allocMatrix(REALSXP, 1, 1);
  made->integer[0] = value;
  return made;
}

static void gone(SEXP s) { free(s->real), free(s); }

// the likelihood of a Gaussian process with an exponential covariance and a nugget
double kriged(double *places, double *y, double *range, int n) {
  SEXP at = matrix(places, n, 2), d = RdistC(at, at), count = integer(n), alpha = matrix(range, 1, 1);
  SEXP k = ExponentialUpperC(d, count, alpha), nugget = matrix(NULL, n, 1);
  for (int i = 0; i < n; i++) nugget->real[i] = 0.05 + 0.01 * i;
  addToDiagC(k, nugget, count);
  double *a = k->real, *z = malloc(n * sizeof *z), sum = 0;
  for (int j = 0; j < n; j++) {  // upper triangle: K = U' U, and U' z = y
    z[j] = y[j];
    for (int i = 0; i <= j; i++) {
      double s = a[j * n + i];
      for (int m = 0; m < i; m++) s -= a[i * n + m] * a[j * n + m];
      a[j * n + i] = i == j ? sqrt(s) : s / a[i * n + i];
    }
    for (int m = 0; m < j; m++) z[j] -= a[j * n + m] * z[m];
    z[j] /= a[j * n + j];
    sum += 0.5 * z[j] * z[j] + log(a[j * n + j]);
  }
  free(z), gone(at), gone(d), gone(count), gone(alpha), gone(k), gone(nugget);
  return sum;
}

double on_earth(double *lonlat, int n) {
  double radius = 6371, sum = 0;
  SEXP at = matrix(lonlat, n, 2), r = matrix(&radius, 1, 1), d = matrix(NULL, n, n);
  distMatHaversin(at, r, d);
  for (int i = 0; i < n * n; i++) sum += d->real[i] * (i + 1) * 1e-4;
  gone(at), gone(r), gone(d);
  return sum;
}

double basis(double *x, double *centers, double *c, double *power) {
  SEXP two = integer(2), three = integer(3), four = integer(4), a = matrix(x, 3, 2), b = matrix(centers, 4, 2);
  SEXP p = matrix(power, 1, 1), w = matrix(c, 4, 1), work = matrix(NULL, 4, 1), h = multebC(two, a, three, b, four, p, w, work), d = Rdist1C(a);
  double sum = h->real[0] * h->real[1] + 2 * h->real[2] + d->real[3] + d->real[6];
  gone(two), gone(three), gone(four), gone(a), gone(b), gone(p), gone(w), gone(work), gone(h), gone(d);
  return sum;
}
