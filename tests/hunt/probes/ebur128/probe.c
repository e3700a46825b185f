// differentiate: loudness(sound)  at: sound = random(4800, -0.5, 0.5)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: peak(sound, gain)  at: sound = random(2400, -0.5, 0.5), gain = 0.8  tolerance: 1e-4  roundoff: 1e-8
#include <ebur128.h>

double loudness(double *sound) {
  ebur128_state *state = ebur128_init(1, 8000, EBUR128_MODE_I);
  ebur128_add_frames_double(state, sound, 4800);
  double found;
  ebur128_loudness_global(state, &found);
  ebur128_destroy(&state);
  return found;
}

double peak(double *sound, double gain) {
  ebur128_state *state = ebur128_init(2, 8000, EBUR128_MODE_M | EBUR128_MODE_SAMPLE_PEAK);
  for (int i = 0; i < 2400; i++) sound[i] *= gain;
  sound[1000] += 1;  // the loudest by far: no kink nearby
  ebur128_add_frames_double(state, sound, 1200);
  double now, highest;
  ebur128_loudness_momentary(state, &now);
  ebur128_sample_peak(state, 0, &highest);
  ebur128_destroy(&state);
  return now + highest;
}
