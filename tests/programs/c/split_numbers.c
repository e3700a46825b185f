// Numbers that are split by clearing the last bits of their fractions, as exact products and long arithmetic need it
// differentiate: squared(x)  at: x = 0.7
// differentiate: product(x, y)  at: x = 0.7, y = -1.3
// differentiate: root(x)  at: x = 2.6  tolerance: 1e-5
// differentiate: length(x, y)  at: x = -0.8, y = 1.7
// differentiate: single(x)  at: x = 0.7  tolerance: 1e-2
// differentiate: tail(x)  at: x = 1.7
// differentiate: tail_of_magnitude(x)  at: x = -1.7
#include <math.h>
#include <stdint.h>
#include <string.h>

static double upper(double d) {
    int64_t i;
    memcpy(&i, &d, sizeof i);
    i &= INT64_C(0xfffffffff8000000);
    memcpy(&d, &i, sizeof i);
    return d;
}

double squared(double x) {
    double high = upper(x), low = x - high, p = x * x;
    return p + (high * high - p + 2 * high * low + low * low);
}

typedef struct { double high, low; } Pair;

static Pair times(double x, double y) {
    double xh = upper(x), xl = x - xh, yh = upper(y), yl = y - yh;
    Pair r = {x * y, 0};
    r.low = xh * yh - r.high + xl * yh + xh * yl + xl * yl;
    return r;
}

static Pair plus(Pair a, double b) {
    Pair r = {a.high + b, 0};
    double v = r.high - a.high;
    r.low = (a.high - (r.high - v)) + (b - v) + a.low;
    return r;
}

double product(double x, double y) {
    Pair p = plus(times(x, y), x);
    p = plus(times(p.high + p.low, y), 0.5);
    return sin(p.high) + cos(p.high) * p.low;
}

// one step of Newton's method from what a root is known to 23 bits
double root(double x) {
    double t = cbrt(x) * (1 + 1e-7);
    uint64_t bits;
    memcpy(&bits, &t, 8);
    bits &= 0xffffffffc0000000;
    double rounded;
    memcpy(&rounded, &bits, 8);
    double rest = t - rounded, s = rounded * rounded, r = x / s;
    r = (r - rounded) / (rounded + rounded + r);
    return rounded + rounded * r + rest * 0;
}

// of a size: the sign is cleared as well
double length(double x, double y) {
    double a = fabs(x), b = fabs(y), ah = upper(a), al = a - ah, bh = upper(b), bl = b - bh;
    double sum = ah * ah + bh * bh, rest = 2 * (ah * al + bh * bl) + (al * al + bl * bl);
    return sqrt(sum + rest);
}

double single(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    bits &= 0xfffff000;
    float high;
    memcpy(&high, &bits, 4);
    float low = x - high;
    return (double)high * high + 2.0 * high * low + (double)low * low;
}

// exp(-x²) as the error functions of mathematical libraries have it: the low word of x is cleared, so that a square is exact
typedef union { double value; struct { uint32_t low, high; } parts; } Word;

static double without_low_word(double d) {
    Word w;
    w.value = d;
    w.parts.low = 0;
    return w.value;
}

double tail(double x) {
    double z = without_low_word(x);
    return exp(-z * z - 0.5625) * exp((z - x) * (z + x));
}

double tail_of_magnitude(double x) {
    x = fabs(x);
    double z = without_low_word(x);
    return exp(-z * z - 0.5625) * exp((z - x) * (z + x)) / x;
}
