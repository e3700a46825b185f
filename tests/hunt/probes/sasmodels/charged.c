// differentiate: charged(p, s)  at: p = 24 0.11 17 305 0.02 74, s = zeros(4)
#define MODEL charged_model
#include "model.h"
#include "hayter_msa.c"

// the structure factor of charged micelles, by the rescaled mean spherical approximation
double charged(double *p, double *s) {
  static const double q[4] = {0.012, 0.034, 0.071, 0.16};
  double sum = 0;
  for (int k = 0; k < 4; k++) sum += s[k] = Iq(q[k], p[0], p[1], p[2], p[3], p[4], p[5]);
  return sum;
}
