// differentiate: worm(p, intensities)  at: p = 960 113 19 1.2 6.1, intensities = zeros(4)
#define MODEL worm_model
#include "model.h"
#include "lib/polevl.c"
#include "lib/sas_J1.c"
#include "lib/wrc_cyl.c"
#include "flexible_cylinder.c"

// a flexible cylinder with excluded volume, and a short one
double worm(double *p, double *intensities) {
  static const double q[4] = {0.004, 0.019, 0.044, 0.11};
  double sum = 0;
  for (int k = 0; k < 4; k++) {
    intensities[k] = Iq(q[k], p[0], p[1], p[2], p[3], p[4]);
    sum += log(intensities[k]) + 0.01 * log(Iq(q[k], 0.4 * p[0], p[1], p[2], p[3], p[4]));
  }
  return sum;
}
