// differentiate: filtered(x, sections, out)  at: x = random(16, -1, 1), sections = 0.6 -0.3 0.1 -0.5 0.2 0.8 0.2 -0.1 0.3 -0.2, out = zeros(18)
// differentiate: loudness(ref, deg)  at: ref = random(42, 3, 9), deg = random(42, 3.5, 8)
// differentiate: syllables(disturbance, weights)  at: disturbance = random(40, 0.5, 3), weights = random(40, 0.7, 1.4)
// differentiate: delay(x)  at: x = random(24, -1, 1)  tolerance: 2e-2
// differentiate: mos(noise)  at: noise = 0.3 0.2 0.4  tolerance: 2e-2
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "pesqmain.h"
#include "pesqio.h"

void intensity_warping_of(float *loudness_dens, int frame, float *pitch_pow_dens);
float pseudo_Lp(int n, float *x, float p);
float total_audible(int frame, float *pitch_pow_dens, float factor);
float integral_of(float *x, long frames_after_start);
float Lpq_weight(int start_frame, int stop_frame, float power_syllable, float power_time, float *frame_disturbance, float *time_weight);
double pow_of(const float *const x, long start_sample, long stop_sample, long divisor);

// sections of second order, and the spectrum of what they give
float filtered(float *x, float *sections, float *out) {
  float signal[16], spectrum[18] = {0}, sum = 0;
  IIRFilt(sections, 2, NULL, x, 16, signal);
  memcpy(spectrum, signal, sizeof signal);
  RealFFT(spectrum, 16);
  for (int i = 0; i < 18; i++) out[i] = spectrum[i];
  for (int i = 0; i < 9; i++) sum += (spectrum[2 * i] * spectrum[2 * i] + spectrum[2 * i + 1] * spectrum[2 * i + 1]) * (i + 1);
  RealIFFT(spectrum, 16);
  return sum + spectrum[3] * spectrum[5];
}

extern float Sl, Sp;
extern int Nb;
extern double *abs_thresh_power, *centre_of_band_bark, *width_of_band_bark;
extern double abs_thresh_power_8k[42], centre_of_band_bark_8k[42], width_of_band_bark_8k[42];

static void narrow_band(void) {
  Nb = 42, Sl = 1.866055e-1f, Sp = 2.764344e-5f;
  abs_thresh_power = abs_thresh_power_8k, centre_of_band_bark = centre_of_band_bark_8k, width_of_band_bark = width_of_band_bark_8k;
}

// how much louder, of powers that are given as logarithms
float loudness(float *ref, float *deg) {
  float power[2][42], loud[2][42], difference[42];
  narrow_band();
  for (int i = 0; i < 42; i++) power[0][i] = expf(ref[i]) * (float)abs_thresh_power[i], power[1][i] = expf(deg[i]) * (float)abs_thresh_power[i];
  intensity_warping_of(loud[0], 0, power[0]);
  intensity_warping_of(loud[1], 0, power[1]);
  for (int i = 0; i < 42; i++) difference[i] = loud[1][i] - loud[0][i];
  return pseudo_Lp(42, difference, 2) + logf(total_audible(0, power[0], 1)) + 0.01f * integral_of(loud[0], 0);
}

float syllables(float *disturbance, float *weights) {
  return Lpq_weight(0, 39, 6, 2, disturbance, weights);
}

// cross-correlation by the fast transform, and the power
float delay(float *x) {
  float y[64], sum = 0;
  unsigned long n = FFTNXCorr(x, 16, x + 16, 8, y);
  for (unsigned long i = 0; i < n; i++) sum += y[i] * y[i] * (i + 1);
  return sum + (float)pow_of(x, 2, 20, 18);
}

// the whole measure: a modulated voice against itself with noises
float mos(float *noise) {
  static const int n = 8000;
  SIGNAL_INFO ref, deg;
  ERROR_INFO err;
  long flag = 0;
  char *type = "unknown";
  memset(&ref, 0, sizeof ref), memset(&deg, 0, sizeof deg), memset(&err, 0, sizeof err);
  select_rate(8000, &flag, &type);
  float *clean = malloc(n * sizeof(float)), *noisy = malloc(n * sizeof(float));
  unsigned seed = 12345;
  for (int i = 0; i < n; i++) {
    double t = i / 8000.0, envelope = 0.5 - 0.5 * cos(2 * M_PI * 2.0 * t), voice = 0;
    for (int k = 1; k <= 12; k++) voice += sin(2 * M_PI * 140 * k * t + 0.7 * k * k) / k;
    seed = seed * 1103515245u + 12345u;
    double white = (seed >> 16 & 0x7fff) / 16384.0 - 1;
    clean[i] = (float)(6000 * envelope * voice);
    noisy[i] = clean[i] * (1 - 0.1f * noise[1]) + (float)(1500 * white) * noise[0] + (float)(800 * sin(2 * M_PI * 1700 * t)) * noise[2];
  }
  ref.Nsamples = deg.Nsamples = n, ref.input_filter = deg.input_filter = 1;
  ref.data = clean, deg.data = noisy;
  err.mode = NB_MODE;
  pesq_measure(&ref, &deg, &err, &flag, &type);
  free(clean), free(noisy);
  return flag ? NAN : err.mapped_mos;
}
