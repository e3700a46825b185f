/* The C library in what is differentiated: numbers, memory, sorting, texts, messages, time and errors. */
#include <assert.h>
#include <enzyme.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int order(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double elementary(double x, double y) {
  double whole;
  int exponent;
  double s = sin(x) * cos(y) + tan(x) + asin(x / 10) + acos(x / 10) + atan(x) + atan2(x, y) + sinh(x) + cosh(x);
  s += tanh(x) + exp(x) + exp2(x) + expm1(x) + log(x) + log2(x) + log10(x) + log1p(x) + pow(x, y) + sqrt(x) + cbrt(x);
  s += hypot(x, y) + fabs(x) + fmax(x, y) + fmin(x, y) + floor(x) + ceil(x) + fmod(x, y) + erf(x) + erfc(x) + tgamma(x);
  s += lgamma(x) + copysign(x, y) + fma(x, y, x) + asinh(x) + acosh(1 + x) + atanh(x / 10) + round(x) + trunc(x);
  s += ldexp(x, 2) + modf(x, &whole) + frexp(x, &exponent) + remainder(x, 0.7) + nearbyint(x);
  return s + sinf((float)x) * powf((float)y + 2, 2.0f);
}

double energy(double x, double y) {
  char text[64];
  double s = elementary(x, y);
  fprintf(stderr, "at %g\n", x);
  snprintf(text, sizeof text, "%d %s", 17, "words");
  s *= (double)strlen(text);
  double *a = malloc(4 * sizeof *a), *b = calloc(4, sizeof *b);
  for (int i = 0; i < 4; ++i) a[i] = x * (4 - i) * (4 - i);
  memcpy(b, a, 4 * sizeof *a);
  b = realloc(b, 8 * sizeof *b);
  memmove(b + 1, b, 3 * sizeof *b);
  qsort(a, 4, sizeof *a, order);
  for (int i = 0; i < 4; ++i) s += a[i] * b[i] * (i + 1);
  assert(s > -1e9);
  if (errno == 12345) abort();
  if (getenv("NOWHERE_TO_BE_FOUND") || time(NULL) == 0) exit(3);
  fputs("done\n", stderr), fflush(stderr);
  free(a), free(b);
  return s;
}

int main(void) {
  double x = 0.9, h = 1e-3; /* for the floats among them */
  double forward = __enzyme_fwddiff((void *)energy, enzyme_dup, x, 1.0, enzyme_const, 1.7);
  double reverse = __enzyme_autodiff((void *)energy, enzyme_out, x, enzyme_const, 1.7);
  double difference = (energy(x + h, 1.7) - energy(x - h, 1.7)) / (2 * h);
  printf("%.5g %.5g %.3g\n", forward, reverse, difference);
  return fabs(reverse - difference) > 1e-3 * fabs(difference);
}
