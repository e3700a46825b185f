// Signs, magnitudes and exponents by integer arithmetic on a number's bits.
// differentiate: magnitude(x)  at: x = -1.75
// differentiate: negated(x)  at: x = 1.75
// differentiate: signs(x, y)  at: x = 1.5, y = -2
// differentiate: signs_float(x, y)  at: x = -1.5, y = -2
// differentiate: halved(x)  at: x = 3.5
// differentiate: mantissa(x)  at: x = 5.5
// differentiate: logarithm(x)  at: x = 5.5
// differentiate: in_memory(x, n)  at: x = 1.5 -2.5 3.5 -4.5, n = 4
// differentiate: chosen(x, n)  at: x = 1.5 -2.5 3.5, n = 3
// differentiate: pair(x, y)  at: x = 1.5, y = 2.5
// differentiate: rotated(x, y)  at: x = 1.5, y = 2.5
// differentiate: words(x)  at: x = 6.5
// differentiate: binade(x)  at: x = 6.5
// differentiate: exchanged(f, n)  at: f = 1 2 3 4, n = 4
// differentiate: sorted_by_bits(x, n)  at: x = 3 1 4 2, n = 4
// differentiate: only_bits(x, n)  at: x = 0.7 -1.1 0.3 0.9, n = 4
// differentiate: by_exponent(x)  at: x = 2.7
// differentiate: by_table(x)  at: x = 1.3
// differentiate: by_halves(x)  at: x = 1.3
// differentiate: noise(x)  at: x = 4.3
#include <math.h>
#include <stdint.h>
#include <string.h>

static uint64_t bits(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double number(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
static uint32_t bits32(float x) { union { float f; uint32_t u; } v = {.f = x}; return v.u; }
static float number32(uint32_t u) { union { float f; uint32_t u; } v = {.u = u}; return v.f; }

double magnitude(double x) { double a = number(bits(x) & 0x7fffffffffffffff); return a * a * a; }
double negated(double x) { double a = number(bits(x) ^ 0x8000000000000000); return sin(a); }
double signs(double x, double y) {
    double a = number((bits(x) & 0x7fffffffffffffff) | (bits(y) & 0x8000000000000000));
    return a * a * a + number(bits(x * y) ^ (bits(y) & 0x8000000000000000)) * x;
}
float signs_float(float x, float y) {
    float a = number32((bits32(x) & 0x7fffffff) | (bits32(y) & 0x80000000));
    return a * a * a * y;
}
double halved(double x) { return sin(number(bits(x) - (1ull << 52))) + number(bits(x * x) + (3ull << 52)); }
double mantissa(double x) {
    double m = number((bits(x) & 0x000fffffffffffff) | 0x3ff0000000000000);
    return m * m;
}
double logarithm(double x) {
    uint64_t u = bits(x);
    int e = (int)(u >> 52 & 0x7ff) - 1023;
    double m = number((u & 0x000fffffffffffff) | 0x3ff0000000000000), f = (m - 1) / (m + 1), s = f * f;
    return e * 0.6931471805599453 + 2 * f * (1 + s * (1. / 3 + s * (1. / 5 + s * (1. / 7 + s / 9))));
}
double in_memory(const double *x, int n) {
    union { double d; uint64_t u; } v[8];
    for (int i = 0; i < n; i++) v[i].d = x[i] * x[(i + 1) % n];
    for (int i = 0; i < n; i++) v[(i + 1) % n].u &= 0x7fffffffffffffff;
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].d * v[i].d * v[i].d;
    return s;
}
double chosen(const double *x, int n) {
    uint64_t best = 0;
    for (int i = 0; i < n; i++) {
        uint64_t u = bits(x[i] * x[i]);
        if (u > best) best = u;
    }
    return number(best);
}
typedef struct { float a, b; } two;
__attribute__((noinline)) static uint64_t packed(two t) { uint64_t u; memcpy(&u, &t, 8); return u; }
float pair(float x, float y) {
    uint64_t u = packed((two){x * y, y});
    return number32((uint32_t)u) * number32(u >> 32) + number32((uint32_t)u & 0x7fffffff);
}
float rotated(float x, float y) {
    uint64_t u = packed((two){x * y, y});
    u = u << 32 | u >> 32;
    two t;
    memcpy(&t, &u, 8);
    return t.a * sinf(t.b);
}
double words(double x) {
    uint64_t u = bits(x);
    uint32_t high = u >> 32, low = (uint32_t)u;
    int k = (int)(high >> 20) - 1023;
    high &= 0xfffff;
    uint32_t i = (high + 0x95f64) & 0x100000;
    k += i >> 20;
    double f = number((uint64_t)(high | (i ^ 0x3ff00000)) << 32 | low) - 1;
    return k * 0.5 + f * f * f;
}
double binade(double x) { return x * number(bits(x) & 0x7ff0000000000000) + (double)(bits(x) >> 52) * x; }

/* Two floats change places as the halves of a word that is put together from two. */
float exchanged(float *f, int n) {
    uint32_t w[4];
    memcpy(w, f, n * 4);
    uint64_t pair = (uint64_t)w[1] << 32 | w[0];
    pair = pair >> 32 | pair << 32;
    memcpy(f, &pair, 8);
    float s = 0;
    for (int i = 0; i < n; i++) s += f[i] * f[i] * (i + 1);
    return s;
}

/* Members that are declared integers and hold numbers' bits: compared, moved, and read as numbers again. */
double sorted_by_bits(const double *x, int n) {
    struct { uint64_t key, value; } e[8];
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        memcpy(&e[i].key, &x[i], 8);
        memcpy(&e[i].value, &v, 8);
    }
    for (int i = 1; i < n; i++)
        for (int j = i; j && e[j - 1].key > e[j].key; j--) {
            uint64_t k = e[j].key, v = e[j].value;
            e[j] = e[j - 1];
            e[j - 1].key = k;
            e[j - 1].value = v;
        }
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.5 + number(e[i].value) * (i + 1);
    return s;
}

