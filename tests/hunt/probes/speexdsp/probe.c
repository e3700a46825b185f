// differentiate: resampled(x, out, rate)  at: x = random(32, -1, 1), out = zeros(48), rate = 3
// differentiate: transformed(x)  at: x = random(16, -1, 1)
#include <speex_resampler.h>
#include <string.h>

struct drft_lookup { int n; float *trigcache; int *splitcache; };
extern void spx_drft_forward(struct drft_lookup *l, float *data);
extern void spx_drft_init(struct drft_lookup *l, int n);
extern void spx_drft_clear(struct drft_lookup *l);

void resampled(float *x, float *out, int rate) {
  int error;
  SpeexResamplerState *state = speex_resampler_init(1, 2, rate, 3, &error);
  spx_uint32_t given = 32, made = 48;
  speex_resampler_process_float(state, 0, x, &given, out, &made);
  speex_resampler_destroy(state);
}

float transformed(float *x) {
  struct drft_lookup table;
  float y[16], r = 0;
  memcpy(y, x, sizeof y);
  spx_drft_init(&table, 16);
  spx_drft_forward(&table, y);
  spx_drft_clear(&table);
  for (int i = 0; i < 16; i++) r += (i + 1) * y[i] * y[i];
  return r;
}
