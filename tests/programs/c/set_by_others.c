// Memory that a pointer in a global leads to, which was set elsewhere: on the heap, in another global, or in either.
// differentiate: through(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: beside(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: of_view(x)  at: x = 1.2 0.4
// differentiate: of_copied_view(x)  at: x = 1.2 0.4
// differentiate: of_table(x)  at: x = 1.2 0.4
// differentiate: of_either(x)  at: x = 1.2 0.4
#include <stdlib.h>

double *work, *seen;
static double state[2], *view, *copied, *table, *mine;
static void *volatile kept;

static __attribute__((noinline)) void lead(double **pointer, double *to) { *pointer = to; }

static __attribute__((noinline)) double *taken_from(double **pointers) { return pointers[1]; }

__attribute__((constructor)) static void begin(void) {
  work = malloc(64);
  seen = malloc(64);
  lead(&view, state);
  double *both[2] = {malloc(16), state};
  both[0][0] = both[0][1] = 3;
  copied = taken_from(both);
  lead(&table, both[0]);
  mine = malloc(16);
  mine[0] = 2;
  kept = table;  // (whoever has it may do anything with it)
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

/* Other code leads a pointer to what is computed here. */
__attribute__((noinline)) double of_view(double *x) {
  state[0] = x[0] * x[0];
  state[1] = x[1];
  return view[0] * view[1];
}

__attribute__((noinline)) double of_copied_view(double *x) {
  state[0] = x[0] * x[0];
  state[1] = x[1];
  return copied[0] * copied[1] + x[0];
}

__attribute__((noinline)) double of_table(double *x) { return table[0] * x[0] * x[0] + table[1] * x[1]; }

static __attribute__((noinline)) double square(const double *p) { return p[0] * p[0]; }

/* One of two pointers, of which the other leads to a constant. */
__attribute__((noinline)) double of_either(double *x) {
  state[0] = x[0] * x[0];
  double *p = x[1] > 1 ? mine : view;
  return square(p) * x[1];
}