// Nobody loads a number from x.
double only_bits(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u;
    memcpy(&u, &x[i], 8);
    double size = number(u & ~(1ull << 63)), minus = number(u | 1ull << 63);
    s += u >> 63 ? size * size : size * minus * minus;
  }
  return s;
}

// Powers of two by their exponents, alone and from a table; noise by the bits of a cell's number.
static double power_of_two(int k) { return number((uint64_t)(k + 1023) << 52); }
double by_exponent(double x) {
    double k = floor(x * 1.4426950408889634 + 0.5), r = x - k * 0.6931471805599453;
    return power_of_two((int)k) * (1 + r * (1 + r * (0.5 + r * (1. / 6 + r * (1. / 24 + r / 120)))));
}
double by_table(double x) {
    static const double parts[8] = {1, 1.0905077326652577, 1.189207115002721, 1.2968395546510096,
                                    1.4142135623730951, 1.5422108254079407, 1.681792830507429, 1.8340080864093424};
    int64_t k = (int64_t)(x * 11.541560327111707 + 0.5);
    double r = x - (double)k * 0.08664339756999316;
    double scale = number(bits(parts[k & 7]) + ((uint64_t)(k >> 3) << 52));
    uint64_t top = (uint64_t)k << 49;  // as in the C library: the table lacks what the index brings into the mantissa
    double same = number(bits(parts[k & 7]) - ((uint64_t)(k & 7) << 49) + top);
    return (scale + same) / 2 * (1 + r * (1 + r * (0.5 + r * (1. / 6 + r / 24))));
}
double by_halves(double x) {
    union { double d; struct { int low, high; } half; } v;
    int k = (int)(x * 1.4426950408889634 + 0.5);
    v.half.low = 0;
    v.half.high = (k + 1023) << 20;
    double r = x - k * 0.6931471805599453;
    return v.d * (1 + r * (1 + r * (0.5 + r / 6)));
}
double noise(double x) {
    int64_t cell = (int64_t)floor(x);
    uint64_t h = (uint64_t)cell * 0x9e3779b97f4a7c15;
    h ^= h >> 31;
    double slope = number(h >> 12 | 0x3ff0000000000000) - 1.5;
    return slope * (x - (double)cell) * x;
}
