// differentiate: sammon(x, start)  at: x = random(24, 0, 3), start = 0.1 0.9 0.5 0.2 1.1 0.4 1.5 0.8 0.3 0.7 1.2 0.6 0.2 1.4 1.0 0.05  tolerance: 1e-4  roundoff: 1e-7
// differentiate: stress(x, slope)  at: x = 0.1 0.9 0.5 0.2 1.1 0.4 0.33 0.73 1.21 0.62 0.24 1.43, slope = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: minkowski(x, p)  at: x = 0.1 0.9 0.5 0.2 1.1 0.4 0.33 0.73 1.21 0.62 0.24 1.43, p = 1.6  tolerance: 1e-5  roundoff: 1e-9
// differentiate: width(h)  at: h = 0.7  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void VR_sammon(double *dd, int *nn, int *kd, double *Y, int *niter, double *stress, int *trace, double *aa, double *tol);
void VR_mds_fn(double *y, double *yf, int *pn, double *pssq, int *pd, double *x, int *pr, int *pncol, double *der, int *do_derivatives, double *p);
void VR_ucv_bin(int *n, int *nb, double *d, int *x, double *h, double *u);
void VR_bcv_bin(int *n, int *nb, double *d, int *x, double *h, double *u);
void VR_phi4_bin(int *n, int *nb, double *d, int *x, double *h, double *u);
void VR_phi6_bin(int *n, int *nb, double *d, int *x, double *h, double *u);

// eight points of three dimensions on a map
double sammon(double *x, double *start) {
  int n = 8, d = 2, most = 4, quiet = 0;
  double far[64], stress, magic = 0.2, tolerance = 1e-9;
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) {
      double s = i == j;
      for (int k = 0; k < 3; k++) s += (x[3 * i + k] - x[3 * j + k]) * (x[3 * i + k] - x[3 * j + k]);
      far[8 * i + j] = sqrt(s);
    }
  for (int i = 0; i < 16; i++) start[i] = 0.1 * start[i] + x[3 * (i % 8) + i / 8];
  VR_sammon(far, &n, &d, start, &most, &stress, &quiet, &magic, &tolerance);
  return stress;
}

// distances of six points on a map, in the order that was asked for, and Kruskal's stress
static double kruskal(double *x, double power, double *slope) {
  int n = 15, r = 6, columns = 2, order[15] = {3, 7, 1, 12, 5, 10, 15, 2, 8, 14, 4, 11, 6, 13, 9}, wanted = 1;
  double y[15], fitted[15], all;
  for (int i = 0, k = 0; i < 6; i++)
    for (int j = i + 1; j < 6; j++, k++)
      y[order[k] - 1] = pow(pow(fabs(x[i] - x[j]), power) + pow(fabs(x[i + 6] - x[j + 6]), power), 1 / power);
  VR_mds_fn(y, fitted, &n, &all, order, x, &r, &columns, slope, &wanted, &power);
  return all;
}

double stress(double *x, double *slope) { return kruskal(x, 2, slope); }

double minkowski(double *x, double p) {
  double slope[12];
  return kruskal(x, p, slope) + slope[0] * slope[7];
}

double width(double h) {
  int n = 40, bins = 12, counts[12] = {90, 120, 110, 95, 80, 70, 60, 50, 40, 35, 20, 10};
  double d = 0.11, u[4];
  VR_ucv_bin(&n, &bins, &d, counts, &h, u), VR_bcv_bin(&n, &bins, &d, counts, &h, u + 1);
  VR_phi4_bin(&n, &bins, &d, counts, &h, u + 2), VR_phi6_bin(&n, &bins, &d, counts, &h, u + 3);
  return u[0] + 2 * u[1] + 0.1 * u[2] + 0.01 * u[3];
}

void Rf_error(const char *format, ...) { abort(); }
void Rprintf(const char *format, ...) { fputs(format, stderr); }
void *R_chk_calloc(size_t n, size_t size) { return calloc(n, size); }
void *R_alloc(size_t n, int size) { return calloc(n, size); }
void R_chk_free(void *old) { free(old); }
int R_IsNaN(double x) { return x != x; }
typedef double optimfn(int, double *, void *);
typedef void optimgr(int, double *, double *, void *);
void vmmin(int n, double *b, double *fmin, optimfn *fn, optimgr *gr, int maxit, int trace, int *mask, double abstol, double reltol, int report,
           void *ex, int *fncount, int *grcount, int *fail) {
  abort();
}
void R_registerRoutines(void) {}
void R_useDynamicSymbols(void) {}
void R_forceSymbols(void) {}
void lqs_fitlots(void) {}
void mve_fitlots(void) {}
