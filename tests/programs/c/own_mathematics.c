// A C library's own mathematical functions, written with the bits of their arguments: the rules of their names serve.
// differentiate: elementary(x)  at: x = 0.7
// differentiate: powers(x, y)  at: x = 1.3, y = 0.4
// differentiate: single(x)  at: x = 0.7  tolerance: 5e-3  roundoff: 2e-5
// differentiate: rounded(x)  at: x = 2.3
// differentiate: parts(x)  at: x = 2.3
// differentiate: inside(x)  at: x = 2.3
// differentiate: pointers(x)  at: x = 0.7
// differentiate: own_meaning(x)  at: x = 0.7
// differentiate: shortcut(x)  at: x = 2.5
// expect: refused: bits of an active number
#include <stdint.h>

#define DOUBLE_BITS(v) (((union { double f; uint64_t i; }){v}).i)
#define BITS_DOUBLE(v) (((union { uint64_t i; double f; }){v}).f)
#define FLOAT_BITS(v) (((union { float f; uint32_t i; }){v}).i)
#define BITS_FLOAT(v) (((union { uint32_t i; float f; }){v}).f)
#define HIGH(x) (*(1 + (int *)&x))

double log(double), exp(double), pow(double, double), exp2(double), sin(double), floor(double), fabs(double), trunc(double);
double sqrt(double), frexp(double, int *), modf(double, double *), rint(double), cbrt(double), __ieee754_log10(double);
float expf(float), logf(float);

double fabs(double x) { return BITS_DOUBLE(DOUBLE_BITS(x) & -1ULL / 2); }

double floor(double x) {
    uint64_t i = DOUBLE_BITS(x);
    int e = (int)(i >> 52 & 0x7ff) - 0x3ff;
    if (e >= 52) return x;
    if (e < 0) return i >> 63 ? -1 : 0;
    uint64_t m = -1ULL >> 12 >> e;
    if (i >> 63) i += m;
    return BITS_DOUBLE(i & ~m);
}

double trunc(double x) {
    uint64_t i = DOUBLE_BITS(x);
    int e = (int)(i >> 52 & 0x7ff) - 0x3ff + 12;
    if (e >= 64) return x;
    if (e < 12) e = 1;
    return BITS_DOUBLE(i & ~(-1ULL >> e));
}

double rint(double x) {
    double big = 4503599627370496.0;
    return DOUBLE_BITS(x) >> 63 ? x - big + big : x + big - big;
}

double frexp(double x, int *e) {
    uint64_t i = DOUBLE_BITS(x);
    *e = (int)(i >> 52 & 0x7ff) - 0x3fe;
    return BITS_DOUBLE((i & 0x800fffffffffffffull) | 0x3fe0000000000000ull);
}

double modf(double x, double *whole) { return x - (*whole = trunc(x)); }

double log(double x) {
    int k = (HIGH(x) >> 20) - 1023;
    HIGH(x) = (HIGH(x) & 0xfffff) | 0x3ff00000;
    if (x > 1.4142135623730951) { x *= 0.5; k++; }
    double s = (x - 1) / (x + 1), z = s * s, r = 0;
    for (int n = 19; n > 0; n -= 2) r = r * z + 2.0 / n;
    return s * r + k * 0.6931471805599453;
}

double __ieee754_log10(double x) {
    uint64_t i = DOUBLE_BITS(x);
    return log(BITS_DOUBLE(i)) * 0.4342944819032518;
}

double exp(double x) {
    int k = (int)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
    double r = x - k * 0.6931471805599453, s = 1;
    for (int n = 17; n > 0; n--) s = 1 + s * r / n;
    return s * BITS_DOUBLE((uint64_t)(k + 1023) << 52);
}

