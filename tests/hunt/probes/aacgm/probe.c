// differentiate: magnetic(place, out)  at: place = 61.3 24.2 310, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: geographic(place, out)  at: place = 58.3 104.2 310, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: followed(xyz, step)  at: xyz = 0.7 0.4 0.8, step = 0.02  tolerance: 1e-5  roundoff: 1e-9
// differentiate: field(rtp, b)  at: rtp = 1.05 0.6 0.4, b = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: local_time(longitude)  at: longitude = 77.3  tolerance: 1e-5  roundoff: 1e-9
#include <stdio.h>
#include <stdlib.h>
#include "aacgmlib_v2.h"
#include "igrflib.h"
#include "mlt_v2.h"

int AACGM_v2_RK45(double xyz[], int idir, double *ds, double eps, int code);

// the tables of a date, read as the library is loaded
__attribute__((constructor)) static void read_tables(void) {
  setenv("AACGM_v2_DAT_PREFIX", COEFFICIENTS, 1);
  setenv("IGRF_COEFFS", IGRF, 1);
  AACGM_v2_SetDateTime(2017, 3, 22, 14, 12, 33);
  IGRF_SetDateTime(2017, 3, 22, 14, 12, 33);
}

static double converted(double *place, double *out, int code) {
  double r;
  if (AACGM_v2_Convert(place[0], place[1], place[2], out, out + 1, &r, code)) return 0;
  return out[0] + 0.1 * out[1] + r;
}

double magnetic(double *place, double *out) { return converted(place, out, G2A); }
double geographic(double *place, double *out) { return converted(place, out, A2G); }

// along a line of the field, by Runge's and Kutta's steps
double followed(double *xyz, double step) {
  for (int k = 0; k < 12; k++) AACGM_v2_RK45(xyz, 1, &step, 1e-8, 0);
  return xyz[0] * xyz[1] + xyz[2];
}

double field(double *rtp, double *b) {
  double dipole[3], xyz[3], magnetic[3];
  IGRF_compute(rtp, b);
  sph2car(rtp, xyz);
  geo2mag(xyz, magnetic);
  return b[0] * 1e-4 + magnetic[0] * magnetic[2];
}

double local_time(double *longitude) { return MLTConvert_v2(2017, 3, 22, 14, 12, 33, *longitude); }
