// Attributes that promise more than the bodies keep: what the body does counts.
// differentiate: read_const(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: read_pure(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: by_value(x)  at: x = 0.7
// differentiate: picked(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: through_pointer(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: carved(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: recursive(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: d1(x)  at: x = 0.7 0.2
// expect: refused: no derivative rule
// differentiate: d2(x)  at: x = 0.7 0.2
// expect: refused: no derivative rule
#include <stdlib.h>
#include <math.h>
__attribute__((const, noinline)) static double total(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
__attribute__((pure, noinline)) double product(const double *x, int n) { double s = 1; for (int i = 0; i < n; i++) s *= x[i]; return s; }
__attribute__((const, noinline)) double cube(double x) { return x * x * x; }
double read_const(const double *x, int n) { return total(x, n) * x[0]; }
double read_pure(const double *x, int n) { return product(x, n) * x[0]; }
double by_value(double x) { return cube(x) * cube(2 * x); }
__attribute__((malloc, returns_nonnull, noinline)) double *pick(double *x, int i) { return x + i; }
double picked(double *x, int n) { double *p = pick(x, n - 1), *q = pick(x, 0); return *p * *q; }
typedef __attribute__((const)) double (*Reader)(const double *, int);
double through_pointer(double *x, int n) { Reader r = n > 2 ? total : product; return r(x, n); }
static double pool[64]; static int used;
__attribute__((malloc, alloc_size(1), noinline)) void *carve(size_t bytes) { void *p = pool + used; used += bytes / 8; return p; }
double carved(double *x, int n) { used = 0; double *a = carve(n * 8), *b = carve(n * 8); for (int i = 0; i < n; i++) { a[i] = x[i]; b[i] = a[i] * x[0]; } return a[1] * b[2] + pool[0] * pool[4]; }
__attribute__((const)) double chain(const double *x, int n) { return n ? x[n - 1] * sin(chain(x, n - 1)) : 1; }
double recursive(double *x, int n) { return chain(x, n); }
extern __attribute__((const, weak)) double some_reader(const double *);
extern __attribute__((pure, weak)) double other_reader(const double *);
double d1(double *x) { return some_reader(x); }
double d2(double *x) { return other_reader(x) * x[0]; }
