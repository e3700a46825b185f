// differentiate: layers(core, inside, outside, thickness, decay, out)  at: core = 1.1 83 6.3 2.1 700, inside = 1.6 3.2 4.1, outside = 2.4 3.7 5.9, thickness = 21 34 18, decay = 0.8 -1.1 2.3, out = zeros(4)
#define MODEL onion_model
#include "model.h"
#include "lib/sas_3j1x_x.c"
#include "lib/sas_gamma.c"
#include "lib/fractal_sq.c"

// shells whose densities are exponentials
#include "models/onion.c"

// vesicles that stick together
double layers(double *core, double *inside, double *outside, double *thickness, double *decay, double *out) {
  static const double q[4] = {0.006, 0.017, 0.038, 0.091};
  double sum = 0, f1, f2;
  for (int k = 0; k < 4; k++) {
    Fq(q[k], &f1, &f2, core[0], core[1], core[2], 3, inside, outside, thickness, decay);
    out[k] = f2 / form_volume(core[1], 3, thickness) * fractal_sq(q[k], outer_radius(core[1], 3, thickness), core[3], core[4]);
    sum += out[k];
  }
  return sum;
}
