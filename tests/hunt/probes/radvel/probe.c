// differentiate: anomaly(x)  at: x = 1.3 0.24  tolerance: 1e-5  roundoff: 1e-9
// differentiate: planet(x, t, n)  at: x = 12.3 1.1 0.21 0.6 34, t = 0.3 2.7 5.2 9.9 14.1, n = 5  tolerance: 1e-5  roundoff: 1e-9
// differentiate: likelihood(x, n)  at: x = 12.3 1.1 0.21 0.6 34 41.7 3.3 0.12 -0.4 18 1.2 0.02 2.1, n = 9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: velocities(x, t, v, n)  at: x = 12.3 1.1 0.21 0.6 34, t = 0.3 2.7 5.2 9.9 14.1, v = zeros(5), n = 5  tolerance: 1e-5  roundoff: 1e-9
#define main kepler_main
#include "kepler.c"
#undef main

double anomaly(double *x) { return kepler(x[0], x[1]); }

// one planet: period, time of periastron, eccentricity, longitude of periastron, semi-amplitude
double planet(double *x, double *t, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * rv_drive(t[i], x[0], x[1], x[2], cos(x[3]), sin(x[3]), x[4]);
  return sum;
}

// two planets, an offset, a slope and a jitter
double likelihood(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double t = 3.1 * i + 0.4, v = x[10] + x[11] * t, error = 2 + 0.1 * i, known = 30 * cos(0.51 * t + 0.3) + 14 * sin(0.15 * t);
    for (int k = 0; k < 10; k += 5) v += rv_drive(t, x[k], x[k + 1], x[k + 2], cos(x[k + 3]), sin(x[k + 3]), x[k + 4]);
    double variance = error * error + x[12] * x[12];
    sum += (v - known) * (v - known) / variance + log(2 * M_PI * variance);
  }
  return -0.5 * sum;
}

double velocities(double *x, double *t, double *v, int n) {
  double most = 0;
  for (int i = 0; i < n; i++) {
    v[i] = rv_drive(t[i], x[0], x[1], x[2], cos(x[3]), sin(x[3]), x[4]);
    most += v[i] * v[i];
  }
  return sqrt(most / n);
}
