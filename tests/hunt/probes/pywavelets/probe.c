// differentiate: denoised(x, out)  at: x = random(32, -1, 1), out = zeros(32)
// differentiate: own_filter(x, h)  at: x = random(24, -1, 1), h = 0.48296 0.83652 0.22414 -0.12941
// differentiate: image(x)  at: x = random(48, -1, 1)
// differentiate: continuous(t, p)  at: t = linspace(-2, 1.9, 12), p = 1.5 0.8
#include "common.h"

#include "convolution.h"
#include "cwt.h"
#include "wavelets.h"
#include "wt.h"
#include <math.h>

// three levels down, details shrunk softly, and up again
double denoised(double *x, double *out) {
  DiscreteWavelet *wavelet = discrete_wavelet(DB, 4);
  double *details[3], *approximation = malloc(32 * sizeof(double));
  size_t lengths[4] = {32}, filter = wavelet->dec_len;
  for (int i = 0; i < 32; i++) approximation[i] = x[i];
  for (int level = 0; level < 3; level++) {
    size_t n = lengths[level + 1] = dwt_buffer_length(lengths[level], filter, MODE_SYMMETRIC);
    double *next = malloc(n * sizeof(double));
    details[level] = malloc(n * sizeof(double));
    double_dec_a(approximation, lengths[level], wavelet, next, n, MODE_SYMMETRIC);
    double_dec_d(approximation, lengths[level], wavelet, details[level], n, MODE_SYMMETRIC);
    for (size_t i = 0; i < n; i++) {
      double d = details[level][i];
      details[level][i] = fabs(d) < 0.2 ? 0 : d - copysign(0.2, d);
    }
    free(approximation);
    approximation = next;
  }
  for (int level = 2; level >= 0; level--) {
    size_t n = lengths[level + 1], made = idwt_buffer_length(n, filter, MODE_SYMMETRIC);
    double *next = calloc(made, sizeof(double));
    double_idwt(approximation, n, details[level], n, next, made, wavelet, MODE_SYMMETRIC);
    free(approximation);
    free(details[level]);
    approximation = next;
  }
  double sum = 0;
  for (int i = 0; i < 32; i++) out[i] = approximation[i], sum += out[i] * out[i];
  free(approximation);
  free_discrete_wavelet(wavelet);
  return sum;
}

// a wavelet that is learnt: the derivative by its filter
double own_filter(double *x, double *h) {
  DiscreteWavelet *wavelet = blank_discrete_wavelet(4);
  for (int i = 0; i < 4; i++) {
    wavelet->dec_lo_double[i] = h[3 - i];
    wavelet->dec_hi_double[i] = (i % 2 ? 1 : -1) * h[i];
  }
  double sum = 0, found[14];
  size_t n = dwt_buffer_length(24, 4, MODE_REFLECT);
  double_dec_d(x, 24, wavelet, found, n, MODE_REFLECT);
  for (size_t i = 0; i < n; i++) sum += sqrt(1e-3 + found[i] * found[i]);
  double_dec_a(x, 24, wavelet, found, n, MODE_REFLECT);
  for (size_t i = 0; i < n; i++) sum += found[i] * found[i];
  free_discrete_wavelet(wavelet);
  return sum;
}

// one level of a transform of an image of 6 x 8, by both axes
double image(double *x) {
  DiscreteWavelet *wavelet = discrete_wavelet(BIOR, 22);
  size_t shape[2] = {6, 8};
  pywt_index_t strides[2] = {8 * sizeof(double), sizeof(double)};
  ArrayInfo given = {shape, strides, 2};
  size_t rows = dwt_buffer_length(6, wavelet->dec_len, MODE_PERIODIC);
  size_t columns = dwt_buffer_length(8, wavelet->dec_len, MODE_PERIODIC);
  size_t half_shape[2] = {rows, 8}, last_shape[2] = {rows, columns};
  pywt_index_t last_strides[2] = {columns * sizeof(double), sizeof(double)};
  ArrayInfo half = {half_shape, strides, 2}, last = {last_shape, last_strides, 2};
  double *between = malloc(rows * 8 * sizeof(double)), *found = malloc(rows * columns * sizeof(double)), sum = 0;
  for (int part = 0; part < 4; part++) {
    double_downcoef_axis(x, given, between, half, wavelet, 0, part & 1 ? COEF_DETAIL : COEF_APPROX, MODE_PERIODIC, 0,
                         DWT_TRANSFORM);
    double_downcoef_axis(between, half, found, last, wavelet, 1, part & 2 ? COEF_DETAIL : COEF_APPROX, MODE_PERIODIC,
                         0, DWT_TRANSFORM);
    for (size_t i = 0; i < rows * columns; i++) sum += (part + 1) * found[i] * found[i] * found[i];
  }
  free(between);
  free(found);
  free_discrete_wavelet(wavelet);
  return sum;
}

// continuous wavelets, by times and by their bandwidth and frequency
double continuous(double *t, double *p) {
  double real[12], imaginary[12], plain[12], sum = 0;
  double_cmor(t, real, imaginary, 12, p[0], p[1]);
  double_gaus(t, plain, 12, 3);
  for (int i = 0; i < 12; i++) sum += real[i] * plain[i] + imaginary[i];
  double_shan(t, real, imaginary, 12, p[0], p[1]);
  double_fbsp(t, plain, imaginary, 12, 2, p[0], p[1]);
  for (int i = 0; i < 12; i++) sum += real[i] * i + plain[i];
  return sum;
}
