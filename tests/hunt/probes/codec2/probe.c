// differentiate: predicted(x, out, n)  at: x = random(90, -1, 1), out = zeros(80), n = 90  tolerance: 5e-3  roundoff: 2e-5
// differentiate: envelope(lsps, energy, out)  at: lsps = 0.31 0.43 0.71 1.02 1.31 1.55 1.9 2.2 2.5 2.8, energy = 1.7, out = zeros(40)  tolerance: 5e-3  roundoff: 2e-5
// differentiate: harmonics(x, out)  at: x = random(320, -1, 1), out = zeros(40)  tolerance: 5e-3  roundoff: 2e-5
// differentiate: spoken(a, b, out)  at: a = random(30, 0.5, 2), b = random(30, 0.5, 2), out = zeros(160)  tolerance: 5e-3  roundoff: 2e-5
#include <interp.h>
#include <lpc.h>
#include <lsp.h>
#include <math.h>
#include <phase.h>
#include <quantise.h>
#include <sine.h>
#include <string.h>

// the codebooks, which are generated from text: nothing here is quantised
const struct lsp_codebook lsp_cb[1], lsp_cbd[1], lsp_cbjmv[4], ge_cb[2];

enum { ORDER = 10 };

// a frame's prediction: its gain, the weighted residual, and what a lattice of it says again
float predicted(float *x, float *out, int n) {
  float pre[n], a[ORDER + 1], weighted[ORDER + 1], residual[n], again[n], memory = 0, energy;
  pre_emp(pre, x, &memory, n);
  find_aks(pre, a, n, ORDER, &energy);
  weight(a, 0.9f, ORDER, weighted);
  weighted[0] = 1;
  inverse_filter(pre + ORDER, weighted, n - ORDER, residual, ORDER);
  memset(again, 0, sizeof again);
  synthesis_filter(residual, a, n - ORDER, ORDER, again + ORDER);
  memory = 0;
  de_emp(out, again + ORDER, &memory, n - ORDER);
  return logf(energy) + a[1] * a[2];
}

static MODEL plain(int harmonics) {
  MODEL model;
  memset(&model, 0, sizeof model);
  model.Wo = (float)(PI / (harmonics + 0.7));
  model.L = harmonics;
  model.voiced = 1;
  for (int m = 1; m <= harmonics; m++) model.A[m] = 1.0f + 0.3f * cosf(0.7f * m), model.phi[m] = 0.2f * m;
  return model;
}

// line spectral pairs to amplitudes of harmonics, with the post filter
float envelope(float *lsps, float *energy, float *out) {
  codec2_fftr_cfg fft = codec2_fftr_alloc(FFT_ENC, 0, NULL, NULL);
  MODEL model = plain(30);
  COMP spectrum[FFT_ENC / 2 + 1], phases[MAX_AMP + 1];
  float a[ORDER + 1], wider[ORDER], snr;
  interpolate_lsp_ver2(wider, lsps, (float[]){0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.8, 2.1, 2.4, 2.7}, 0.3f, ORDER);
  lsp_to_lpc(wider, a, ORDER);
  aks_to_M2(fft, a, ORDER, &model, interp_energy(*energy, 0.8f), &snr, 0, 0, 1, 1, 0.2f, 0.5f, spectrum);
  apply_lpc_correction(&model);
  sample_phase(&model, phases, spectrum);
  for (int m = 1; m <= model.L; m++) out[m] = model.A[m] * phases[m].real + phases[m].imag;
  codec2_fftr_free(fft);
  return snr;
}

// a frame's harmonics and how well they explain it
float harmonics(float *x, float *out) {
  C2CONST constants = c2const_create(8000, N_S);
  codec2_fft_cfg fft = codec2_fft_alloc(FFT_ENC, 0, NULL, NULL);
  float w[320], wide[FFT_ENC], clean[320], states[2] = {0, 0};
  COMP spectrum[FFT_ENC];
  MODEL model = plain(30);
  for (int i = 0; i < 320; i++) clean[i] = hpf(x[i], states);
  make_analysis_window(&constants, fft, w, wide);
  dft_speech(&constants, fft, spectrum, clean, w);
  estimate_amplitudes(&model, spectrum, wide, 1);
  float snr = est_voicing_mbe(&constants, &model, spectrum, wide);
  for (int m = 1; m <= model.L; m++) out[m] = model.A[m] * cosf(model.phi[m]);
  codec2_fft_free(fft);
  return snr;
}

// two frames' amplitudes, interpolated, given the least phases, become a sound
float spoken(float *a, float *b, float *out) {
  C2CONST constants = c2const_create(8000, N_S);
  codec2_fft_cfg there = codec2_fft_alloc(128, 0, NULL, NULL), back = codec2_fft_alloc(128, 1, NULL, NULL);
  codec2_fftr_cfg inverse = codec2_fftr_alloc(FFT_DEC, 1, NULL, NULL);
  MODEL first = plain(30), second = plain(30), model = plain(30);
  float window[160], decibels[65], phase[65];
  for (int m = 1; m <= 30; m++) first.A[m] = a[m - 1], second.A[m] = b[m - 1];
  interp_Wo(&model, &first, &second, constants.Wo_min);
  for (int m = 1; m <= model.L; m++) model.A[m] = sqrtf(first.A[m] * second.A[m]);
  for (int i = 0; i < 65; i++) decibels[i] = 20 * log10f(model.A[1 + i * 29 / 64]);
  mag_to_phase(phase, decibels, 128, there, back);
  for (int m = 1; m <= model.L; m++) model.phi[m] = phase[2 * m];
  make_synthesis_window(&constants, window);
  synthesise(constants.n_samp, inverse, out, &model, window, 1);
  codec2_fft_free(there);
  codec2_fft_free(back);
  codec2_fftr_free(inverse);
  return phase[5] * phase[9];
}
