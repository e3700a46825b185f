// differentiate: fuzzy_groups(x, n)  at: x = random(24, 0, 3), n = 12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: heights(x, n, method)  at: x = random(20, 0, 3), n = 10, method = 1  tolerance: 1e-5  roundoff: 1e-9
// differentiate: flexible(x, alpha, n)  at: x = random(20, 0, 3), alpha = 0.625 0.625 -0.25 0.05, n = 10  tolerance: 1e-5  roundoff: 1e-9
// differentiate: divided(x, n)  at: x = random(20, 0, 3), n = 10  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cluster.h"

// two fuzzy groups, how well they are apart, and each point's silhouette
double fuzzy_groups(double *x, int n) {
  int p = 2, k = 2, of_data = 0, *each = calloc(6 * n, sizeof *each), complete[2] = {1, 1}, squared = 1, most = 500;
  double *distances = calloc(n * n, sizeof *distances), missing[2] = {-1, -1}, *member = calloc(2 * n * k, sizeof *member);
  double *work = calloc(12 * n, sizeof *work), sum = 0, total, objective[4] = {0, 0, 1, 0}, exponent = 2, tolerance = 1e-13;
  cl_fanny(&n, &p, &k, x, distances, &of_data, missing, complete, &squared, each, each + n, each + 2 * n, work, member,
           member + n * k, work + n, each + 3 * n, work + 2 * n, work + 3 * n, work + 4 * n, &total, objective, each + 4 * n,
           work + 6 * n, &exponent, &tolerance, &most);
  for (int i = 0; i < n * k; i++) sum += (1 + i % 3) * member[i] * member[i];
  sum += objective[1] + total;
  free(each), free(distances), free(member), free(work);
  return sum;
}

static double nested(double *x, int n, int method, double *alpha, int algorithm) {
  int p = 2, of_data = 0, *order = calloc(4 * n, sizeof *order), complete[2] = {1, 1}, squared = 1, quiet[1] = {0};
  double *distances = calloc(n * n, sizeof *distances), other[1], missing[2] = {-1, -1}, *banner = calloc(n + 1, sizeof *banner);
  double coefficient, sum = 0;
  twins(&n, &p, x, distances, other, &of_data, missing, complete, &squared, &algorithm, &method, order, order + n, banner,
        &coefficient, alpha, order + 2 * n, quiet);
  for (int i = 1; i < n; i++) sum += log(1 + banner[i]) * (1 + i % 2);
  free(order), free(distances), free(banner);
  return sum + coefficient;
}

// a tree of groups by average distances
double heights(double *x, int n, int method) {
  double none[4] = {0, 0, 0, 0};
  return nested(x, n, method, none, 1);
}

// the same, by Lance and Williams' formula
double flexible(double *x, double *alpha, int n) {
  return nested(x, n, 6, alpha, 1);
}

// a tree by division
double divided(double *x, int n) {
  double none[4] = {0, 0, 0, 0};
  return nested(x, n, 0, none, 2);
}

void Rprintf(const char *format, ...) { fputs(format, stderr); }
void R_CheckUserInterrupt(void) {}
void Rf_error(const char *format, ...) { fputs(format, stderr), abort(); }
int Rf_imin2(int x, int y) { return x < y ? x : y; }
int Rf_imax2(int x, int y) { return x < y ? y : x; }
double Rf_fmin2(double x, double y) { return x < y ? x : y; }
double Rf_fmax2(double x, double y) { return x < y ? y : x; }
