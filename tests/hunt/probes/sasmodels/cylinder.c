// differentiate: cylinder(p, data)  at: p = 4.1 3.2 1.1 21 13 160, data = 30 22 9 2.5
#define MODEL cylinder_model
#include "model.h"
#include "lib/polevl.c"
#include "lib/sas_J1.c"
#include "lib/adaptive.c"
#include "core_shell_cylinder.c"

// how far a micelle's intensities are from what was measured
double cylinder(double *p, double *data) {
  static const double q[4] = {0.011, 0.024, 0.057, 0.13};
  double misfit = 0, f1, f2;
  for (int k = 0; k < 4; k++) {
    Fq(q[k], &f1, &f2, p[0], p[1], p[2], p[3], p[4], p[5]);
    double intensity = 0.02 * f2 / form_volume(p[3], p[4], p[5]) + 0.001, beta = f1 * f1 / f2;
    misfit += (intensity - data[k]) * (intensity - data[k]) / (data[k] * data[k]) + 0.1 * beta;
  }
  return misfit + 0.001 * radius_effective(1, p[3], p[4], p[5]);
}
