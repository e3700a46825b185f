// differentiate: mel_cepstrum(frame, alpha, mc)  at: frame = random(32, -1, 1), alpha = 0.35, mc = zeros(7)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: envelope(frame, spectrum)  at: frame = random(64, -1, 1), spectrum = zeros(33)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: line_spectrum(x, lsp)  at: x = random(40, -1, 1), lsp = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: synthesis(mc, pulses)  at: mc = 0.7 0.4 -0.2 0.15 0.05 -0.07, pulses = random(24, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
#include <SPTK.h>
#include <math.h>
#include <stdlib.h>

// what `pysptk.mcep` does with one frame
double mel_cepstrum(double *frame, double alpha, double *mc) {
  double x[32];
  for (int i = 0; i < 32; i++) x[i] = frame[i];
  window(BLACKMAN, x, 32, 1);
  if (mcep(x, 32, mc, 6, alpha, 8, 8, 0, 1, 1e-3, 0, 0) > 0) return NAN;
  return mc[0] + 2 * mc[1] - mc[5];
}

// mel-generalized cepstrum, and back to a log spectrum
double envelope(double *frame, double *spectrum) {
  double x[64], b[9], y[64], z[64];
  for (int i = 0; i < 64; i++) x[i] = frame[i];
  window(HAMMING, x, 64, 1);
  if (mgcep(x, 64, b, 8, 0.4, -0.5, 63, 6, 6, 0, 1, 1e-3, 0, 0) > 0) return NAN;
  ignorm(b, b, 8, -0.5);
  b2mc(b, b, 8, 0.4);
  mgc2sp(b, 8, 0.4, -0.5, y, z, 64);
  double sum = 0;
  for (int i = 0; i <= 32; i++) spectrum[i] = y[i], sum += y[i] * y[i] / 33;
  return sum;
}

double line_spectrum(double *x, double *lsp) {
  double a[9], k[9], c[12];
  if (lpc(x, 40, a, 8, 1e-6)) return NAN;
  if (lpc2lsp(a, lsp, 8, 128, 12, 1e-6)) return NAN;
  lsp[0] = log(a[0]);
  lpc2par(a, k, 8);
  lpc2c(a, 8, c, 11);
  double sum = 0;
  for (int i = 0; i < 12; i++) sum += c[i] * (i + 1);
  return sum + k[3] * k[4];
}

double synthesis(double *mc, double *pulses) {
  enum { m = 5, pade = 5 };
  double b[m + 1], r[6], *delay = dgetmem(3 * (pade + 1) + pade * (m + 2));
  mc2b(mc, b, m, 0.42);
  for (int i = 0; i < 24; i++) pulses[i] = mlsadf(pulses[i] * exp(b[0]), b, m, 0.42, pade, delay);
  free(delay);
  acorr(pulses, 24, r, 5);
  double cepstrum[8];
  freqt(mc, m, cepstrum, 7, -0.42);
  return r[0] / 24 + r[2] + cepstrum[3];
}
