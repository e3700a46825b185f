// differentiate: states(T, p, out)  at: T = 320 720 655 1600, p = 12 4.5 40 6.5, out = zeros(20)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: transport(T, p, out)  at: T = 310 640 680, p = 7 3.5 31, out = zeros(9)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: saturated(p, Q, out)  at: p = 0.05 1.7 14.2, Q = 0.2 0.9 0.55, out = zeros(24)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: backward(p, h, s, out)  at: p = 5.5 2.5 30.5 1.2, h = 420 3150 2050 1900, s = 1.25 6.7 4.2 4.9, out = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: rankine(x, out)  at: x = 12.5 810 0.008 0.87 0.8 3.1, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#define IAPWS_UNITS
#include "IF97.h"
#include <algorithm>

using namespace IF97;

// in all regions
extern "C" double states(double *T, double *p, double *out) {
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    out[5 * i] = rhomass_Tp(T[i], p[i]);
    out[5 * i + 1] = hmass_Tp(T[i], p[i]);
    out[5 * i + 2] = smass_Tp(T[i], p[i]);
    out[5 * i + 3] = cpmass_Tp(T[i], p[i]);
    out[5 * i + 4] = speed_sound_Tp(T[i], p[i]);
    sum += umass_Tp(T[i], p[i]) * cvmass_Tp(T[i], p[i]) + drhodp_Tp(T[i], p[i]);
  }
  return sum;
}

extern "C" double transport(double *T, double *p, double *out) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    out[3 * i] = 1e6 * visc_Tp(T[i], p[i]);
    out[3 * i + 1] = 1e3 * tcond_Tp(T[i], p[i]);
    out[3 * i + 2] = prandtl_Tp(T[i], p[i]);
    sum += visc_TRho(T[i], rhomass_Tp(T[i], p[i])) * 1e6 * out[3 * i + 2];
  }
  return sum;
}

extern "C" double saturated(double *p, double *Q, double *out) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    double *o = out + 8 * i, T = Tsat97(p[i]);
    o[0] = hliq_p(p[i]), o[1] = hvap_p(p[i]), o[2] = rholiq_p(p[i]), o[3] = rhovap_p(p[i]);
    o[4] = sliq_p(p[i]), o[5] = svap_p(p[i]), o[6] = hmass_pQ(p[i], Q[i]), o[7] = v_pQ(p[i], Q[i]);
    sum += psat97(T + 1) + 1e3 * sigma97(T) + Q_psmass(p[i], smass_pQ(p[i], Q[i])) * Q_phmass(p[i], 0.99 * o[6]);
  }
  return sum;
}

// from enthalpy and entropy
extern "C" double backward(double *p, double *h, double *s, double *out) {
  for (int i = 0; i < 4; i++) {
    out[4 * i] = T_phmass(p[i], h[i]);
    out[4 * i + 1] = T_psmass(p[i], s[i]);
    out[4 * i + 2] = rhomass_phmass(p[i], h[i]);
    out[4 * i + 3] = hmass_psmass(p[i], s[i]);
  }
  return p_hsmass(h[1], s[1]) * T_hsmass(h[1], s[1]) + p_hsmass(h[0], s[0]) + smass_phmass(p[2], h[2]);
}

// a power plant's efficiency, with a feedwater heater
extern "C" double rankine(double *x, double *out) {
  double boiler = x[0], hot = x[1], condenser = x[2], turbine = x[3], pump = x[4], bleed = x[5];
  double h1 = hliq_p(condenser), s1 = sliq_p(condenser);
  double h2 = h1 + (hmass_psmass(bleed, s1) - h1) / pump;
  double h3 = hliq_p(bleed), s3 = sliq_p(bleed);
  double h4 = h3 + (hmass_psmass(boiler, s3) - h3) / pump;
  double h5 = hmass_Tp(hot, boiler), s5 = smass_Tp(hot, boiler);
  double h6 = h5 - turbine * (h5 - hmass_psmass(bleed, s5));
  double s6 = smass_phmass(bleed, h6);
  double h7 = h6 - turbine * (h6 - hmass_psmass(condenser, s6));
  double fraction = (h3 - h2) / (h6 - h2);
  out[0] = fraction, out[1] = Q_phmass(condenser, h7), out[2] = T_phmass(bleed, h6);
  return (h5 - h6 + (1 - fraction) * (h6 - h7) - (1 - fraction) * (h2 - h1) - (h4 - h3)) / (h5 - h4);
}
