// differentiate: portfolio(returns, risk, x)  at: returns = 0.12 0.1 0.07 0.05, risk = 0.2 0.15 0.3 0.1, x = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: nearest(points, x)  at: points = 0.1 0.2 2.3 0.4 1.1 1.9, x = zeros(2)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: entropy(b, x)  at: b = 1.1 0.4, x = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: powers(b, x)  at: b = 1.3 0.8, x = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include <scs.h>
#include <string.h>

// a dense matrix by columns; its zeros are left out
static ScsMatrix compressed(int m, int n, const double *dense, double *values, int *rows, int *starts) {
  int count = 0;
  for (int j = 0; j < n; j++) {
    starts[j] = count;
    for (int i = 0; i < m; i++)
      if (dense[m * j + i] != 0) values[count] = dense[m * j + i], rows[count++] = i;
  }
  starts[n] = count;
  return (ScsMatrix){values, rows, starts, m, n};
}

static double solved(ScsMatrix *A, ScsMatrix *P, double *b, double *c, const ScsCone *cone, double *x) {
  ScsData data = {A->m, A->n, A, P, b, c};
  ScsSettings settings;
  scs_set_default_settings(&settings);
  settings.eps_abs = 1e-10, settings.eps_rel = 1e-10, settings.verbose = 0, settings.max_iters = 20000;
  double y[20] = {0}, s[20] = {0};
  ScsSolution solution = {x, y, s};
  ScsInfo info;
  ScsWork *work = scs_init(&data, cone, &settings);
  scs_solve(work, &solution, &info, 0);
  scs_finish(work);
  return info.pobj;
}

// weights that sum to one, none negative, with a quadratic risk
double portfolio(double *returns, double *risk, double *x) {
  double a[20], p[16], av[20], pv[16], c[4], b[5] = {1};
  int ai[20], ap[5], pi[16], pp[5];
  for (int j = 0; j < 4; j++) {
    for (int i = 0; i < 5; i++) a[5 * j + i] = i ? -(i == j + 1) : 1;
    for (int i = 0; i < 4; i++) p[4 * j + i] = i > j ? 0 : 10 * risk[i] * risk[j] * (i == j ? 1 : 0.3);
    c[j] = -returns[j];
  }
  ScsMatrix A = compressed(5, 4, a, av, ai, ap), P = compressed(4, 4, p, pv, pi, pp);
  ScsCone cone = {.z = 1, .l = 4};
  return solved(&A, &P, b, c, &cone, x) + 0.1 * x[0] * x[1];
}

// the point with the least sum of distances: three second-order cones
double nearest(double *points, double *x) {
  double a[45] = {0}, av[45], b[9] = {0}, c[5] = {0, 0, 1, 1, 1}, all[5] = {0};
  int ai[45], ap[6], sizes[3] = {3, 3, 3};
  for (int k = 0; k < 3; k++) {
    a[9 * (2 + k) + 3 * k] = -1, a[3 * k + 1] = -1, a[9 + 3 * k + 2] = -1;
    b[3 * k + 1] = -points[2 * k], b[3 * k + 2] = -points[2 * k + 1];
  }
  ScsMatrix A = compressed(9, 5, a, av, ai, ap);
  ScsCone cone = {.q = sizes, .qsize = 3};
  double least = solved(&A, 0, b, c, &cone, all);
  x[0] = all[0], x[1] = all[1];
  return least;
}

// three positive numbers of most entropy with two linear conditions: exponential cones
double entropy(double *b, double *x) {
  double a[66] = {0}, av[66], right[11] = {0}, c[6] = {0, 0, 0, -1, -1, -1}, all[6] = {0};
  int ai[66], ap[7];
  for (int k = 0; k < 3; k++) {
    a[11 * k] = 1, a[11 * k + 1] = 0.5 * k - 0.2;
    a[11 * (3 + k) + 2 + 3 * k] = -1, a[11 * k + 3 + 3 * k] = -1, right[4 + 3 * k] = 1;
  }
  right[0] = b[0], right[1] = b[1];
  ScsMatrix A = compressed(11, 6, a, av, ai, ap);
  ScsCone cone = {.z = 2, .ep = 3};
  double found = solved(&A, 0, right, c, &cone, all);
  memcpy(x, all, 3 * sizeof *x);
  return found;
}

// the most of a product of powers of two numbers that share a budget: a power cone
double powers(double *b, double *x) {
  double a[12] = {0}, av[12], right[4] = {0}, c[3] = {0, 0, -1}, exponent = 0.3;
  int ai[12], ap[4];
  a[0] = 1, a[4] = b[1];
  for (int k = 0; k < 3; k++) a[4 * k + 1 + k] = -1;
  right[0] = b[0];
  ScsMatrix A = compressed(4, 3, a, av, ai, ap);
  ScsCone cone = {.z = 1, .p = &exponent, .psize = 1};
  return solved(&A, 0, right, c, &cone, x);
}
