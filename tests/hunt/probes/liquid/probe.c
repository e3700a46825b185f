// differentiate: elliptic(p, b, a)  at: p = 0.21 0.9 45, b = zeros(9), a = zeros(9)
// differentiate: tapered(p, h)  at: p = 0.18 62 0.13, h = zeros(21)
// differentiate: special(x)  at: x = 2.3 1.7 0.9
// differentiate: roots(c, r)  at: c = 6 -5 -7.2 1.3 2 1, r = zeros(10)  tolerance: 1e-4  roundoff: 1e-8
#include <liquid.h>

float elliptic(float *p, float *b, float *a) {
  liquid_iirdes(LIQUID_IIRDES_ELLIP, LIQUID_IIRDES_LOWPASS, LIQUID_IIRDES_SOS, 5, p[0], 0, p[1], p[2], b, a);
  return b[0] * a[1] + a[5];
}

float tapered(float *p, float *h) {
  liquid_firdes_kaiser(21, p[0], p[1], p[2], h);
  float tapers[21];
  liquid_firdes_rcos(2, 5, p[0] + 0.2f, p[2], tapers);
  float sum = 0;
  for (int i = 0; i < 21; i++) sum += h[i] * tapers[i];
  return sum;
}

float special(float *x) {
  return liquid_lngammaf(x[0]) + liquid_besselif(1.0f, x[1]) + liquid_lowergammaf(x[0], x[2]) + liquid_Qf(x[2]) +
         liquid_besseljf(0.0f, x[1]);
}

double roots(double *c, double *r) {
  double complex found[5];
  poly_findroots(c, 6, found);
  for (int i = 0; i < 5; i++) r[2 * i] = creal(found[i]), r[2 * i + 1] = cimag(found[i]);
  return r[0] * r[2];
}
