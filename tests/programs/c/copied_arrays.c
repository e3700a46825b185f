// Arrays that are read in any order, more often than they have elements, and overwritten after that: whole copies are kept
// differentiate: powers(a, v, start, column, n, times)  at: a = random(12, -1, 1), v = random(5, -1, 1), start = 0 2 5 5 9 12, column = 0 4 1 2 3 2 0 1 4 3 3 0, n = 5, times = 3
// differentiate: swapped(a, v, column, n, m)  at: a = random(12, -1, 1), v = random(4, 0, 1), column = 0 1 2 3 3 1 0 2 2 2 1 3, n = 4, m = 3
// differentiate: in_part(a, v, column, n)  at: a = random(12, -1, 1), v = random(12, 0, 1), column = 0 1 2 3 3 1 0 2 2 2 1 3, n = 4
// differentiate: made_anew(a, v, column, n)  at: a = random(12, -1, 1), v = random(4, 0, 1), column = 0 1 2 3 3 1 0 2 2 2 1 3, n = 4
// differentiate: relaxed(a, v, column, n)  at: a = random(12, -1, 1), v = random(4, 0, 1), column = 0 1 2 3 3 1 0 2 2 2 1 3, n = 4
#include <math.h>
#include <stdlib.h>
#include <string.h>

double powers(const double *a, const double *v, const int *start, const int *column, int n, int times) {
  double *y = malloc(n * sizeof *y), *z = malloc(n * sizeof *z), sum = 0;
  for (int i = 0; i < n; i++) y[i] = v[i];
  for (int t = 0; t < times; t++) {
    for (int i = 0; i < n; i++) {
      double s = 0;
      for (int k = start[i]; k < start[i + 1]; k++) s += a[k] * y[column[k]];
      z[i] = s;
    }
    for (int i = 0; i < n; i++) y[i] = tanh(z[i]) + 0.1 * v[i];
  }
  for (int i = 0; i < n; i++) sum += y[i] * y[i];
  free(y);
  free(z);
  return sum;
}

// The arrays change places.
double swapped(const double *a, const double *v, const int *column, int n, int m) {
  double *y = calloc(n, sizeof *y), *z = calloc(n, sizeof *z), sum = 0;
  memcpy(y, v, n * sizeof *y);
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < n; i++) {
      double s = 1;
      for (int k = 0; k < m; k++) s += a[i * m + k] * y[column[i * m + k]] * y[i];
      z[i] = sin(s);
    }
    double *old = y;
    y = z;
    z = old;
  }
  for (int i = 0; i < n; i++) sum += y[i] * (i + 1);
  free(y);
  free(z);
  return sum;
}

// Much more memory than is read: no copy is worth its while.
double in_part(const double *a, const double *v, const int *column, int n) {
  double *y = malloc(4000 * n * sizeof *y), sum = 0;
  for (int i = 0; i < 3 * n; i++) y[i] = v[i];
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < 2; i++)
      for (int k = 0; k < 3; k++) sum += a[i * 3 + k] * y[column[k]];
    for (int i = 0; i < n; i++) y[i] = y[i] * sum;
  }
  free(y);
  return sum;
}

// Memory of one turn; memory that is there no more where the loops might have copied it.
double made_anew(const double *a, const double *v, const int *column, int n) {
  double sum = 0.5, *kept = malloc(n * sizeof *kept);
  for (int i = 0; i < n; i++) kept[i] = v[i];
  for (int t = 0; t < 3; t++) {
    double *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++) y[i] = v[i] * sum;
    for (int i = 0; i < n; i++)
      for (int k = 0; k < 3; k++) {
        sum += a[i * 3 + k] * y[column[i * 3 + k]];
        if (t < 1) sum -= a[k] * kept[column[k + i]];
      }
    for (int i = 0; i < n; i++) y[i] = v[i] * y[i];
    sum += y[0] * y[n - 1];
    if (t < 1) {
      for (int i = 0; i < n; i++) kept[i] = sum;
      sum += kept[2];
      free(kept);
    }
    free(y);
  }
  return sum;
}

// Read and written in one nest: there is nothing that a copy could have.
double relaxed(const double *a, const double *v, const int *column, int n) {
  double *y = malloc(n * sizeof *y), sum = 0;
  for (int i = 0; i < n; i++) y[i] = v[i];
  for (int t = 0; t < 3; t++)
    for (int i = 0; i < n; i++) {
      double s = 0;
      for (int k = 0; k < 3; k++) s += a[i * 3 + k] * y[column[i * 3 + k]];
      y[i] = cos(s) * y[i];
    }
  for (int i = 0; i < n; i++) sum += y[i];
  free(y);
  return sum;
}
