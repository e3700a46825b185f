// differentiate: linear(in, out)  at: in = random(32, -1, 1), out = zeros(48)
// differentiate: windowed(in, out)  at: in = random(64, 0.3, 1), out = zeros(96)
#include <samplerate.h>

static float converted(float *in, float *out, int kind, int frames) {
  SRC_DATA data = {in, out, frames, frames * 3 / 2, 0, 0, 1, 1.4};
  src_simple(&data, kind, 1);
  float sum = 0;
  for (int i = 0; i < data.output_frames_gen; i++) sum += out[i] * out[i];
  return sum;
}

float linear(float *in, float *out) { return converted(in, out, SRC_LINEAR, 32); }

float windowed(float *in, float *out) { return converted(in, out, SRC_SINC_FASTEST, 64); }
