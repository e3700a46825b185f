// Constants that arrive as integers: small copies of constant tables become stores of their bits.
// differentiate: over_numbers(x)  at: x = 1.5 2.5
// differentiate: over_pairs(x)  at: x = 1.5 2.5  tolerance: 5e-3  roundoff: 2e-5
#include <string.h>

__attribute__((noinline)) static double product(const double *p) { return p[0] * p[1]; }

double over_numbers(const double *x) {
  double pair[2] = {x[0], x[1]};
  double sum = product(pair);
  const long long one = 0x3ff0000000000000;
  memcpy(pair, &one, sizeof one);
  sum += product(pair) * x[0];
  memset(pair + 1, 0, sizeof(double));
  return sum + product(pair) * x[1];
}

__attribute__((noinline)) static float pairs(const float *p) { return p[0] * p[1] + p[2]; }

double over_pairs(const double *x) {
  float p[4] = {(float)x[0], (float)x[1], (float)(x[0] * x[1]), 2};
  float sum = pairs(p);
  memset(p, 0, 8);
  return sum + pairs(p) * x[0];
}
