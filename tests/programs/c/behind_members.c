// A callee that writes no member of its argument, but through one: `readonly` is about the struct itself.
// differentiate: written_behind(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: overwritten_behind(x, n)  at: x = 1.5 2.5 3.5, n = 3
struct view {
  const double *from;
  double *to;
  int n;
};

__attribute__((noinline)) static void square(const struct view *v) {
  for (int i = 0; i < v->n; ++i) v->to[i] = v->from[i] * v->from[i];
}

double written_behind(const double *x, int n) {
  double y[8];
  struct view v = {x, y, n};
  square(&v);
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += y[i] * x[n - 1 - i];
  return sum;
}

// What is read before the call must not be read again behind it.
double overwritten_behind(const double *x, int n) {
  double y[8], sum = 0;
  for (int i = 0; i < n; ++i) y[i] = x[i] * 3;
  for (int i = 0; i < n; ++i) sum += y[i] * y[i];
  struct view v = {x, y, n};
  square(&v);
  for (int i = 0; i < n; ++i) sum += y[i] * y[n - 1 - i];
  return sum;
}
