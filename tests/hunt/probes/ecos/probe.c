// differentiate: diet(cost, food, need, out)  at: cost = 1 1.3 1.9, food = 2 1 0.5 0.4 1.5 2.5, need = 3 4, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: nearest(points, bend)  at: points = 0.1 0.2 1.3 0.4 0.5 1.7 -0.6 1.1, bend = 0.3  tolerance: 1e-3  roundoff: 1e-6
// differentiate: portfolio(root, gain, out)  at: root = 0.9 0.2 0.1 0 0.7 0.3 0 0 0.5, gain = 0.1 0.12 0.07, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: soft_maximum(a)  at: a = 0.3 1.1 -0.4 0.8  tolerance: 1e-3  roundoff: 1e-6
#include <ecos.h>

static double solved(pwork *w, int n, double *out) {
  w->stgs->verbose = 0;
  w->stgs->feastol = w->stgs->abstol = w->stgs->reltol = 1e-10;
  idxint flag = ECOS_solve(w);
  double value = flag == ECOS_OPTIMAL ? w->info->pcost : NAN;
  for (int i = 0; i < n; i++) out[i] = w->x[i];
  ECOS_cleanup(w, 0);
  return value;
}

// the cheapest that has enough of everything: cost x, food x >= need, x >= 0
double diet(double *cost, double *food, double *need, double *out) {
  double values[9], most[5] = {-need[0], -need[1], 0, 0, 0};
  idxint columns[4] = {0, 3, 6, 9}, rows[9] = {0, 1, 2, 0, 1, 3, 0, 1, 4};
  for (int j = 0; j < 3; j++) values[3 * j] = -food[j], values[3 * j + 1] = -food[3 + j], values[3 * j + 2] = -1;
  pwork *w = ECOS_setup(3, 5, 0, 5, 0, NULL, 0, values, columns, rows, NULL, NULL, NULL, cost, most, NULL);
  return solved(w, 3, out);
}

// the place with the least sum of distances to four points, one of them pulled along a line
double nearest(double *points, double *bend) {
  double c[6] = {*bend, 0, 1, 1, 1, 1}, values[12], h[12], x[2];
  idxint columns[7] = {0, 4, 8, 9, 10, 11, 12}, rows[12], sizes[4] = {3, 3, 3, 3};
  for (int k = 0; k < 4; k++) {
    values[k] = values[4 + k] = values[8 + k] = -1;
    rows[k] = 3 * k + 1, rows[4 + k] = 3 * k + 2, rows[8 + k] = 3 * k;
    h[3 * k] = 0, h[3 * k + 1] = -points[2 * k], h[3 * k + 2] = -points[2 * k + 1];
  }
  double sum = solved(ECOS_setup(6, 12, 0, 0, 4, sizes, 0, values, columns, rows, NULL, NULL, NULL, c, h, NULL), 2, x);
  return sum + x[0] - 2 * x[1];
}

// the most gain with a bounded risk: |root x| <= 0.7, sum x = 1
double portfolio(double *root, double *gain, double *out) {
  double c[3], values[9], h[4] = {0.7, 0, 0, 0}, ones[3] = {1, 1, 1}, one[1] = {1};
  idxint columns[4] = {0, 3, 6, 9}, rows[9] = {1, 2, 3, 1, 2, 3, 1, 2, 3}, size[1] = {4};
  idxint single[4] = {0, 1, 2, 3}, zeros[3] = {0, 0, 0};
  for (int j = 0; j < 3; j++) {
    c[j] = -gain[j];
    for (int i = 0; i < 3; i++) values[3 * j + i] = root[3 * i + j];
  }
  return solved(ECOS_setup(3, 4, 1, 0, 1, size, 0, values, columns, rows, ones, single, zeros, c, h, one), 3, out);
}

// log(sum(exp(a))): the least t with sum(u) <= 1, exp(a - t) <= u
double soft_maximum(double *a) {
  double c[5] = {1, 0, 0, 0, 0}, values[12], h[13] = {1}, x[5];
  idxint columns[6] = {0, 4, 6, 8, 10, 12}, rows[12];
  for (int k = 0; k < 4; k++) {
    values[k] = 1, rows[k] = 1 + 3 * k;
    values[4 + 2 * k] = 1, rows[4 + 2 * k] = 0;
    values[5 + 2 * k] = -1, rows[5 + 2 * k] = 2 + 3 * k;
    h[1 + 3 * k] = a[k], h[2 + 3 * k] = 0, h[3 + 3 * k] = 1;
  }
  return solved(ECOS_setup(5, 13, 0, 1, 0, NULL, 4, values, columns, rows, NULL, NULL, NULL, c, h, NULL), 5, x) + x[1];
}
