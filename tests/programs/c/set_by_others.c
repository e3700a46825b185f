// Memory that a pointer in a global leads to, which was set elsewhere: it has no shadow, and a gradient without what
// went through it would be wrong.
// differentiate: through(x, n)  at: x = 1.2 0.4 2.3, n = 3  expect: stops: `work` points to was set before
// differentiate: beside(x, n)  at: x = 1.2 0.4 2.3, n = 3
#include <stdlib.h>

double *work, *seen;

__attribute__((constructor)) static void begin(void) {
  work = malloc(64);
  seen = malloc(64);
}

static __attribute__((noinline)) void squares(const double *x, int n, double *to) {
  for (int i = 0; i < n; i++) to[i] = x[i] * x[i];
}

double through(double *x, int n) {
  double sum = 0;
  squares(x, n, work);
  for (int i = 0; i < n; i++) sum += work[i] * work[(i + 1) % n];
  return sum;
}

/* What is noted there is never read. */
double beside(double *x, int n) {
  double sum = 0;
  squares(x, n, seen);
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}
