// differentiate: transformed(x, magnitude, back)  at: x = random(64, -1, 1), magnitude = zeros(33), back = zeros(64)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: cepstrum(x, out)  at: x = random(32, 0.1, 1), out = zeros(32)  tolerance: 2e-2  roundoff: 2e-4
// differentiate: resampled(x, out)  at: x = random(400, -1, 1), out = zeros(8)  tolerance: 2e-2  roundoff: 2e-4
// differentiate: stretched(x)  at: x = random(600, -1, 1)  tolerance: 3e-2  roundoff: 1e-3
// differentiate: finer(x)  at: x = random(500, -1, 1)  tolerance: 3e-2  roundoff: 1e-3
#include "rubberband/RubberBandStretcher.h"
#include "src/common/FFT.h"
#include "src/common/Resampler.h"
#include "src/common/Window.h"
#include <cmath>
#include <vector>

using namespace RubberBand;

extern "C" double transformed(double *x, double *magnitude, double *back) {
  FFT fft(64);
  std::vector<double> windowed(x, x + 64), phase(33);
  Window<double>(HannWindow, 64).cut(windowed.data());
  fft.forwardPolar(windowed.data(), magnitude, phase.data());
  for (int i = 0; i < 33; i++) phase[i] += 0.3 * i;
  fft.inversePolar(magnitude, phase.data(), back);
  double sum = 0;
  for (int i = 0; i < 64; i++) sum += i * back[i];
  return sum / 64;
}

extern "C" float cepstrum(float *x, float *out) {
  FFT fft(32);
  float re[17], im[17], magnitude[17];
  fft.forward(x, re, im);
  for (int i = 0; i < 17; i++) magnitude[i] = std::sqrt(re[i] * re[i] + im[i] * im[i]);
  fft.inverseCepstral(magnitude, out);
  float sum = 0;
  for (int i = 0; i < 32; i++) sum += out[i] * out[i];
  return sum;
}

extern "C" float resampled(float *x, float *out) {
  Resampler::Parameters parameters;
  parameters.quality = Resampler::FastestTolerable;
  parameters.initialSampleRate = 44100;
  Resampler resampler(parameters, 1);
  std::vector<float> got(1000);
  float *to = got.data();
  const float *from = x;
  int n = resampler.resample(&to, 1000, &from, 400, 1.25, true);
  float sum = 0;
  for (int i = 0; i < n; i++) sum += got[i] * got[i];
  for (int i = 0; i < 8; i++) out[i] = got[100 + 17 * i];
  return sum;
}

static float through(float *x, int n, int options, double ratio, double pitch) {
  RubberBandStretcher stretcher(44100, 1, options | RubberBandStretcher::OptionThreadingNever | RubberBandStretcher::OptionProcessOffline, ratio, pitch);
  stretcher.setDebugLevel(0);
  stretcher.setExpectedInputDuration(n);
  std::vector<float> in(x, x + n);
  const float *from = in.data();
  stretcher.study(&from, n, true);
  stretcher.process(&from, n, true);
  float sum = 0;
  for (int count; (count = stretcher.available()) > 0;) {
    std::vector<float> out(count);
    float *to = out.data();
    count = int(stretcher.retrieve(&to, count));
    for (int i = 0; i < count; i++) sum += out[i] * out[i];
  }
  return sum;
}

extern "C" float stretched(float *x) { return through(x, 600, RubberBandStretcher::OptionEngineFaster | RubberBandStretcher::OptionWindowShort, 1.3, 1); }

extern "C" float finer(float *x) { return through(x, 500, RubberBandStretcher::OptionEngineFiner, 1.2, 1); }
