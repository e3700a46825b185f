// LAPACK's band matrices, factorised with interchanges and solved, at once and in two steps, and the norms of a matrix.
// link: -lopenblas
// levels: O2
// differentiate: banded(a, b, n)       at: a = 1 4 2 0.5 3 -5 1 2 6 -1 0.3 2 7 1 3 -2 0.7 4 1.5 2, b = 1 2 3 4 5, n = 5
// differentiate: factorised(a, b, n)   at: a = 1 4 2 0.5 3 -5 1 2 6 -1 0.3 2 7 1 3 -2 0.7 4 1.5 2, b = 1 2 3 4 5, n = 5
// differentiate: norms(a, m, n)        at: a = 1 -2 3.5 0.7 5 -1.5, m = 2, n = 3
#include <stdlib.h>

void dgbsv_(const int *, const int *, const int *, const int *, double *, const int *, int *, double *, const int *, int *);
void dgbtrf_(const int *, const int *, const int *, const int *, double *, const int *, int *, int *);
void dgbtrs_(const char *, const int *, const int *, const int *, const int *, const double *, const int *, const int *,
             double *, const int *, int *, long);
double dlange_(const char *, const int *, const int *, const double *, const int *, double *, long);

enum { BELOW = 2, ABOVE = 1, ROWS = 2 * BELOW + ABOVE + 1 };

// Column j has the elements of rows j - ABOVE to j + BELOW.
static double *spread(const double *a, int n) {
  double *found = malloc(n * ROWS * sizeof *found);
  for (int i = 0; i < n * ROWS; i++) found[i] = 7;
  for (int j = 0; j < n; j++)
    for (int i = 0; i <= ABOVE + BELOW; i++) found[j * ROWS + BELOW + i] = a[j * (ABOVE + BELOW + 1) + i];
  return found;
}

double banded(const double *a, const double *b, int n) {
  int below = BELOW, above = ABOVE, rows = ROWS, two = 2, info, pivots[8];
  double *band = spread(a, n), x[16], sum = 0;
  for (int i = 0; i < n; i++) x[i] = b[i], x[n + i] = b[i] * b[n - 1 - i];
  dgbsv_(&n, &below, &above, &two, band, &rows, pivots, x, &n, &info);
  for (int i = 0; i < 2 * n; i++) sum += x[i] * x[i] * (i + 1);
  free(band);
  return info ? 0 : sum;
}

double factorised(const double *a, const double *b, int n) {
  int below = BELOW, above = ABOVE, rows = ROWS, one = 1, info, pivots[8];
  double *band = spread(a, n), x[8], y[8], sum = 0;
  for (int i = 0; i < n; i++) x[i] = y[i] = b[i];
  dgbtrf_(&n, &n, &below, &above, band, &rows, pivots, &info);
  if (info) return 0;
  dgbtrs_("N", &n, &below, &above, &one, band, &rows, pivots, x, &n, &info, 1);
  dgbtrs_("T", &n, &below, &above, &one, band, &rows, pivots, y, &n, &info, 1);
  for (int i = 0; i < n; i++) sum += x[i] * y[i] + band[i * ROWS + BELOW + ABOVE] * y[i];
  free(band);
  return sum;
}

double norms(const double *a, int m, int n) {
  double work[8];
  double greatest = dlange_("M", &m, &n, a, &m, work, 1), column = dlange_("1", &m, &n, a, &m, work, 1);
  double row = dlange_("I", &m, &n, a, &m, work, 1), all = dlange_("F", &m, &n, a, &m, work, 1);
  return greatest * greatest + column * row + all;
}
