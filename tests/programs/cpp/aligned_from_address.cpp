// A local array is walked up to where its address is aligned, and stored in aligned pairs from there; shadows lie differently.
// differentiate: f(x)  at: x = 0.3 0.7 -0.2 1.1 0.4 0.9 -0.6 0.5 1.3
#include <emmintrin.h>
#include <stdint.h>

struct Nine {
  double v[9];  // aligned to 8: 72 bytes are no multiple of 16
};

static void __attribute__((noinline)) scaled(Nine *to, const double *x, double by) {
  int first = ((uintptr_t)to / 8) & 1, i = 0;
  for (; i < first; i++) to->v[i] = by * x[i];
  for (; i + 1 < 9; i += 2) _mm_store_pd(to->v + i, _mm_mul_pd(_mm_set1_pd(by), _mm_loadu_pd(x + i)));
  for (; i < 9; i++) to->v[i] = by * x[i];
}

extern "C" double f(const double *x) {
  Nine one, two;
  scaled(&one, x, x[0]);
  scaled(&two, one.v, x[1]);
  double sum = 0;
  for (int i = 0; i < 9; i++) sum += two.v[i] * one.v[8 - i];
  return sum;
}
