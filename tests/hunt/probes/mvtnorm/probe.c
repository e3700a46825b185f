// differentiate: rectangle(lower, upper, corr)  at: lower = -1 -0.7 -1.3 -0.4, upper = 0.8 1.1 0.6 1.5, corr = 0.3 0.2 -0.1 0.4 0.25 0.15  tolerance: 1e-5  roundoff: 1e-9
// differentiate: trivariate(h, r)  at: h = 0.4 1.1 -0.3, r = 0.5 0.3 -0.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: bivariate_t(dh, dk, r, delta)  at: dh = 0.7, dk = -0.3, r = 0.4, delta = 0.2 -0.1 0.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: orthants(upper, lower, corr)  at: upper = 0.8 1.1 0.6, lower = -1 -0.7 -1.3, corr = 1 0.5 0.3 0.5 1 0.2 0.3 0.2 1  tolerance: 1e-5  roundoff: 1e-9
#include <Rmath.h>
#include <R.h>
#include <Rinternals.h>

void mvtdst_(int *n, int *nu, double *lower, double *upper, int *infin, double *corr, double *delta, int *maxpts,
             double *abseps, double *releps, double *error, double *value, int *inform);
void tvtlrcall_(int *nu, double *h, double *r, double *eps, double *value);
void bvtlrcall_(int *nu, double *dh, double *dk, double *r, double *value);

// what the package asks of R
static unsigned seed;
double unifrnd_(void) { return (seed = seed * 1664525u + 1013904223u) / 4294967296.0; }
double sqrtqchisqint_(int *n, double *p) { return sqrt(qchisq(p[0], (double)n[0], 0, 0)); }
double phid_(double *x) { return pnorm(*x, 0.0, 1.0, 1, 0); }
double studnt_(int *nu, double *x) { return pt(x[0], (double)nu[0], 1, 0); }
double mvphi_(double const *z) { return pnorm5(*z, 0., 1., 1L, 0L); }
double mvphnv_(double const *p) { return qnorm5(*p, 0., 1., 1L, 0L); }

SEXP allocVector(int type, int length) {
  SEXP made = malloc(sizeof *made);
  made->length = length, made->reals = calloc(length, sizeof(double)), made->integers = 0;
  return made;
}

// the probability of a rectangle in four dimensions by a lattice rule
double rectangle(double *lower, double *upper, double *corr) {
  int n = 4, nu = 0, infin[4] = {2, 0, 2, 1}, points = 2000, inform;
  double delta[4] = {0}, abseps = 1e-3, releps = 0, error, value;
  seed = 12345;
  mvtdst_(&n, &nu, lower, upper, infin, corr, delta, &points, &abseps, &releps, &error, &value, &inform);
  return value;
}

// trivariate normal and t
double trivariate(double *h, double *r) {
  int normal = 0, seven = 7;
  double eps = 1e-10, one, other;
  tvtlrcall_(&normal, h, r, &eps, &one);
  tvtlrcall_(&seven, h, r, &eps, &other);
  return one + 2 * other;
}

// a bivariate t distribution, and a noncentral one in three dimensions
double bivariate_t(double dh, double dk, double r, double *delta) {
  int nu = 5, n = 3, infin[3] = {0, 0, 2}, points = 1500, inform;
  double value, whole, error, abseps = 1e-3, releps = 0;
  double lower[3] = {0, 0, -1}, upper[3] = {dh, 1.2, dk + 1}, corr[3] = {r, 0.2, 0.1};
  bvtlrcall_(&nu, &dh, &dk, &r, &value);
  seed = 999;
  mvtdst_(&n, &nu, lower, upper, infin, corr, delta, &points, &abseps, &releps, &error, &whole, &inform);
  return value + whole;
}

// Miwa's way through orthants: a rectangle in three dimensions
double orthants(double *upper, double *lower, double *corr) {
  int grid = 64, both[3] = {2, 2, 2};
  struct vector steps = {1, 0, &grid}, correlations = {9, corr, 0}, up = {3, upper, 0}, low = {3, lower, 0};
  struct vector infin = {3, 0, both};
  SEXP made = R_miwa(&steps, &correlations, &up, &low, &infin);
  double value = made->reals[0];
  free(made->reals);
  free(made);
  return value;
}
