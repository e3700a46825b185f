// differentiate: predicted(data, lpc, next)  at: data = random(48, -1, 1), lpc = zeros(8), next = zeros(12)  tolerance: 2e-2  roundoff: 2e-4
// differentiate: lines(data, lsp)  at: data = random(64, -1, 1), lsp = zeros(10)  tolerance: 3e-2  roundoff: 1e-3
// differentiate: curve(lsp, amp, ampoffset, curve)  at: lsp = 0.25 0.61 0.97 1.31 1.72 2.05 2.41 2.83, amp = 3.1, ampoffset = 12, curve = repeat(1, 64)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: transformed(signal, coded, back)  at: signal = random(64, -1, 1), coded = zeros(32), back = zeros(64)  tolerance: 2e-2  roundoff: 2e-4
// differentiate: overlapped(first, second, out)  at: first = random(128, -1, 1), second = random(256, -1, 1), out = zeros(4)  tolerance: 2e-2  roundoff: 2e-4
// differentiate: spectrum(x, powers)  at: x = random(60, -1, 1), powers = zeros(30)  tolerance: 2e-2  roundoff: 2e-4
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <ogg/ogg.h>
#include "vorbis/codec.h"
#include "codec_internal.h"
#include "lpc.h"
#include "lsp.h"
#include "mdct.h"
#include "smallft.h"
#include "window.h"

// coefficients of a signal, and how it goes on
float predicted(float *data, float *lpc, float *next) {
  float error = vorbis_lpc_from_data(data, lpc, 48, 8);
  vorbis_lpc_predict(lpc, data + 40, 8, next, 12);
  return error;
}

float lines(float *data, float *lsp) {
  float lpc[10];
  vorbis_lpc_from_data(data, lpc, 64, 10);
  if (vorbis_lpc_to_lsp(lpc, lsp, 10)) return NAN;
  float sum = 0;
  for (int i = 0; i < 10; i++) sum += (1 + i % 3) * cosf(lsp[i]);
  return sum;
}

float curve(float *lsp, float amp, float ampoffset, float *curve) {
  int map[65];
  for (int i = 0; i < 64; i++) map[i] = i / 2;
  map[64] = -1;
  float own[8], sum = 0;
  memcpy(own, lsp, sizeof own);
  vorbis_lsp_to_curve(curve, map, 64, 32, own, 8, amp, ampoffset);
  for (int i = 0; i < 64; i++) sum += logf(curve[i]);
  return sum;
}

float transformed(float *signal, float *coded, float *back) {
  mdct_lookup look;
  float windowed[64], sum = 0;
  const float *w = _vorbis_window_get(0);
  for (int i = 0; i < 64; i++) windowed[i] = signal[i] * w[i < 32 ? i : 63 - i];
  mdct_init(&look, 64);
  mdct_forward(&look, windowed, coded);
  mdct_backward(&look, coded, back);
  mdct_clear(&look);
  for (int i = 0; i < 32; i++) sum += coded[i] * coded[i];
  return sum;
}

// a short block and a long one
float overlapped(float *first, float *second, float *out) {
  long sizes[2] = {128, 256};
  int windows[2] = {1, 2};
  float *a = malloc(128 * sizeof(float)), *b = malloc(256 * sizeof(float));
  memcpy(a, first, 128 * sizeof(float)), memcpy(b, second, 256 * sizeof(float));
  _vorbis_apply_window(a, windows, sizes, 0, 0, 1);
  _vorbis_apply_window(b, windows, sizes, 0, 1, 0);
  mdct_lookup small, large;
  mdct_init(&small, 128), mdct_init(&large, 256);
  mdct_forward(&small, a, a), mdct_forward(&large, b, b);
  mdct_backward(&small, a, a), mdct_backward(&large, b, b);
  float sum = 0;
  for (int i = 0; i < 64; i++) sum += powf(a[64 + i] + b[64 + i], 2);
  for (int i = 0; i < 4; i++) out[i] = a[70 + 7 * i] * b[80 + 9 * i];
  mdct_clear(&small), mdct_clear(&large), free(a), free(b);
  return sum;
}

float spectrum(float *x, float *powers) {
  drft_lookup look;
  float work[60];
  drft_init(&look, 60);
  memcpy(work, x, sizeof work);
  drft_forward(&look, work);
  for (int i = 1; i < 30; i++) powers[i] = work[2 * i - 1] * work[2 * i - 1] + work[2 * i] * work[2 * i];
  powers[0] = work[0] * work[0];
  for (int i = 0; i < 60; i++) work[i] *= expf(-0.05f * i);
  drft_backward(&look, work);
  drft_clear(&look);
  return work[3] * work[17] + work[40] * work[40];
}
