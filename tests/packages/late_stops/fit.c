#include <math.h>
#include <string.h>

/* The bits of a number, as an integer: without a derivative. */
__attribute__((noinline)) static double scrambled(double x) {
  long long bits;
  memcpy(&bits, &x, sizeof x);
  bits *= 3;
  memcpy(&x, &bits, sizeof x);
  return x;
}

double fit(double x, int how) {
  if (how == 1) return scrambled(x);
  return x * sin(x);
}
