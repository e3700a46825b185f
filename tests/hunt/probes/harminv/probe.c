// differentiate: modes(signal, found)  at: signal = random(60, -0.02, 0.02), found = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: recovered(p, found)  at: p = 0.143 0.021 1.3 0.4 0.187 0.034 0.8 -0.7, found = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: window(band, noise)  at: band = 0.11 0.23, noise = random(60, -0.03, 0.03)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: uncertainty(p, noise)  at: p = 0.143 0.021 1.3 0.4 0.187 0.034 0.8 -0.7, noise = random(60, -0.03, 0.03)  tolerance: 1e-5  roundoff: 1e-8
#include <complex.h>
#include <math.h>
#include "harminv.h"

#define N 60
static const double usual[8] = {0.143, 0.021, 1.3, 0.4, 0.187, 0.034, 0.8, -0.7};

// two decaying waves: frequencies, decay rates, amplitudes and phases
static void waves(const double *p, const double *noise, harminv_complex *signal) {
  for (int k = 0; k < N; k++) {
    signal[k] = noise ? noise[k] : 0;
    for (int m = 0; m < 8; m += 4) signal[k] += p[m + 2] * cexp(-I * (2 * M_PI * p[m] * k + p[m + 3]) - p[m + 1] * k);
  }
}

// the strongest two of the modes that are found, the one of lower frequency first
static void strongest(harminv_data data, double *found) {
  const int n = harminv_get_num_freqs(data);
  int best[2] = {0, 0};
  double size[2] = {-1, -1};
  harminv_complex a;
  for (int k = 0; k < n; k++) {
    harminv_get_amplitude(&a, data, k);
    const double s = cabs(a);
    if (s > size[0]) {
      size[1] = size[0], best[1] = best[0];
      size[0] = s, best[0] = k;
    } else if (s > size[1])
      size[1] = s, best[1] = k;
  }
  if (harminv_get_freq(data, best[0]) > harminv_get_freq(data, best[1])) {
    const int k = best[0];
    best[0] = best[1], best[1] = k;
  }
  for (int m = 0; m < 2; m++) {
    harminv_get_amplitude(&a, data, best[m]);
    found[4 * m] = harminv_get_freq(data, best[m]);
    found[4 * m + 1] = harminv_get_decay(data, best[m]);
    found[4 * m + 2] = cabs(a);
    found[4 * m + 3] = carg(a);
  }
}

// the modes of a measured signal
double modes(double *signal, double *found) {
  harminv_complex all[N];
  waves(usual, signal, all);
  harminv_data data = harminv_data_create(N, all, 0.1, 0.22, 5);
  harminv_solve(data);
  strongest(data, found);
  harminv_data_destroy(data);
  return found[0] + found[5];
}

// what has been put in comes out
double recovered(double *p, double *found) {
  harminv_complex all[N];
  waves(p, 0, all);
  harminv_data data = harminv_data_create(N, all, 0.1, 0.22, 2);
  harminv_solve_once(data);
  strongest(data, found);
  harminv_data_destroy(data);
  return found[2] * found[6];
}

// how much the answer depends on the window of frequencies
double window(double *band, double *noise) {
  double found[8];
  harminv_complex all[N];
  waves(usual, noise, all);
  harminv_data data = harminv_data_create(N, all, band[0], band[1], 4);
  harminv_solve_once(data);
  strongest(data, found);
  harminv_data_destroy(data);
  return found[0] + 10 * found[1] + found[2];
}

// the estimated errors of the frequencies
double uncertainty(double *p, double *noise) {
  harminv_complex all[N];
  waves(p, noise, all);
  harminv_data data = harminv_data_create(N, all, 0.1, 0.22, 4);
  harminv_solve_once(data);
  double sum = 0;
  for (int k = 0; k < harminv_get_num_freqs(data); k++) sum += harminv_get_freq_error(data, k);
  harminv_data_destroy(data);
  return sum;
}
