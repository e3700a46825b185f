// differentiate: synthesis(a, out)  at: a = random(30, -1, 1), out = zeros(48)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: analysis(map, out)  at: map = random(48, -1, 1), out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: turned(a, angles, fwhm, out)  at: a = random(30, -1, 1), angles = 0.7 1.1 -0.4, fwhm = 0.3, out = zeros(30)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: polarised(t, g, c, out)  at: t = random(20, -1, 1), g = random(20, -1, 1), c = random(20, -1, 1), out = zeros(96)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: interpolated(map, place, axis, angle)  at: map = random(48, -1, 1), place = 0.83 1.21 2.2 -0.7, axis = 0.3 -0.5 0.9, angle = 0.6  tolerance: 1e-5  roundoff: 1e-9
#include "alm.h"
#include "alm_healpix_tools.h"
#include "alm_powspec_tools.h"
#include "healpix_map.h"
#include "powspec.h"
#include "rotmatrix.h"
#include <cmath>

// m = 0 is real
static Alm<xcomplex<double>> filled(const double *a, int lmax) {
  Alm<xcomplex<double>> alm(lmax, lmax);
  for (int m = 0; m <= lmax; m++)
    for (int l = m; l <= lmax; l++) {
      int k = alm.index(l, m);
      alm(l, m) = xcomplex<double>(a[2 * k], m ? a[2 * k + 1] : 0.0);
    }
  return alm;
}

extern "C" double synthesis(double *a, double *out) {
  Alm<xcomplex<double>> alm = filled(a, 4);
  Healpix_Map<double> map(1, RING);
  alm2map(alm, map);
  for (int i = 0; i < 48; i++) out[i] = map[i];
  map.swap_scheme();
  return map.rms() + map[7] * map[20];
}

extern "C" double analysis(double *values, double *out) {
  Healpix_Map<double> map(1, RING);
  for (int i = 0; i < 48; i++) map[i] = values[i];
  Alm<xcomplex<double>> alm(3, 3);
  map2alm_iter(map, alm, 2);
  PowSpec spectrum;
  extract_powspec(alm, spectrum);
  for (int l = 0; l <= 3; l++) out[l] = spectrum.tt(l);
  return map.average() + std::abs(alm(3, 2)) + alm(2, 1).imag();
}

extern "C" double turned(double *a, double *angles, double fwhm, double *out) {
  Alm<xcomplex<double>> alm = filled(a, 4);
  smoothWithGauss(alm, fwhm);
  rotate_alm(alm, angles[0], angles[1], angles[2]);
  for (int k = 0; k < 15; k++) out[2 * k] = alm.Alms()[k].real(), out[2 * k + 1] = alm.Alms()[k].imag();
  return std::norm(alm(3, 1)) + std::arg(alm(2, 2));
}

extern "C" double polarised(double *t, double *g, double *c, double *out) {
  Alm<xcomplex<double>> T = filled(t, 3), G = filled(g, 3), C = filled(c, 3);
  Healpix_Map<double> I(1, RING), Q(1, RING), U(1, RING), along(1, RING), across(1, RING);
  alm2map_pol(T, G, C, I, Q, U);
  double sum = 0;
  for (int i = 0; i < 48; i++) out[i] = Q[i], out[48 + i] = U[i], sum += I[i] * std::hypot(Q[i], U[i]);
  alm2map_der1(T, I, along, across);
  for (int i = 0; i < 48; i++) sum += along[i] * along[i] + across[i] * across[i];
  return sum;
}

// a map seen in a turned frame
extern "C" double interpolated(double *values, double *place, double *axis, double angle) {
  Healpix_Map<double> map(1, RING);
  for (int i = 0; i < 48; i++) map[i] = values[i];
  rotmatrix turn;
  vec3 around(axis[0], axis[1], axis[2]);
  around.Normalize();
  turn.Make_Axis_Rotation_Transform(around, angle);
  double sum = 0;
  for (int i = 0; i < 2; i++) {
    pointing at(place[2 * i], place[2 * i + 1]);
    pointing moved(turn.Transform(at.to_vec3()));
    moved.normalize();
    sum += map.interpolated_value(moved) * (1 + i) + moved.theta;
  }
  return sum;
}
