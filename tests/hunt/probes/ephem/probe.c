// differentiate: satellite(elements, seen)  at: elements = 51.64 247.46 0.0067 130.53 325.02 15.49 2e-5, seen = zeros(5)  tolerance: 2e-3  roundoff: 1e-5
// differentiate: deep(elements, seen)  at: elements = 63.4 120.3 0.65 270.2 40.5 2.006 1e-5, seen = zeros(5)  tolerance: 2e-3  roundoff: 1e-5
// differentiate: parabola(p, out)  at: p = 0.5 1.2 0.8 0.3, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: horizon(p, out)  at: p = 0.4 0.7 990 12, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <astro.h>
#include <string.h>

static double seen_from_the_ground(double *elements, double *seen) {
  Now now;
  Obj object;
  memset(&now, 0, sizeof now), memset(&object, 0, sizeof object);
  now.n_mjd = 43000.25, now.n_lat = 0.8, now.n_lng = 0.2, now.n_temp = 10, now.n_pressure = 1010, now.n_elev = 1e-5;
  now.n_epoch = EOD;
  object.o_type = EARTHSAT;
  object.es_epoch = 43000.125;
  object.es_inc = elements[0], object.es_raan = elements[1], object.es_e = elements[2], object.es_ap = elements[3];
  object.es_M = elements[4], object.es_n = elements[5], object.es_drag = elements[6];
  obj_cir(&now, &object);
  seen[0] = object.s_ra, seen[1] = object.s_dec, seen[2] = object.s_az, seen[3] = object.s_sublat;
  seen[4] = object.s_elev * 1e-6;
  return object.s_range * 1e-6;
}

double satellite(double *elements, double *seen) { return seen_from_the_ground(elements, seen); }

double deep(double *elements, double *seen) { return seen_from_the_ground(elements, seen); }

double parabola(double *p, double *out) {
  comet(43000.5, 43080.25, p[0], p[1], p[2], p[3], &out[0], &out[1], &out[2], &out[3], &out[4], &out[5]);
  return out[3];
}

double horizon(double *p, double *out) {
  double true_height, nu, eccentric;
  unrefract(p[2], p[3], p[0], &true_height);
  anomaly(p[1], 0.3, &nu, &eccentric);
  hadec_aa(0.8, true_height, nu, &out[0], &out[1]);
  solve_sphere(p[0], p[1], 0.3, 0.95, &out[2], &nu);
  return true_height * eccentric + nu;
}
