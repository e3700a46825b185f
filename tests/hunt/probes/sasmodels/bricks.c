// differentiate: bricks(p, out)  at: p = 1.2 2.1 4.3 2.7 6.1 36 71 142 9 12 7, out = zeros(3)
// differentiate: oriented(p, angles)  at: p = 1.2 2.1 4.3 2.7 6.1 36 71 142 9 12 7, angles = 31 17 53
#define MODEL bricks_model
#include "model.h"
#include "lib/adaptive.c"
#include "core_shell_parallelepiped.c"

// bricks with rims that point everywhere: a double integral
double bricks(double *p, double *out) {
  static const double q[3] = {0.013, 0.037, 0.082};
  double sum = 0, f1, f2;
  for (int k = 0; k < 3; k++) {
    Fq(q[k], &f1, &f2, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10]);
    out[k] = f2 / form_volume(p[5], p[6], p[7], p[8], p[9], p[10]);
    sum += f1;
  }
  return sum / 1e4;
}

// the same, all turned alike, on a flat detector
double oriented(double *p, double *angles) {
  double sum = 0;
  for (int k = 0; k < 9; k++) {
    const double qx = 0.02 * (k % 3 + 0.5), qy = 0.03 * (k / 3 - 0.8);
    double q, x, y, z;
    ORIENT_ASYMMETRIC(qx, qy, angles[0], angles[1], angles[2], q, x, y, z);
    sum += Iqabc(q * x, q * y, q * z, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10]) * (k + 1);
  }
  return sum / form_volume(p[5], p[6], p[7], p[8], p[9], p[10]);
}
