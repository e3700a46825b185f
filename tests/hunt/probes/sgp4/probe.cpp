// differentiate: low(orbit, t, state)  at: orbit = 0.28098 0.1859667 5.7904 0.5981 0.3373 0.0472294 6.0864, t = 120, state = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: molniya(orbit, t, state)  at: orbit = 1.1873 0.6877146 4.621 1.1198 0.353 0.00874808 4.8707, t = 720, state = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: tracked(t, state)  at: t = 360, state = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: elements(state)  at: state = 6524.834 6862.875 6448.296 4.901327 5.533756 -1.976341  tolerance: 1e-5  roundoff: 1e-9
#include <SGP4.h>
#include <string.h>

using namespace SGP4Funcs;

static double moved(double *orbit, double t, double *state) {
  elsetrec satellite;
  memset(&satellite, 0, sizeof satellite);
  sgp4init(wgs72, 'i', "00005", 18441.78495062, orbit[0] * 1e-4, 0, 0, orbit[1], orbit[2], orbit[3], orbit[4], orbit[5],
           orbit[6], satellite);
  sgp4(satellite, t, state, state + 3);
  return mag_SGP4(state);
}

extern "C" double low(double *orbit, double t, double *state) { return moved(orbit, t, state); }

extern "C" double molniya(double *orbit, double t, double *state) { return moved(orbit, t, state); }

extern "C" double tracked(double t, double *state) {
  char one[130] = "1 28626U 05008A   06176.46683397 -.00000205  00000-0  10000-3 0  2190";
  char two[130] = "2 28626   0.0019 286.9433 0000335  13.7918  55.6504  1.00270176  4891";
  double start, stop, step;
  elsetrec satellite;
  twoline2rv(one, two, 'c', 'e', 'i', wgs72, start, stop, step, satellite);
  sgp4(satellite, t, state, state + 3);
  return mag_SGP4(state);
}

extern "C" double elements(double *state) {
  double p, a, e, i, node, perigee, nu, m, u, l, w;
  rv2coe_SGP4(state, state + 3, 398600.4418, p, a, e, i, node, perigee, nu, m, u, l, w);
  return p * 1e-4 + a * 1e-4 + e + i + node + 2 * perigee + nu - m;
}
