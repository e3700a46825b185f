// differentiate: horizon(star, site, out)  at: star = 346.0 11.0, site = 282.9 38.9, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: planets(day, out)  at: day = 0.3, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-7
// differentiate: sunrise(site, out)  at: site = -3.19 55.92, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-7
#include <libnova/libnova.h>

double horizon(double *star, double *site, double *out) {
  struct ln_equ_posn object = {star[0], star[1]}, moved;
  struct ln_lnlat_posn observer = {site[0], site[1]};
  struct ln_hrz_posn seen;
  ln_get_equ_prec(&object, 2446895.5, &moved);
  ln_get_equ_aber(&moved, 2446895.5, &object);
  ln_get_hrz_from_equ(&object, &observer, 2446896.30625, &seen);
  out[0] = seen.az, out[1] = seen.alt;
  return ln_get_refraction_adj(seen.alt, 1010, 10);
}

double planets(double *day, double *out) {
  double when = 2448976.5 + *day;
  struct ln_equ_posn place;
  ln_get_mars_equ_coords(when, &place);
  out[0] = place.ra, out[1] = place.dec;
  ln_get_jupiter_equ_coords(when, &place);
  out[2] = place.ra, out[3] = place.dec;
  ln_get_lunar_equ_coords(when, &place);
  out[4] = place.ra, out[5] = place.dec;
  return ln_get_venus_earth_dist(when);
}

double sunrise(double *site, double *out) {
  struct ln_lnlat_posn observer = {site[0], site[1]};
  struct ln_rst_time times;
  ln_get_solar_rst(2453920.5, &observer, &times);
  out[0] = times.rise - 2453920.5, out[1] = times.set - 2453920.5, out[2] = times.transit - 2453920.5;
  return out[1] - out[0];
}
