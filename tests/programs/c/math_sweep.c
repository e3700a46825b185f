// Most of the real functions of <math.h>, each weighted differently so that no error cancels.
// differentiate: one_argument(x)  at: x = 0.37
// differentiate: hyperbolic(x)  at: x = 1.4
// differentiate: two_arguments(x, y)  at: x = 0.8, y = 1.9
// differentiate: special(x)  at: x = 2.3
#include <math.h>

double one_argument(double x) {
    double s = sin(x) + 2 * cos(x) + 3 * tan(x) + 4 * asin(x) + 5 * acos(x) + 6 * atan(x);
    s += 7 * exp(x) + 8 * exp2(x) + 9 * expm1(x) + 10 * log(x) + 11 * log2(x) + 12 * log10(x) + 13 * log1p(x);
    return s + 14 * sqrt(x) + 15 * cbrt(x) + 16 * fabs(x - 2) + 17 * pow(x, 3) + 18 * pow(2.5, x);
}

double hyperbolic(double x) {
    return sinh(x) + 2 * cosh(x) + 3 * tanh(x) + 4 * asinh(x) + 5 * acosh(x) + 6 * atanh(x / 3);
}

double two_arguments(double x, double y) {
    double s = pow(x, y) + 2 * atan2(x, y) + 3 * hypot(x, y) + 4 * fmod(y, x) + 5 * fmax(x, y) + 6 * fmin(x, y);
    return s + 7 * fdim(y, x) + 8 * copysign(x, -y) + 9 * fma(x, y, x) + 10 * remainder(y, x) + 11 * ldexp(x, 3);
}

double special(double x) { return erf(x / 3) + 2 * erfc(x / 2) + 3 * tgamma(x) + 4 * lgamma(x); }
