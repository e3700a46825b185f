// differentiate: decay(y, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, found = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: by_differences(y, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, found = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: boxed(y, bounds, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, bounds = 3 5, found = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include <levmar.h>
#include <math.h>
#include <stddef.h>

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

double decay(double *y, double *found) {
  double info[LM_INFO_SZ];
  begin(found);
  dlevmar_der(model, slopes, found, y, parameters, points, 200, precise, info, NULL, NULL, NULL);
  return info[1];
}

double by_differences(double *y, double *found) {
  double info[LM_INFO_SZ];
  begin(found);
  dlevmar_dif(model, found, y, parameters, points, 200, precise, info, NULL, NULL, NULL);
  return info[1];
}

double boxed(double *y, double *bounds, double *found) {
  double info[LM_INFO_SZ], low[3] = {0, 0, 0}, high[3] = {bounds[0], bounds[1], 10};
  begin(found);
  found[0] = 2;
  dlevmar_bc_der(model, slopes, found, y, parameters, points, low, high, NULL, 200, precise, info, NULL, NULL, NULL);
  return info[1];
}
