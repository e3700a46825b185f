// differentiate: cast(c, t, height)  at: c = 34.5 36.2 37.4 33.9 32.8, t = 12.1 14.3 15.2 9.7 7.2, height = zeros(5)  roundoff: 1e-9
// differentiate: stability(salt, ct, out)  at: salt = 0.71 0.89 1.03 0.85 0.74, ct = 28.8 28.4 22.8 10.3 6.8, out = zeros(12)  roundoff: 1e-8
// differentiate: ice(sea, out)  at: sea = 34.2 0.8 20 0.05 -3.1, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: between(salt, ct, out)  at: salt = 0.71 0.89 1.03 0.95 0.74, ct = 28.8 27.4 22.8 13.3 6.8, out = zeros(13)  roundoff: 1e-9
// differentiate: water(place, out)  at: place = 34.8 12.3 500 201.3 -33.4, out = zeros(8)  roundoff: 1e-9
#include <gswteos-10.h>

static double pressures[5] = {10, 50, 125, 250, 600};

// from a profile of conductivity and temperature to the dynamic height
double cast(double *c, double *t, double *height) {
  double sa[5], ct[5];
  for (int k = 0; k < 5; k++) {
    sa[k] = gsw_sa_from_sp(gsw_sp_from_c(c[k], t[k], pressures[k]), pressures[k], 188, 4);
    ct[k] = gsw_ct_from_t(sa[k], t[k], pressures[k]);
  }
  gsw_geo_strf_dyn_height(sa, ct, pressures, 600, 5, height);
  return gsw_rho(sa[2], ct[2], 1000) / 1000 + height[0] * height[1];
}

// salinities are above 34 g/kg
static void salted(double *sa, const double *salt) {
  for (int k = 0; k < 5; k++) sa[k] = 34 + salt[k];
}

double stability(double *salt, double *ct, double *out) {
  double sa[5];
  salted(sa, salt);
  double middle[4], latitudes[5] = {4, 4, 4, 4, 4}, ratio[4];
  gsw_nsquared(sa, ct, pressures, latitudes, 5, out, middle);
  gsw_turner_rsubrho(sa, ct, pressures, 5, out + 4, ratio, middle);
  gsw_ipv_vs_fnsquared_ratio(sa, ct, pressures, 0, 5, out + 8, middle);
  return 1e4 * out[1] + ratio[2];
}

// salinity, temperature, pressure, share and temperature of ice
double ice(double *sea, double *out) {
  gsw_melting_ice_into_seawater(sea[0], sea[1], sea[2], sea[3], sea[4], &out[0], &out[1], &out[2]);
  gsw_frazil_properties(sea[0], -2e4 + 1e3 * sea[1], sea[2], &out[3], &out[4], &out[5]);
  out[6] = gsw_ct_freezing(sea[0], sea[2], 0.5);
  out[7] = gsw_sa_freezing_from_ct(-2.1, sea[2], sea[3]);
  return gsw_pressure_freezing_ct(sea[0], -2.5 + 0.1 * sea[1], 0.3) / 100 + out[5];
}

double between(double *salt, double *ct, double *out) {
  double sa[5];
  salted(sa, salt);
  double at[4] = {20, 90, 200, 400};
  gsw_sa_ct_interp(sa, ct, pressures, 5, at, 4, out, out + 4);
  gsw_geo_strf_dyn_height_1(sa, ct, pressures, 600, 5, out + 8, 40, 2);
  return out[1] * out[6] + out[8];
}

// practical salinity, temperature in situ, pressure, longitude and latitude
double water(double *place, double *out) {
  double sa = gsw_sa_from_sp(place[0], place[2], place[3], place[4]), ct = gsw_ct_from_t(sa, place[1], place[2]);
  out[0] = gsw_z_from_p(place[2], place[4], 0, 0);
  out[1] = gsw_sound_speed(sa, ct, place[2]) / 1000;
  out[2] = gsw_adiabatic_lapse_rate_from_ct(sa, ct, place[2]) * 1e8;
  out[3] = gsw_pt_from_t(sa, place[1], place[2], 0);
  out[4] = gsw_entropy_from_ct(sa, ct) / 100;
  out[5] = gsw_cabbeling(sa, ct, place[2]) * 1e5;
  out[6] = gsw_c_from_sp(place[0], place[1], place[2]);
  out[7] = gsw_spiciness0(sa, ct);
  return gsw_sp_from_sa(sa, place[2], place[3], place[4]) * out[7] + gsw_enthalpy(sa, ct, place[2]) / 1e4;
}
