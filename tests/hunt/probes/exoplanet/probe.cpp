// differentiate: anomalies(means, ecc, out)  at: means = 0.03 0.4 1.3 2.7 3.3 4.9 6.1 -0.8 7.9, ecc = 0.37, out = zeros(18)  roundoff: 1e-10
// differentiate: transit(orbit, limb, out)  at: orbit = 3.51 0.13 8.3 0.21 0.7 1.49 0.11, limb = 0.41 0.23, out = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: slopes(b, r, out)  at: b = 0.13 0.5 0.93 1.05 0.2, r = 0.1 0.12 0.1 0.11 0.25, out = zeros(15)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: velocities(planets, times, out)  at: planets = 4.23 0.31 0.12 0.9 55.9 14.65 0.7 0.03 2.1 12.4 2.81 1.9 0.62 0.4 7.3, times = linspace(0.3, 23.4, 12), out = zeros(12)  roundoff: 1e-9
#include <exoplanet/exoplanet.h>

#include <limits>
#include <vector>

using namespace exoplanet;

extern "C" double anomalies(double *means, double ecc, double *out) {
  double r = 0;
  for (int i = 0; i < 9; i++) {
    kepler::solve_kepler(means[i], ecc, &out[2 * i], &out[2 * i + 1]);
    r += (1 - ecc * ecc) / (1 + ecc * out[2 * i + 1]) * (i + 1);
  }
  return r;
}

// a light curve: an orbit of Kepler, and the limb darkening of Agol, Luger and Foreman-Mackey
extern "C" double transit(double *orbit, double *limb, double *out) {
  double period = orbit[0], t0 = orbit[1], a = orbit[2], ecc = orbit[3], omega = orbit[4], incl = orbit[5], ror = orbit[6];
  const double eps = std::numeric_limits<double>::epsilon();
  double cosw = std::cos(omega), sinw = std::sin(omega), f0 = M_PI / 2 - omega;
  double E0 = 2 * std::atan2(std::sqrt(1 - ecc) * std::sin(f0 / 2), std::sqrt(1 + ecc) * std::cos(f0 / 2));
  double M0 = E0 - ecc * std::sin(E0), loss = 0;
  for (int i = 0; i < 15; i++) {
    double t = -0.045 + 0.0234 * i, M = 2 * M_PI * (t - t0) / period + M0, sinf, cosf, s[3];
    kepler::solve_kepler(M, ecc, &sinf, &cosf);
    double d = a * (1 - ecc * ecc) / (1 + ecc * cosf);
    double x = -d * (cosf * cosw - sinf * sinw), y = -d * (sinf * cosw + cosf * sinw) * std::cos(incl);
    limbdark::quad_solution_vector<false>(eps, std::sqrt(x * x + y * y), ror, s, (double *)nullptr, (double *)nullptr);
    double u1 = limb[0], u2 = limb[1], norm = M_PI * (1 - u1 / 3 - u2 / 6);
    double c[3] = {1 - u1 - 1.5 * u2, u1 + 2 * u2, -0.25 * u2};
    out[i] = (c[0] * s[0] + c[1] * s[1] + c[2] * s[2]) / norm - 1;
    loss += (out[i] + 0.007) * (out[i] + 0.007);
  }
  return 1000 * loss;
}

// the package's own derivatives are differentiated
extern "C" double slopes(double *b, double *r, double *out) {
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    double dsdb[3], dsdr[3];
    limbdark::quad_solution_vector<true>(std::numeric_limits<double>::epsilon(), b[i], r[i], out + 3 * i, dsdb, dsdr);
    for (int k = 0; k < 3; k++) sum += (k + 1) * dsdb[k] + 0.5 * dsdr[k] * dsdr[k];
  }
  return sum;
}

struct Planet {
  double period, tau, ecc, omega, K;
};

extern "C" double velocities(double *planets, double *times, double *out) {
  std::vector<Planet> all;
  for (int p = 0; p < 3; p++) all.push_back({planets[5 * p], planets[5 * p + 1], planets[5 * p + 2], planets[5 * p + 3], planets[5 * p + 4]});
  double loss = 0;
  for (int i = 0; i < 12; i++) {
    double v = 0, sinf, cosf;
    for (const auto &p : all) {
      kepler::solve_kepler(2 * M_PI * (times[i] - p.tau) / p.period, p.ecc, &sinf, &cosf);
      v += p.K * (std::cos(p.omega) * (p.ecc + cosf) - std::sin(p.omega) * sinf);
    }
    out[i] = v;
    loss += v * v / (1 + 0.1 * i);
  }
  return loss;
}
