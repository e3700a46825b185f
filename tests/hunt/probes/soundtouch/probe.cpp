// differentiate: resampled(samples, out)  at: samples = random(400, -1, 1), out = zeros(200)
// differentiate: interpolated(samples, rate, out)  at: samples = random(16, -1, 1), rate = 0.618, out = zeros(8)
// differentiate: filtered(samples, cutoff, out)  at: samples = random(80, -1, 1), cutoff = 0.21, out = zeros(48)
// differentiate: stretched(levels, out)  at: levels = 0.6 0.4 0.3, out = zeros(40)
// differentiate: centre(heights)  at: heights = 0.1 0.12 0.2 0.35 0.6 1.1 1.5 1.9 1.75 1.2 0.7 0.4 0.25 0.15 0.11 0.1
#include "SoundTouch.h"
#include "AAFilter.h"
#include "InterpolateCubic.h"
#include "InterpolateShannon.h"
#include "PeakFinder.h"
#include "RateTransposer.h"
#include <cmath>
#include <vector>

using namespace soundtouch;

static float energy(const float *values, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += values[i] * values[i];
  return sum;
}

extern "C" float resampled(float *samples, float *out) {
  SoundTouch touch;
  touch.setSampleRate(8000);
  touch.setChannels(1);
  touch.setRate(1.25);
  touch.setSetting(SETTING_AA_FILTER_LENGTH, 16);
  touch.putSamples(samples, 400);
  uint n = touch.receiveSamples(out, 200);
  return energy(out, n) + n;
}

extern "C" float interpolated(float *samples, double rate, float *out) {
  FIFOSampleBuffer in(1), cubic(1), shannon(1);
  InterpolateCubic first;
  InterpolateShannon second;
  first.setChannels(1), second.setChannels(1);
  first.setRate(rate), second.setRate(rate);
  in.putSamples(samples, 16);
  first.transpose(cubic, in);
  in.clear();
  in.putSamples(samples, 16);
  second.transpose(shannon, in);
  shannon.receiveSamples(out, 8);
  float rest[8] = {0};
  cubic.receiveSamples(rest, 8);
  return energy(rest, 8);
}

extern "C" float filtered(float *samples, double cutoff, float *out) {
  AAFilter filter(32);
  filter.setCutoffFreq(cutoff);
  filter.evaluate(out, samples, 80, 1);
  float stereo[40] = {0};
  filter.evaluate(stereo, samples, 40, 2);
  return energy(stereo, 16) + energy(out, 48);
}

// a tone of three partials, slower
extern "C" float stretched(float *levels, float *out) {
  std::vector<float> tone(4000);
  for (int i = 0; i < 4000; i++) tone[i] = levels[0] * std::sin(0.21f * i) + levels[1] * std::sin(0.42f * i + 0.3f) + levels[2] * std::sin(0.63f * i + 0.7f);
  SoundTouch touch;
  touch.setSampleRate(8000);
  touch.setChannels(1);
  touch.setTempo(0.8);
  touch.putSamples(tone.data(), 4000);
  std::vector<float> slower(3000);
  uint n = touch.receiveSamples(slower.data(), 3000);
  for (int i = 0; i < 40; i++) out[i] = slower[n / 40 * i];
  return energy(slower.data(), n) / n;
}

extern "C" double centre(float *heights) {
  PeakFinder finder;
  return finder.detectPeak(heights, 0, 16);
}
