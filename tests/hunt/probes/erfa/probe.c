// differentiate: observed(star, site, air, out)  at: star = 2.71 0.174 1e-5 5e-6 0.1 55, site = -0.527 -1.2 2738, air = 731 12.8 0.59 0.55, out = zeros(5)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: earth(t, state)  at: t = 0.25, state = zeros(12)  tolerance: 1e-4  roundoff: 1e-9
// differentiate: moved(star, out)  at: star = 1.234 0.789 1e-5 -2e-5 0.3 10, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: geodetic(a, f, xyz, out)  at: a = 6378.1366, f = 0.0033528197, xyz = 2000 3000 5244, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <erfa.h>

double observed(double *star, double *site, double *air, double *out) {
  double origin;
  eraAtco13(star[0], star[1], star[2], star[3], star[4], star[5], 2456384.5, 0.969254051, 0.1550675, site[0], site[1],
            site[2], 2.47e-7, 1.82e-6, air[0], air[1], air[2], air[3], &out[0], &out[1], &out[2], &out[3], &out[4],
            &origin);
  return out[0];
}

double earth(double *t, double *state) {
  double sun[2][3];
  eraEpv00(2453412.5, *t, sun, (double(*)[3])state);
  eraMoon98(2453412.5, *t, (double(*)[3])(state + 6));
  return eraPm(sun[0]);
}

double moved(double *star, double *out) {
  eraPmsafe(star[0], star[1], star[2], star[3], star[4], star[5], 2400000.5, 48348.5625, 2400000.5, 51544.5, &out[0],
            &out[1], &out[2], &out[3], &out[4], &out[5]);
  return out[0] + out[1];
}

double geodetic(double a, double f, double *xyz, double *out) {
  eraGc2gde(a, f, xyz, &out[0], &out[1], &out[2]);
  return out[2];
}
