// differentiate: matrices(coefs, q, r)  at: coefs = 2 0.95 0.1 0.02 6.36 0.03 1e-3 4.1 83.2 3.47 0.05 3.2 121.7 -0.56 0.11 5.6, q = 0.021 0.043 0.079 0.13, r = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: recursion(coefs, q, r)  at: coefs = 2 0.95 0.1 0.02 6.36 0.03 1e-3 4.1 83.2 3.47 0.05 3.2 121.7 -0.56 0.11 5.6, q = 0.021 0.043 0.079 0.13, r = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: polarised(d, sigma, rho, irho, rhom, thetam, q, pp)  at: d = 0 153 88 0, sigma = 3.1 4.4 2.7 5, rho = 0.1 4.9 3.2 2.07, irho = 0.004 0.01 0.02 0.003, rhom = 0.1 2.3 1.1 0.05, thetam = 270 251 203 270, q = 0.023 0.044 0.091, pp = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: misfit(coefs)  at: coefs = 1 1 0.1 0.02 6.36 0.03 1e-3 4.1 83.2 3.47 0.05 3.2  tolerance: 1e-5  roundoff: 1e-9
#include <cmath>
#include <complex>
#include <vector>
extern "C" {
#include <refcalc.h>
}
#include <reflcalc.h>

extern "C" double matrices(double *coefs, double *q, double *r) {
  coefs[0] = 2;
  abeles(16, coefs, 4, r, q);
  return std::log(r[0]) + std::log10(r[3]);
}

extern "C" double recursion(double *coefs, double *q, double *r) {
  coefs[0] = 2;
  parratt(16, coefs, 4, r, q);
  return std::log(r[0]) + std::log10(r[3]);
}

// as refcaller's pnr does
extern "C" double polarised(double *d, double *sigma, double *rho, double *irho, double *rhom, double *thetam, double *q, double *pp) {
  std::vector<std::complex<double>> u1(4), u3(4), ra(3), rb(3), rc(3), rd(3);
  std::vector<double> kz(3), rm(rhom, rhom + 4);
  std::vector<int> offset(3, 0);
  for (int i = 0; i < 4; i++) calculate_U1_U3(0.5, rm[i], thetam[i], 270, u1[i], u3[i]);
  for (int i = 0; i < 3; i++) kz[i] = q[i] / 2;
  magnetic_amplitude(4, d, sigma, rho, irho, rm.data(), u1.data(), u3.data(), 3, kz.data(), offset.data(), ra.data(), rb.data(), rc.data(), rd.data());
  double s = 0;
  for (int i = 0; i < 3; i++) {
    pp[4 * i] = std::norm(ra[i]), pp[4 * i + 1] = std::norm(rb[i]), pp[4 * i + 2] = std::norm(rc[i]), pp[4 * i + 3] = std::norm(rd[i]);
    s += std::log(pp[4 * i]) - std::log(pp[4 * i + 3]);
  }
  return s;
}

// what a fit minimises
extern "C" double misfit(double *coefs) {
  double truth[12] = {1, 1, 0, 0, 6.36, 0, 1e-6, 3, 90, 3.2, 0, 3}, q[40], seen[40], now[40], s = 0;
  for (int i = 0; i < 40; i++) q[i] = 0.01 + 0.005 * i;
  coefs[0] = 1;
  abeles(12, truth, 40, seen, q);
  abeles(12, coefs, 40, now, q);
  for (int i = 0; i < 40; i++) s += (std::log(now[i]) - std::log(seen[i])) * (std::log(now[i]) - std::log(seen[i]));
  return s;
}
