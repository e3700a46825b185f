// differentiate: transits(e, out)  at: e = 0.955 0.96 10.917 0.56 90.92 0.5 180.9 -87.1 20.6 22.267 0.567 87.6 0.46 1.64 -19.6, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: velocities(e, v)  at: e = 0.955 0.96 10.917 0.56 90.92 0.5 180.9 -87.1 20.6 22.267 0.567 87.6 0.46 1.64 -19.6, v = zeros(4)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: places(s, out)  at: s = 0.955 0.96 0.43 -0.15 9.48 -5.46 0.01 -0.06 20.6 13.56 -0.1 -5 1.486 0.19 4.287, out = zeros(4)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: astrocentric(e)  at: e = 0.955 0.96 10.95 0.56 90.92 0.5 180.9 -87.1 20.6 22.1 0.567 87.6 0.46 1.64 -19.6  tolerance: 1e-3  roundoff: 1e-5
#include <math.h>
#include <transit.h>

#include "ttv_errors.h"

status_t TTVFast_main(double *, double, double, double, int, CalcTransit *, CalcRV *, int, int, int);

enum { most = 40 };

// a star and two planets: masses in 3e-5 suns, then an orbit's elements, or place and velocity in units of 0.01
static int run(const double *e, CalcTransit *events, CalcRV *speeds, int number, int flag) {
  double p[16] = {0.000295994511, e[0]};
  for (int k = 0; k < 14; k++) p[2 + k] = e[1 + k] * (flag == 2 ? 0.01 : 1);
  p[2] = 3e-5 * e[1], p[9] = 3e-5 * e[8];
  if (flag != 2) p[4] = 0.1 * e[3], p[11] = 0.1 * e[10];
  for (int k = 0; k < most; k++) events[k] = (CalcTransit){0, 0, -2, 0, 0};
  return TTVFast_main(p, 0.54, -10, 52, 2, events, speeds, number, most, flag) == STATUS_OK;
}

static const CalcTransit *event(const CalcTransit *events, int planet, int epoch) {
  static const CalcTransit none = {-1, -1, NAN, NAN, NAN};
  for (int k = 0; k < most; k++)
    if (events[k].time != -2 && events[k].planet == planet && events[k].epoch == epoch) return events + k;
  return &none;
}

// times of transit, from Jacobi elements; how far from the centre, and how fast
double transits(double *e, double *out) {
  CalcTransit events[most];
  if (!run(e, events, 0, 0, 0)) return NAN;
  for (int k = 0; k < 4; k++) out[k] = event(events, 0, k)->time;
  out[4] = event(events, 1, 0)->time;
  out[5] = 100 * event(events, 1, 1)->rsky;
  return event(events, 0, 2)->time + 10 * event(events, 1, 1)->vsky;
}

// the star's radial velocity
double velocities(double *e, double *v) {
  CalcTransit events[most];
  CalcRV speeds[5] = {{3.3, 0}, {11.2, 0}, {25.9, 0}, {44.1, 0}, {1e9, 0}};  // it looks one too far
  if (!run(e, events, speeds, 4, 0)) return NAN;
  double sum = 0;
  for (int k = 0; k < 4; k++) v[k] = 1e4 * speeds[k].RV, sum += v[k] * v[k];
  return sum;
}

double places(double *s, double *out) {
  CalcTransit events[most];
  if (!run(s, events, 0, 0, 2)) return NAN;
  for (int k = 0; k < 3; k++) out[k] = event(events, 0, k)->time;
  out[3] = event(events, 1, 0)->time;
  return 100 * event(events, 0, 1)->vsky;
}

// the second difference of times: a transit timing variation
double astrocentric(double *e) {
  CalcTransit events[most];
  if (!run(e, events, 0, 0, 1)) return NAN;
  return event(events, 0, 0)->time - 2 * event(events, 0, 2)->time + event(events, 0, 4)->time;
}
