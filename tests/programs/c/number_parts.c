// Remainders, scaling by powers of two, exact parts, saturation, kinks.
// differentiate: remainders(x, y)  at: x = 7.3, y = 2.2
// differentiate: scaled(x, n)  at: x = 1.3, n = 3
// differentiate: parts(x)  at: x = 10.7
// differentiate: minmax(x, y)  at: x = 1.3, y = -2
// differentiate: saturated(x, n)  at: x = 1.3 2.7 -8.8, n = 3
// differentiate: overflow(x, n)  at: x = 1.3, n = 5
// differentiate: signs(x, y)  at: x = 1.3, y = -2
// differentiate: float_parts(x)  at: x = 10.7
#include <limits.h>
#include <math.h>
double remainders(double x, double y) { return fmod(x, y) * remainder(x, y) + fmod(-x, y) + drem(x * x, y); }
double scaled(double x, int n) { return ldexp(x, n) * scalbn(x, -n) + scalbln(x, 2) * logb(x) + ilogb(x * 100) * x; }
double parts(double x) {
    int e, q;
    double i, f = frexp(x, &e), g = modf(x, &i);
    return f * e + g * i + remquo(x, 3, &q) * q;
}
double minmax(double x, double y) {
    return fmin(x, y) * fmax(x, y) + fdim(x, y) + __builtin_fmax(x, 0) + (x > y ? x : y) * (x < y ? x : y)
        + __builtin_elementwise_max(x, y) + __builtin_elementwise_min(x, y);
}
double saturated(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        int k = (int)fmin(fmax(x[i], -5), 5);
        unsigned char c = (unsigned char)k;
        s += x[i] * k + __builtin_elementwise_add_sat(k, INT_MAX) / 1e9 * x[i] + c;
    }
    return s;
}
double overflow(double x, int n) {
    int r;
    double s = x;
    for (int i = 1; i <= n; i++)
        if (!__builtin_mul_overflow(i, 1000000000, &r)) s = s * x + r * 1e-9;
    return s;
}
double signs(double x, double y) { return copysign(x, y) * x + fabs(y) * (signbit(y) ? x : -x) + copysign(x * x, -y) * isfinite(x) + fma(x, y, x) * !isnan(y); }
float float_parts(float x) {
    int e;
    float i, f = frexpf(x, &e), g = modff(x, &i);
    return f * (float)e + g * i + fmodf(x, 3) * ldexpf(x, 2) + copysignf(x, -1) + fminf(x, 2) * fmaxf(x, 2);
}
