// differentiate: comet(elements, days, out)  at: elements = 11.3 58.2 110.4 2.7 0.31 15.4, days = 37.2, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: planets(days, out)  at: days = 812.3, out = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: moon(days, out)  at: days = 431.7, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: star(place, motion, days, out)  at: place = 1.3 0.4 2e-7, motion = 1e-4 -2e-4 21, days = 3127.4, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: seen(altitude, air, sphere, out)  at: altitude = 8.2, air = 13 1004, sphere = 0.4 0.9 1.1, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
#include <math.h>
#include <string.h>
#include "kep.h"
#undef main
extern struct orbit earth, mars, jupiter;
extern double atpress, attemp;
extern double J2000;
int prtflg_off(void) { return prtflg = 0; }

// elements of an asteroid, and where it is some days later, seen from the earth
double comet(double *elements, double days, double *out) {
  struct orbit o;
  double rect[3], polar[3], from[3], ignored[3];
  memset(&o, 0, sizeof o);
  o.epoch = o.equinox = J2000, o.i = elements[0], o.W = elements[1], o.w = elements[2], o.a = elements[3], o.ecc = elements[4], o.M = elements[5];
  kepler(J2000 + days, &o, rect, polar);
  kepler(J2000 + days, &earth, from, ignored);
  for (int i = 0; i < 3; i++) out[i] = rect[i] - from[i], out[3 + i] = polar[i];
  return sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
}

double planets(double days, double *out) {
  prtflg_off();
  double polar[3];
  kepler(J2000 + days, &earth, out, polar);
  kepler(J2000 + days, &mars, out + 3, polar);
  kepler(J2000 + days, &jupiter, out + 6, polar);
  lonlat(out + 3, J2000 + days, polar, 1);
  angles(out + 3, out + 6, out);
  return polar[0] + SE * ep + pq;
}

double moon(double days, double *out) {
  prtflg_off();
  double rect[3], polar[3], p[3];
  gmoon(J2000 + days, rect, polar);
  for (int i = 0; i < 3; i++) out[i] = 1e3 * rect[i], out[3 + i] = polar[i], p[i] = rect[i];
  precess(p, J2000 + days, -1);
  epsiln(J2000 + days);
  nutate(J2000 + days, p);
  return 1e3 * (p[0] + p[1] * p[2]) + coseps;
}

// proper motion, aberration, precession and nutation of a star
double star(double *place, double *motion, double days, double *out) {
  prtflg_off();
  double p[3], v[3], t = days / 36525, J = J2000 + days, cd = cos(place[1]), sd = sin(place[1]), cr = cos(place[0]), sr = sin(place[0]);
  double speed = 21.094952663 * motion[2] * place[2];
  p[0] = cr * cd, p[1] = sr * cd, p[2] = sd;
  v[0] = speed * p[0] - motion[0] * p[1] - motion[1] * cr * sd;
  v[1] = speed * p[1] + motion[0] * p[0] - motion[1] * sr * sd;
  v[2] = speed * p[2] + motion[1] * cd;
  kepler(J, &earth, rearth, eapolar);
  velearth(J);
  for (int i = 0; i < 3; i++) p[i] += t * v[i] - place[2] * rearth[i];
  double r = sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
  for (int i = 0; i < 3; i++) p[i] /= r;
  annuab(p);
  precess(p, J, -1);
  epsiln(J);
  nutate(J, p);
  for (int i = 0; i < 3; i++) out[i] = p[i];
  return zatan2(p[0], p[1]) + asin(p[2]) + sidrlt(J, -71.1) * 1e-3;
}

double seen(double altitude, double *air, double *sphere, double *out) {
  prtflg_off();
  double t = attemp, p = atpress;
  attemp = air[0], atpress = air[1];
  double bent = refrac(altitude);
  attemp = t, atpress = p;
  double ra = sphere[0], dec = sphere[1];
  diurab(sphere[2], &ra, &dec);
  diurpx(sphere[2], &ra, &dec, 0.0026);
  double x[3] = {cos(ra) * cos(dec), sin(ra) * cos(dec), sin(dec)}, y[3] = {0.2, 0.5, 0.9};
  out[0] = ra, out[1] = dec, out[2] = bent, out[3] = arcdot(x, y), out[4] = deltat(2003.2 + 0.1 * sphere[0]);
  return tdb(J2000 + 100 * sphere[2]) * 1e-5 + mod360(400 + sphere[0]);
}