double exp2(double x) {
    double shift = 0x1.8p52 / 16, k = x + shift;
    uint64_t n = DOUBLE_BITS(k);
    k -= shift;
    double s = 1, r = (x - k) * 0.6931471805599453, scale = BITS_DOUBLE(((n >> 4) + 1023) << 52);
    for (int i = 12; i > 0; i--) s = 1 + s * r / i;
    for (int i = n & 15; i > 0; i--) s *= 1.0442737824274138;
    return s * scale;
}

double pow(double x, double y) { return BITS_DOUBLE(DOUBLE_BITS(x) >> 63) == 0 ? exp2(y * log(x) * 1.4426950408889634) : 0; }

double sqrt(double x) {
    double y = BITS_DOUBLE(0x5fe6eb50c7b537a9ull - (DOUBLE_BITS(x) >> 1));
    for (int i = 0; i < 6; i++) y *= 1.5 - 0.5 * x * y * y;
    return x * y;
}

double cbrt(double x) {
    double t = 0;
    HIGH(t) = HIGH(x) / 3 + 715094163;
    for (int i = 0; i < 6; i++) t = (2 * t + x / (t * t)) / 3;
    return t;
}

double sin(double x) {
    double n = rint(x * 0.6366197723675814), s = 0, c = 0, y = x - n * 1.5707963267948966;
    s = y;
    double term = y;
    for (int k = 3; k < 24; k += 2) s += term = -term * y * y / (k * (k - 1.0));
    term = c = 1;
    for (int k = 2; k < 24; k += 2) c += term = -term * y * y / (k * (k - 1.0));
    int q = (int)n & 3;
    double found = q & 1 ? c : s;
    return BITS_DOUBLE(DOUBLE_BITS(found) ^ (uint64_t)(q >> 1) << 63);
}

float expf(float x) {
    int k = (int)(x * 1.44269504f + (x < 0 ? -0.5f : 0.5f));
    float r = x - k * 0.693147181f, s = 1;
    for (int n = 9; n > 0; n--) s = 1 + s * r / n;
    return s * BITS_FLOAT((uint32_t)(k + 127) << 23);
}

float logf(float x) {
    uint32_t i = FLOAT_BITS(x);
    int k = (int)(i >> 23) - 127;
    float m = BITS_FLOAT((i & 0x7fffff) | 0x3f800000), s = (m - 1) / (m + 1), z = s * s;
    return 2 * s * (1 + z * (1 / 3.0f + z * (1 / 5.0f + z * (1 / 7.0f + z * (1 / 9.0f + z / 11))))) + k * 0.693147181f;
}

double elementary(double x) { return sin(3 * x) * exp(x) + log(x) * fabs(x - 2) + cbrt(x) + __ieee754_log10(x + 1); }
double powers(double x, double y) { return pow(x, y) * exp2(x * y) + sqrt(x); }
double single(double x) { return expf((float)x) * logf((float)x + 1); }
double rounded(double x) { return floor(x) * x + trunc(2 * x) * x + rint(x * 1.7) * x; }
double parts(double x) {
    int e;
    double whole, m = frexp(x * 3, &e);
    return m * m * e + modf(x * 1.3, &whole) * x * whole;
}
static double area(double (*f)(double), double a, double b) {
    double s = 0;
    for (int i = 0; i < 8; i++) s += f(a + (b - a) * (i + 0.5) / 8) * (b - a) / 8;
    return s;
}
double inside(double x) { return exp(sin(log(x))) + area(exp, 0, sqrt(x)); }
double pointers(double x) { return area(sin, x, 2) * area(log, 1, x + 1); }

/* This name says nothing of a body that computes with numbers alone. */
static double erfc(double x) { return x * x * x; }
double own_meaning(double x) { return erfc(x) * x; }

double fast_inverse_root(double x) {
    double y = BITS_DOUBLE(0x5fe6eb50c7b537a9ull - (DOUBLE_BITS(x) >> 1));
    return y * (1.5 - 0.5 * x * y * y);
}
double shortcut(double x) { return fast_inverse_root(x); }
