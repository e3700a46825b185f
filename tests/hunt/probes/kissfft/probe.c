// differentiate: spectrum(x, power)  at: x = random(60, -1, 1), power = zeros(31)  roundoff: 1e-10
// differentiate: filtered(x, gain)  at: x = random(48, -1, 1), gain = random(25, 0, 1)  roundoff: 1e-10
// differentiate: plane(x)  at: x = random(48, -1, 1)  roundoff: 1e-10
#include <kiss_fft.h>
#include <kiss_fftnd.h>
#include <kiss_fftr.h>
#include <stdlib.h>

double spectrum(double *x, double *power) {
  kiss_fftr_cfg plan = kiss_fftr_alloc(60, 0, NULL, NULL);
  kiss_fft_cpx bins[31];
  kiss_fftr(plan, x, bins);
  double sum = 0;
  for (int k = 0; k < 31; k++) sum += power[k] = bins[k].r * bins[k].r + bins[k].i * bins[k].i;
  free(plan);
  return sum;
}

double filtered(double *x, double *gain) {
  kiss_fftr_cfg there = kiss_fftr_alloc(48, 0, NULL, NULL), back = kiss_fftr_alloc(48, 1, NULL, NULL);
  kiss_fft_cpx bins[25];
  kiss_fftr(there, x, bins);
  for (int k = 0; k < 25; k++) bins[k].r *= gain[k], bins[k].i *= gain[k];
  kiss_fftri(back, bins, x);
  kiss_fftr_free(there);
  kiss_fftr_free(back);
  return x[0] + x[7] * x[9];
}

double plane(double *x) {
  int sizes[2] = {4, 6};
  kiss_fftnd_cfg plan = kiss_fftnd_alloc(sizes, 2, 0, NULL, NULL);
  kiss_fft_cpx out[24];
  kiss_fftnd(plan, (kiss_fft_cpx *)x, out);
  kiss_fft_free(plan);
  return out[3].r * out[5].i + out[0].r;
}
