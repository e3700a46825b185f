// differentiate: crossfed(x, n)  at: x = random(48, -0.4, 0.4), n = 24  tolerance: 1e-5  roundoff: 1e-9
// differentiate: narrow(x, n)  at: x = random(48, -0.4, 0.4), n = 24  tolerance: 5e-2  roundoff: 1e-4
// differentiate: in_blocks(x, n)  at: x = random(48, -0.4, 0.4), n = 24  tolerance: 1e-5  roundoff: 1e-9
// differentiate: matched(gain, tone, n)  at: gain = 0.4 0.2, tone = 0.31 0.27, n = 60  tolerance: 1e-5  roundoff: 1e-9
#include <bs2b.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double level(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[2 * i] * x[2 * i] - 0.5 * x[2 * i + 1] * x[2 * i] + 0.1 * i * x[2 * i + 1];
  return sum;
}

// stereo to headphones, in place
double crossfed(double *x, int n) {
  t_bs2bdp filter = bs2b_open();
  bs2b_set_level(filter, BS2B_CMOY_CLEVEL);
  bs2b_cross_feed_d(filter, x, n);
  bs2b_close(filter);
  return level(x, n);
}

float narrow(float *x, int n) {
  t_bs2bdp filter = bs2b_open();
  float sum = 0;
  bs2b_set_srate(filter, 48000);
  bs2b_set_level_fcut(filter, 650), bs2b_set_level_feed(filter, 95);
  bs2b_cross_feed_f(filter, x, n);
  bs2b_close(filter);
  for (int i = 0; i < 2 * n; i++) sum += x[i] * x[i] * (1 + 0.1f * i);
  return sum;
}

double in_blocks(double *x, int n) {
  t_bs2bdp filter = bs2b_open();
  bs2b_set_level(filter, BS2B_JMEIER_CLEVEL);
  for (int i = 0; i < n; i += 8) bs2b_cross_feed_dle(filter, x + 2 * i, 8);
  double sum = level(x, n);
  bs2b_clear(filter);
  bs2b_cross_feed_d(filter, x, n / 2);
  sum += level(x, n / 2);
  bs2b_close(filter);
  return sum;
}

double matched(double *gain, double *tone, int n) {
  double *x = malloc(2 * n * sizeof *x), sum;
  for (int i = 0; i < n; i++) x[2 * i] = gain[0] * sin(tone[0] * i), x[2 * i + 1] = gain[1] * cos(tone[1] * i);
  t_bs2bdp filter = bs2b_open();
  bs2b_cross_feed_d(filter, x, n);
  sum = level(x, n);
  bs2b_close(filter);
  free(x);
  return sum;
}
