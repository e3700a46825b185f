// differentiate: seen(star, site, out)  at: star = 18.62 38.78 200.94 286.23 130.23 -13.9, site = 52.5 13.4 34 10 1010, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: horizon(site, place, pole, out)  at: site = 52.5 13.4 34 10 1010, place = 16.3 27.5, pole = 0.1 0.3, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: frames(v, pole, out)  at: v = 0.3 -0.7 0.4, pole = 0.1 0.3, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: catalogue(star, v, out)  at: star = 279.23 38.78 200.94 286.23 130.23 -13.9, v = 0.4 -0.8 0.3 0.003 0.011 -0.005, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <novas.h>

static const double now = 2455400.25, delta = 66.1;

// the user's own ephemeris: the sun at rest, and earth on a circle
short int solarsystem(double tjd, short int body, short int origin, double *position, double *velocity) {
  double rate = TWOPI / 365.256, angle = rate * (tjd - 2455460.6), tilt = 0.40909;
  for (int i = 0; i < 3; i++) position[i] = velocity[i] = 0;
  if (body == 10) return 0;
  if (body != 3) return 1;
  position[0] = cos(angle), position[1] = sin(angle) * cos(tilt), position[2] = sin(angle) * sin(tilt);
  velocity[0] = -rate * sin(angle), velocity[1] = rate * cos(angle) * cos(tilt), velocity[2] = rate * cos(angle) * sin(tilt);
  return 0;
}

short int solarsystem_hp(double tjd[2], short int body, short int origin, double *position, double *velocity) {
  return solarsystem(tjd[0] + tjd[1], body, origin, position, velocity);
}

// a star's place from a site on earth, of date, with its radial velocity
double seen(double *star, double *site, double *out) {
  object what;
  cat_entry entry;
  on_surface where;
  observer from;
  sky_pos sky;
  double ra, dec;
  make_cat_entry("vega", "HIP", 91262, star[0], star[1], star[2], star[3], star[4], star[5], &entry);
  make_object(2, 0, "vega", &entry, &what);
  make_observer_on_surface(site[0], site[1], site[2], site[3], site[4], &from);
  make_on_surface(site[0], site[1], site[2], site[3], site[4], &where);
  if (place(now, &what, &from, delta, 1, 1, &sky)) return NAN;
  if (topo_star(now, delta, &entry, &where, 1, &ra, &dec)) return NAN;
  out[0] = sky.ra, out[1] = sky.dec, out[2] = sky.rv;
  return ra * dec + sky.r_hat[0] * sky.r_hat[1];
}

// where that is above the horizon, refracted, and how the site moves
double horizon(double *site, double *place, double *pole, double *out) {
  on_surface where;
  double zd, az, ra, dec, gst, position[3], velocity[3];
  make_on_surface(site[0], site[1], site[2], site[3], site[4], &where);
  equ2hor(now, delta, 1, pole[0], pole[1], &where, place[0], place[1], 2, &zd, &az, &ra, &dec);
  sidereal_time(now, 0, delta, 1, 1, 1, &gst);
  terra(&where, gst, position, velocity);
  out[0] = zd, out[1] = az, out[2] = ra, out[3] = dec;
  return refract(&where, 2, zd) + 1e4 * position[0] * position[2] + velocity[1];
}

// from the terrestrial frame through all others
double frames(double *v, double *pole, double *out) {
  double celestial[3], tied[3], mean[3], nutated[3], ecliptic[3], back[3], ra, dec, lon, lat;
  if (ter2cel(now, 0, delta, 1, 1, 0, pole[0], pole[1], v, celestial)) return NAN;
  frame_tie(celestial, 1, tied);
  if (precession(T0, tied, now, mean)) return NAN;
  nutation(now, 0, 1, mean, nutated);
  if (equ2ecl_vec(now, 1, 1, nutated, ecliptic)) return NAN;
  if (vector2radec(nutated, &ra, &dec) || equ2ecl(now, 1, 1, ra, dec, &lon, &lat)) return NAN;
  if (cel2ter(now, 0.01, delta, 1, 1, 0, pole[0], pole[1], ecliptic, back)) return NAN;
  for (int i = 0; i < 3; i++) out[i] = back[i];
  out[3] = ra, out[4] = lon, out[5] = lat;
  return ra * dec + lon * lat;
}

// a catalogue's entry brought to another epoch; its light bent by the sun and aberrated
double catalogue(double *star, double *v, double *out) {
  cat_entry given, at, later;
  double position[3], motion[3], bent[3], moved[3], aberrated[3], time, lon, lat, limb, nadir, sun[3] = {0, 0, 0};
  make_cat_entry("vega", "HIP", 91262, star[0], star[1], star[2], star[3], star[4], star[5], &given);
  transform_hip(&given, &at);
  if (transform_cat(3, 2451545.0, &at, now, "NOW", &later)) return NAN;
  equ2gal(later.ra, later.dec, &lon, &lat);
  starvectors(&later, position, motion);
  proper_motion(T0, position, motion, now, moved);
  bary2obs(moved, v, bent, &time);
  grav_vec(bent, v, sun, 1, moved);
  aberration(moved, v + 3, time, aberrated);
  limb_angle(aberrated, v, &limb, &nadir);
  out[0] = later.promora, out[1] = later.parallax, out[2] = lon, out[3] = lat, out[4] = limb, out[5] = d_light(moved, v);
  return vector2radec(aberrated, &out[0], &lat) ? NAN : lat + later.radialvelocity + time * 1e-6;
}
