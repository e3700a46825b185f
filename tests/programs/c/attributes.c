// Weak and aliased functions, pure and const attributes, static inline, restrict, constructors of nothing.
// differentiate: through_alias(x)  at: x = 1.3
// differentiate: with_attributes(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <math.h>

double original(double x) { return x * x + sin(x); }
double other(double x) __attribute__((alias("original")));
__attribute__((weak)) double replaceable(double x) { return x * 3; }
__attribute__((noinline, const)) static double pure_one(double x) { return exp(x) * x; }
__attribute__((noinline, pure)) static double pure_two(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}

double through_alias(double x) { return other(x) * replaceable(x) + original(x * x); }

double with_attributes(double *restrict x, int n) {
    double a = pure_two(x, n);
    x[0] = pure_one(x[1] * 0.1);
    return a * pure_two(x, n) + pure_one(0.5);
}
