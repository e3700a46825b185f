// differentiate: doubled(sound, out)  at: sound = random(96, -1, 1), out = zeros(192)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: stretched(sound, out)  at: sound = random(120, -1, 1), out = zeros(88)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: mixed(sound, gain)  at: sound = random(128, -1, 1), gain = 0.7  tolerance: 1e-5  roundoff: 1e-9
#include <soxr.h>

static double resampled(double *sound, int count, double *out, int wanted, double from, double to, unsigned channels, double scale) {
  soxr_io_spec_t numbers = soxr_io_spec(SOXR_FLOAT64_I, SOXR_FLOAT64_I);
  soxr_quality_spec_t quality = soxr_quality_spec(SOXR_VHQ, 0);
  size_t taken, made;
  numbers.scale = scale;
  soxr_oneshot(from, to, channels, sound, count, &taken, out, wanted, &made, &numbers, &quality, 0);
  double sum = 0;
  for (size_t i = 0; i < made * channels; i++) sum += out[i] * out[i] / (i + 1);
  return sum;
}

double doubled(double *sound, double *out) { return resampled(sound, 96, out, 192, 1, 2, 1, 1); }

double stretched(double *sound, double *out) { return resampled(sound, 120, out, 88, 44100, 32000, 1, 1); }

double mixed(double *sound, double gain) {
  double out[192] = {0};
  return resampled(sound, 64, out, 96, 2, 3, 2, gain);
}
