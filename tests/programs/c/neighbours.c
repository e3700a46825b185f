// Loops that read neighbours, long enough that adjoints are added up in registers: upwards, downwards, every other, in planes, in place
// differentiate: smooth(a, b, n)  at: a = random(24, -1, 1), b = zeros(24), n = 24
// differentiate: downwards(a, b, n)  at: a = random(24, -1, 1), b = zeros(24), n = 24
// differentiate: shifted(a, n, by)  at: a = random(48, -1, 1), n = 24, by = 0
// differentiate: shifted(a, n, by)  at: a = random(48, -1, 1), n = 24, by = 2
// differentiate: shifted(a, n, by)  at: a = random(48, -1, 1), n = 24, by = 24
// differentiate: energy(x, n)  at: x = random(30, -1, 1), n = 30
// differentiate: every_other(x, y, n)  at: x = random(50, -1, 1), y = zeros(50), n = 20
// differentiate: planes(u, l, m, n, steps)  at: u = random(270, -1, 1), l = 3, m = 5, n = 18, steps = 2
// differentiate: wave(u, n)  at: u = random(40, -1, 1), n = 20
// differentiate: left_out(a, b, on, n)  at: a = random(120, -1, 1), b = zeros(120), on = 0 1 1, n = 20
// differentiate: unsigned_indices(a, b, n)  at: a = random(24, -1, 1), b = zeros(24), n = 24
// differentiate: rows(a, b, n, pitch)  at: a = random(24, -1, 1), b = zeros(96), n = 24, pitch = 0
// differentiate: rows(a, b, n, pitch)  at: a = random(24, -1, 1), b = zeros(96), n = 24, pitch = 3
// differentiate: rows(a, b, n, pitch)  at: a = random(24, -1, 1), b = zeros(96), n = 24, pitch = 24
#include <math.h>
#include <stdlib.h>
#include <string.h>

void smooth(const double *a, double *b, int n) {
  for (int i = 1; i < n - 1; i++) b[i] = 0.3 * b[i] + a[i - 1] * a[i] + 0.5 * a[i + 1] * a[i];
}

void downwards(const double *a, double *b, int n) {
  for (int i = n - 2; i > 0; i--) b[i] = a[i - 1] + sin(a[i]) * a[i + 1];
}

// What is stored may be what is read: never, soon, or later.
static __attribute__((noinline)) void average(const double *from, double *to, int n) {
  for (int i = 0; i < n - 2; i++) to[i] = (from[i] * from[i + 1] + from[i + 2]) / 3;
}
void shifted(double *a, int n, int by) {
  average(a, a + by, n);
  average(a, a + by, n);
}

double energy(const double *x, int n) {
  double bend = 0, stretch = 1;
  for (int i = 1; i < n - 1; i++) {
    double second = x[i - 1] - 2 * x[i] + x[i + 1];
    bend += second * second;
    stretch -= 0.1 * (x[i + 1] - x[i - 1]) * (x[i + 1] - x[i - 1]);
  }
  return bend * stretch;
}

void every_other(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[2 * i] = x[2 * i] * x[2 * i + 2] + x[2 * i + 4] * x[2 * i + 1] - x[2 * i + 3];
}

double planes(const double *u, int l, int m, int n, int steps) {
  int size = l * m * n;
  double *a = malloc(size * sizeof *a), *b = malloc(size * sizeof *b), total = 0;
  memcpy(a, u, size * sizeof *a);
  memcpy(b, u, size * sizeof *b);
  for (int s = 0; s < steps; s++) {
    for (int i = 1; i < l - 1; i++)
      for (int j = 1; j < m - 1; j++)
        for (int k = 1; k < n - 1; k++) {
          const double *c = a + (i * m + j) * n + k;
          b[(i * m + j) * n + k] = c[0] + 0.1 * (c[1] + c[-1] + c[n] * c[0] + c[-n] + c[m * n] + c[-m * n] - 6 * c[0]);
        }
    double *t = a;
    a = b;
    b = t;
  }
  for (int k = 0; k < size; k++) total += a[k] * a[k];
  free(a);
  free(b);
  return total;
}

double wave(const double *u, int n) {
  double old[40], now[40], next[40], total = 0;
  for (int i = 0; i < 40; i++) old[i] = next[i] = 0, now[i] = u[i];
  for (int s = 0; s < 3; s++) {
    for (int i = 2; i < n; i++) next[i] = 2 * now[i] - old[i] + 0.1 * now[i] * (now[i - 2] - 2 * now[i] + now[i + 2]);
    memcpy(old, now, sizeof now);
    memcpy(now, next, sizeof now);
  }
  for (int i = 0; i < n; i++) total += now[i] * now[i];
  return total;
}

void unsigned_indices(const float *a, float *b, unsigned n) {
  for (unsigned i = 1; i < n - 1; i++) b[i] = a[i - 1] * a[i + 1] - a[i];
}

// Rows may be written over by later ones, as a whole or in part.
void rows(const double *a, double *b, int n, int pitch) {
  for (int t = 0; t < 4; t++)
    for (int i = 1; i < n - 1; i++) b[t * pitch + i] = (t + 1) * (a[i - 1] * a[i] + a[i + 1]);
}

// Some rows are left out, which nobody knows in front of all of them; and the planes get shorter.
void left_out(const double *a, double *b, const int *on, int n) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 2; j++)
      if (on[i])
        for (int k = 1; k < n - 1; k++) b[(2 * i + j) * n + k] = a[(2 * i + j) * n + k - 1] * a[(2 * i + j) * n + k + 1];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < i; j++)
      for (int k = 1; k < n - 1; k++) b[(2 * i + j) * n + k] += a[(i + j) * n + k - 1] * a[(2 * i + j) * n + k + 1];
}
