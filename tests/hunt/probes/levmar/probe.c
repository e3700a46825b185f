// differentiate: decay(y, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, found = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: by_differences(y, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, found = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: boxed(y, bounds, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, bounds = 3 5, found = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: constrained(y, total, found)  at: y = 5.1 3.9 3.2 2.4 2.1 1.75 1.6 1.35, total = 5.3, found = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include "fit.h"

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

/* p0 + p2 = total */
double constrained(double *y, double total, double *found) {
  double info[LM_INFO_SZ], rows[3] = {1, 0, 1};
  begin(found);
  dlevmar_lec_der(model, slopes, found, y, parameters, points, rows, &total, 1, 200, precise, info, NULL, NULL, NULL);
  return info[1];
}
