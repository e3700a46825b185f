// Bessel functions and others outside C99.
// differentiate: bessel(x)  at: x = 2.4
// differentiate: more(x)  at: x = 0.45
#define _GNU_SOURCE
#include <math.h>

double bessel(double x) {
    return j0(x) + 2 * j1(x) + 3 * jn(3, x) + 4 * y0(x) + 5 * y1(x) + 6 * yn(2, x);
}

double more(double x) {
    double s, c;
    sincos(x, &s, &c);
    return s * 2 + c * 3 + exp10(x) + logb(x * 20) * x;
}
