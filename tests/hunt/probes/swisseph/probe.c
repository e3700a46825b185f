// differentiate: mars(t, x)  at: t = 3.25, x = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: moon(t, x)  at: t = 3.25, x = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: houses(p, cusps)  at: p = 93.5 47.4 23.4393, cusps = zeros(20)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: horizontal(p, out)  at: p = 8.5 47.4 400 1013 15 40.5 12.3, out = zeros(5)  tolerance: 1e-4  roundoff: 1e-8
#include <swephexp.h>

static double place_of(int body, double t, double *x) {
  char said[AS_MAXCH];
  swe_close();  // forgets what is kept for a date
  swe_calc(2451545.0 + t, body, SEFLG_MOSEPH | SEFLG_SPEED, x, said);
  return x[0] / 100 + x[2];
}

double mars(double t, double *x) { return place_of(SE_MARS, t, x); }

double moon(double t, double *x) { return place_of(SE_MOON, t, x); }

double houses(double *p, double *cusps) {
  double found[13], points[10];
  swe_houses_armc(p[0], p[1], p[2], 'P', found, points);
  for (int i = 0; i < 12; i++) cusps[i] = found[i + 1];
  for (int i = 0; i < 8; i++) cusps[12 + i] = points[i];
  return found[2] + found[11] / 10;
}

double horizontal(double *p, double *out) {
  double at[3] = {p[5], p[6], 1}, back[2];
  swe_close();
  swe_azalt(2451545.3, SE_EQU2HOR, p, p[3], p[4], at, out);
  swe_azalt_rev(2451545.3, SE_HOR2EQU, p, out, back);
  out[3] = back[0] + back[1];
  out[4] = swe_refrac_extended(p[6], p[2], p[3], p[4], 0.0065, SE_TRUE_TO_APP, at);
  return out[0] + out[2];
}
