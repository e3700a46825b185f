// differentiate: refracted(zenith, air, out)  at: zenith = 1.2, air = 283 1013 0.4 0.55 0.0065 2100, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: observed(star, site, out)  at: star = 1.234 0.789 1e-5 -2e-5 0.03 25, site = -0.6 0.7 2100, out = zeros(5)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: minor_planet(elements, state)  at: elements = 0.19 1.4 1.28 2.77 0.08 2.2, state = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: plate(stars, measured)  at: stars = 0.01 0.02 -0.03 0.015 0.022 -0.011 -0.017 -0.02 0.004 0.031, measured = 0.0103 0.0196 -0.0311 0.0148 0.0222 -0.0107 -0.0166 -0.0204 0.0046 0.0309  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <pal.h>

// refraction by integration through the air, and by its two constants
double refracted(double zenith, double *air, double *out) {
  double a, b, hour, altitude[9];
  palRefro(zenith, air[5], air[0], air[1], air[2], air[3], 0.7, air[4], 1e-10, &out[0]);
  palRefco(air[5], air[0], air[1], air[2], air[3], 0.7, air[4], 1e-10, &a, &b);
  palRefz(zenith, a, b, &out[1]);
  palAltaz(zenith - 0.3, 0.4, 0.7, &altitude[0], &altitude[1], &altitude[2], &altitude[3], &altitude[4], &altitude[5],
           &altitude[6], &altitude[7], &altitude[8]);
  out[2] = palAirmas(zenith) + altitude[3] * altitude[7];
  hour = a * 1e3 + b * 1e5;
  return out[0] * 1e3 + hour;
}

// a star of a catalogue as a telescope sees it
double observed(double *star, double *site, double *out) {
  double ra, dec, old_ra, old_dec;
  palMap(star[0], star[1], star[2], star[3], star[4], star[5], 2000.0, 54321.25, &ra, &dec);
  palAop(ra, dec, 54321.25, 0.2, site[0], site[1], site[2], 1e-6, 2e-6, 283, 790, 0.4, 0.55, 0.0065, &out[0], &out[1],
         &out[2], &out[3], &out[4]);
  palFk54z(star[0], star[1], 1950.0, &old_ra, &old_dec, &star[4], &star[5]);
  return old_ra + 2 * old_dec + palPa(out[2], dec, site[1]) + palDsep(ra, dec, old_ra, old_dec);
}

// a minor planet, from its elements and with what the planets do to it; and the moon and the earth
double minor_planet(double *elements, double *state) {
  double u[13], moon[6], velocity[3], place[3], other[3], more[3], epoch, inc, node, perihelion, q, e, l, motion;
  int status, form;
  palPlanel(54400, 2, 54000, elements[0], elements[1], elements[2], elements[3], elements[4], elements[5], 0, state,
            &status);
  palEl2ue(54400, 2, 54000, elements[0], elements[1], elements[2], elements[3], elements[4], elements[5], 0, u, &status);
  palPertue(54440, u, &status);
  palUe2pv(54440, u, moon, &status);
  state[6] = moon[0], state[7] = moon[1], state[8] = moon[2];
  palPv2el(state, 54400, 0, 2, &form, &epoch, &inc, &node, &perihelion, &q, &e, &l, &motion, &status);
  palDmoon(54000 + elements[5], moon);
  palEvp(54000 + elements[3], 2000, velocity, place, other, more);
  return inc + node + perihelion + q + e + moon[0] * 100 + place[1] * velocity[0] * 1e6;
}

// six coefficients of a plate, and what they say
double plate(double *stars, double *measured) {
  double sky[5][2], plate[5][2], coefficients[6], inverse[6], x, y, xz, yz, xs, ys, perp, orient, ra, dec, xi, eta;
  int status;
  for (int i = 0; i < 5; i++) {
    palDtp2s(stars[2 * i], stars[2 * i + 1], 1.2, 0.5, &ra, &dec);
    palDs2tp(ra, dec, 1.2001, 0.5002, &xi, &eta, &status);
    sky[i][0] = xi, sky[i][1] = eta, plate[i][0] = measured[2 * i], plate[i][1] = measured[2 * i + 1];
  }
  palFitxy(6, 5, sky, plate, coefficients, &status);
  palDcmpf(coefficients, &xz, &yz, &xs, &ys, &perp, &orient);
  palInvf(coefficients, inverse, &status);
  palXy2xy(0.01, 0.02, inverse, &x, &y);
  palPcd(0.3, &x, &y);
  palUnpcd(0.2, &x, &y);
  return xz * 100 + xs * ys + perp + orient + x * 10 + y;
}
