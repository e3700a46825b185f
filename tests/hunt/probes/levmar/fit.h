/* What is fitted, with LAPACK or without it. */
#include <math.h>
#include <stddef.h>
#include <levmar.h>

enum { parameters = 3, points = 8 };

static double precise[LM_OPTS_SZ] = {LM_INIT_MU, 1e-15, 1e-15, 1e-20, LM_DIFF_DELTA};

/* p0 exp(-p1 t) + p2 */
static void model(double *p, double *y, int m, int n, void *data) {
  for (int i = 0; i < n; i++) y[i] = p[0] * exp(-p[1] * i) + p[2];
}

static void slopes(double *p, double *j, int m, int n, void *data) {
  for (int i = 0; i < n; i++) {
    *j++ = exp(-p[1] * i);
    *j++ = -p[0] * i * exp(-p[1] * i);
    *j++ = 1;
  }
}

static void begin(double *found) { found[0] = 3, found[1] = 0.3, found[2] = 1; }
