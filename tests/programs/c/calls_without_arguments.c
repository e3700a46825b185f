// Functions that take nothing and give nothing: what they do, they do to globals, or behind pointers in globals.
// differentiate: steps(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: behind_pointers(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <stdlib.h>

static double state, sum;
static double *values;
static int count;

__attribute__((noinline)) static void square(void) { state = state * state; }
__attribute__((noinline)) static void collect(int times) {
  for (int i = 0; i < times; ++i) sum += state;
}

double steps(const double *x, int n) {
  sum = 0;
  for (int i = 0; i < n; ++i) {
    state = x[i];
    square();
    collect(i + 1);
  }
  return sum;
}

__attribute__((noinline)) static void set_up(int n) {
  count = n;
  values = malloc(n * sizeof(double));
  for (int i = 0; i < n; ++i) values[i] = 1;
}
__attribute__((noinline)) static void advance(void) {
  for (int i = 1; i < count; ++i) values[i] *= values[i - 1];
}
__attribute__((noinline)) static void tear_down(void) {
  free(values);
  values = 0;
}

double behind_pointers(const double *x, int n) {
  set_up(n);
  for (int i = 0; i < n; ++i) values[i] += x[i];
  advance();
  advance();
  double result = 0;
  for (int i = 0; i < n; ++i) result += values[i] * i;
  tear_down();
  return result;
}
