// differentiate: bands(p, energy)  at: p = 0.8 0.5 0.3 0.1 0.7 1.9, energy = zeros(21)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: prediction(p, lpc)  at: p = 0.8 0.5 0.3 0.1 0.7 1.9, lpc = zeros(20)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: postfilter(p, out)  at: p = 0.8 0.5 0.3 0.1 0.7 1.9 0.4 0.3, out = zeros(12)  tolerance: 1e-2  roundoff: 1e-3
// differentiate: speech(p, out)  at: p = 0.8 0.5 0.3 0.1 0.7 1.9, out = zeros(6)  tolerance: 3e-2  roundoff: 1e-3
#include <math.h>
#include <string.h>

#include "analysis.h"
#include "bands.h"
#include "celt.h"
#include "celt_lpc.h"
#include "main_FLP.h"
#include "mdct.h"
#include "modes.h"
#include "opus_private.h"
#include "pitch.h"
#include "quant_bands.h"

// three sines in noise: amplitudes and phases
static void sound(const float *p, float *x, int n, int from) {
  const float pitch[3] = {0.045f, 0.21f, 0.93f};
  for (int i = 0; i < n; i++) {
    unsigned h = (from + i) * 2654435761u;
    x[i] = 0.2f * ((h >> 16 & 255) / 128.f - 1);
    for (int k = 0; k < 3; k++) x[i] += p[k] * sinf(pitch[k] * (from + i) + p[3 + k]);
  }
}

// one long frame of CELT: MDCT, energies of bands, their logarithms
float bands(float *p, float *energy) {
  const CELTMode *mode = opus_custom_mode_create(48000, 960, NULL);
  enum { N = 960 };
  float in[N + 120], freq[N], shape[N], logs[21];
  sound(p, in, N + 120, 0);
  clt_mdct_forward(&mode->mdct, in, freq, mode->window, mode->overlap, 0, 1, 0);
  memset(energy, 0, 21 * sizeof *energy);
  compute_band_energies(mode, freq, energy, 17, 1, 3, 0);
  amp2Log2(mode, 17, 17, energy, logs, 1);
  normalise_bands(mode, freq, shape, energy, 17, 1, 8);
  float sum = 0;
  for (int i = 0; i < 17; i++) sum += logs[i] * 0.1f;
  for (int i = 0; i < 40; i++) sum += shape[i] * shape[i + 4];
  return sum;
}

// linear prediction in SILK: Burg's method, reflection coefficients, a warped spectrum's, the residual
float prediction(float *p, float *lpc) {
  float x[4 * 56], residual[56], corr[17], reflection[16], back[16];
  sound(p, x, 4 * 56, 0);
  float rest = silk_burg_modified_FLP(lpc, x, 1e-4f, 56, 4, 10);
  silk_bwexpander_FLP(lpc, 10, 0.97f);
  silk_LPC_analysis_filter_FLP(residual, lpc, x, 56, 10);
  silk_warped_autocorrelation_FLP(corr, x, 0.2f, 160, 10);
  corr[0] *= 1.001f;
  silk_schur_FLP(reflection, corr, 10);
  silk_k2a_FLP(back, reflection, 10);
  memcpy(lpc + 10, back, 10 * sizeof *lpc);
  return rest / 50 + silk_energy_FLP(residual, 56) + silk_LPC_inverse_pred_gain_FLP(lpc, 10);
}

// the decoder's comb filter whose gain changes, and linear prediction of the decimated signal
float postfilter(float *p, float *out) {
  const CELTMode *mode = opus_custom_mode_create(48000, 960, NULL);
  float x[600], y[600], half[240], ac[9], lpc[8];
  sound(p, x, 600, 0);
  memcpy(y, x, sizeof y);
  comb_filter(y + 120, x + 120, 60, 71, 480, p[6], p[7], 0, 1, mode->window, mode->overlap, 0);
  celt_sig *channel[1] = {y};
  pitch_downsample(channel, half, 480, 1, 0);
  _celt_autocorr(half, ac, mode->window, 40, 8, 240, 0);
  ac[0] *= 1.001f;
  _celt_lpc(lpc, ac, 8);
  memcpy(out, lpc, sizeof lpc);
  memcpy(out + 8, y + 300, 4 * sizeof *out);
  return ac[2] / ac[0];
}

// is it speech, music or noise? four frames of 20 ms, by features and a small recurrent network
float speech(float *p, float *out) {
  const CELTMode *mode = opus_custom_mode_create(48000, 960, NULL);
  TonalityAnalysisState state;
  AnalysisInfo info;
  float pcm[960];
  tonality_analysis_init(&state, 48000);
  for (int frame = 0; frame < 4; frame++) {
    sound(p, pcm, 960, 960 * frame);
    run_analysis(&state, mode, pcm, 960, 960, 0, -2, 1, 48000, 24, downmix_float, &info);
  }
  out[0] = info.tonality, out[1] = info.tonality_slope, out[2] = info.noisiness;
  out[3] = info.activity, out[4] = info.music_prob, out[5] = info.max_pitch_ratio;
  return info.activity_probability;
}
