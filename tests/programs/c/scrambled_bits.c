// Integer arithmetic on numbers' bits: refused where it comes back as an active number, inactive where it does not.
// differentiate: rsqrt(x)  at: x = 2.5
// expect: refused: bits of an active number
// differentiate: rsqrt_memory(x, n)  at: x = 1.5 2.5, n = 2
// expect: refused: bits of an active number
// differentiate: fastlog(x)  at: x = 2.5
// expect: refused: bits of an active number
// differentiate: sorted(x, n)  at: x = 1.5 -2.5 3.5, n = 3
// expect: refused: bits of an active number|cannot deduce
// differentiate: through_call(x)  at: x = 1.5
// expect: refused: bits of an active number
// differentiate: bytes(x)  at: x = 1.5
// expect: refused: .
// differentiate: behind_address(x)  at: x = 0.3 0.5
// expect: refused: bits of an active number
// differentiate: through_memory(x)  at: x = 0.3 0.5
// expect: refused: bits of an active number
// differentiate: through_global(x)  at: x = 0.3 0.5
// differentiate: through_wrapper(x)  at: x = 0.3 0.5
// expect: refused: bits of an active number
// differentiate: greatest(x, n)  at: x = 0.3 0.5 0.7, n = 3
// expect: refused: bits of an active number
// differentiate: member(x)  at: x = 0.3 0.5
// expect: stops: bits of an active number
// differentiate: sent(x, n)  at: x = 0.3 0.5 0.7, n = 3
// expect: refused: bits of an active number
// differentiate: in_halves(x, n)  at: x = 0.3 0.5 0.7, n = 3
// expect: refused: bits of an active number
// differentiate: registers(x, n)  at: x = 0.3 0.5 0.7, n = 3
// expect: refused: bits of an active number
// differentiate: exchanged(x, n)  at: x = 0.3 -0.5 0.7, n = 3
// expect: refused: bits of an active number
// differentiate: drawn(x)  at: x = 0.3
// differentiate: hashed(x, n)  at: x = 1.5 2.5, n = 2
// differentiate: tabled(x)  at: x = 1.53
// differentiate: counted(x)  at: x = 0.7
// expect: refused: bits of an active number
// differentiate: counted_halves(x)  at: x = 0.7
// expect: refused: bits of an active number
// differentiate: counted_float(x)  at: x = 0.7
// expect: refused: bits of an active number
// differentiate: counted_static(x)  at: x = 0.7
// expect: refused: bits of an active number
// differentiate: counted_elsewhere(x)  at: x = 0.7
// expect: refused: bits of an active number
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
static uint64_t bits(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double number(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
float rsqrt(float x) {
    union { float f; uint32_t u; } v = {.f = x};
    v.u = 0x5f3759df - (v.u >> 1);
    return v.f * (1.5f - 0.5f * x * v.f * v.f);
}
double rsqrt_memory(const double *x, int n) {
    union { double d; uint64_t u; } v[8];
    for (int i = 0; i < n; i++) v[i].d = x[i] * x[i];
    for (int i = 0; i < n; i++) v[i].u = 0x5fe6eb50c7b537a9 - (v[i].u >> 1);
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].d;
    return s;
}
float fastlog(float x) {
    union { float f; uint32_t u; } v = {.f = x};
    return v.u * 1.1920928955078125e-7f - 126.94269504f;
}
static int compare(const void *a, const void *b) { uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b; return x < y ? -1 : x > y; }
double sorted(const double *x, int n) {
    uint64_t keys[8];
    for (int i = 0; i < n; i++) { uint64_t u = bits(x[i]); keys[i] = u ^ ((uint64_t)((int64_t)u >> 63) | 0x8000000000000000); }
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && keys[j] < keys[j - 1]; j--) { uint64_t t = keys[j]; keys[j] = keys[j - 1]; keys[j - 1] = t; }
    uint64_t k = keys[n / 2];
    k ^= ((k >> 63) - 1) | 0x8000000000000000;
    return number(k);
}
__attribute__((noinline)) static uint64_t mix(uint64_t u) { return u * 3 + (u >> 7); }
double through_call(double x) { return number(mix(bits(x))) * x; }
double bytes(double x) {
    unsigned char b[8], c[8];
    memcpy(b, &x, 8);
    for (int i = 0; i < 8; i++) c[i] = b[7 - i];
    double y;
    memcpy(&y, c, 8);
    return y * x;
}
typedef struct { double value; uint64_t hash; int count; } entry;
double hashed(const double *x, int n) {
    entry *e = malloc(n * sizeof *e);
    for (int i = 0; i < n; i++) {
        e[i].value = x[i] * x[i];
        e[i].hash = bits(x[i]) * 0x9e3779b97f4a7c15;
        e[i].count = i + 1;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += e[i].hash % 7 < 9 ? e[i].value * e[i].count : 0;
    free(e);
    return s;
}
double tabled(double x) {
    static const double table[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    return x * table[bits(x) >> 48 & 15];
}
// What callees read as integers and only their callers know to be numbers.
__attribute__((noinline)) static uint64_t flipped(const void *p, const int *n) {
    uint64_t w;
    memcpy(&w, p, 8);
    return w ^ (uint64_t)*n << 63;
}
double behind_address(const double *x) {
    int one = 1;
    double v = number(flipped(x + 1, &one));
    return v * v * v * x[0];
}
__attribute__((noinline)) static void flip(void *to, const void *from, const int *n) {
    uint64_t w = flipped(from, n);
    memcpy(to, &w, 8);
}
double through_memory(const double *x) {
    int one = 1;
    double v;
    flip(&v, x + 1, &one);
    return v * v * v * x[0];
}
static uint64_t kept;
__attribute__((noinline)) static void flip_into_global(const void *p, const int *n) {
    uint64_t w;
    memcpy(&w, p, 8);
    kept = w ^ (uint64_t)*n << 63;
}
double through_global(const double *x) {
    int one = 1;
    flip_into_global(x + 1, &one);
    double v;
    memcpy(&v, &kept, 8);
    return v * v * v * x[0];
}
__attribute__((noinline)) static void flip_all(double *to, const double *from, const int *n) {
    for (int i = 0; i < 2; i++) flip(to + i, from + i, n);
}
double through_wrapper(const double *x) {
    int one = 1;
    double v[2];
    flip_all(v, x, &one);
    return v[0] * v[1] * v[1];
}
// Numbers that functions compare, change, send and keep as integers, with others on the way.
__attribute__((noinline)) static int64_t most(const void *p, int n, int64_t *hash) {
    const int64_t *w = p;
    int64_t m = w[0];
    for (int i = 1; i < n; i++) { if (w[i] > m) m = w[i]; *hash += w[i] * 7; }
    return m;
}
double greatest(const double *x, int n) {
    int64_t hash = 0;
    double v = number(most(x, n, &hash));
    return v * v * v + (hash & 1);
}
typedef struct { uint64_t w; int tag; } Word;
__attribute__((noinline)) static void flip_member(Word *s, const int *n) { s->w ^= (uint64_t)*n << 63; s->tag++; }
double member(const double *x) {
    int one = 1;
    Word s = {bits(x[1]), 0};
    flip_member(&s, &one);
    double v = number(s.w);
    return v * v * v * x[0] * s.tag;
}
__attribute__((noinline)) static void put(unsigned char *b, double v) { for (int i = 0; i < 8; i++) b[i] = bits(v) >> (56 - 8 * i); }
__attribute__((noinline)) static double get(const unsigned char *b) {
    uint64_t w = 0;
    for (int i = 0; i < 8; i++) w = w << 8 | b[i];
    return number(w);
}
double sent(const double *x, int n) {
    unsigned char b[64];
    for (int i = 0; i < n; i++) put(b + 8 * i, x[i] * x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += get(b + 8 * i) * get(b);
    return s;
}
__attribute__((noinline)) static void split(uint32_t *to, const void *from, int n) {
    const uint32_t *s = from;
    for (int i = 0; i < n; i++) { to[i] = s[2 * i]; to[n + i] = s[2 * i + 1]; }
}
__attribute__((noinline)) static void join(void *to, const uint32_t *from, int n) {
    uint32_t *s = to;
    for (int i = 0; i < n; i++) { s[2 * i] = from[i]; s[2 * i + 1] = from[n + i]; }
}
double in_halves(const double *x, int n) {
    uint32_t b[20];
    double y[10], s = 0;
    split(b, x, n);
    join(y, b, n);
    for (int i = 0; i < n; i++) s += y[i] * y[i] * y[i];
    return s;
}
__attribute__((noinline)) static void keep(uint64_t *t, int i, uint64_t w) { t[i] = w; }
__attribute__((noinline)) static uint64_t kept_at(const uint64_t *t, int i) { return t[i]; }
double registers(const double *x, int n) {
    uint64_t *t = malloc(16 * n);
    for (int i = 0; i < n; i++) { keep(t, 2 * i, i); keep(t, 2 * i + 1, bits(x[i] * x[i])); }
    double s = 0;
    for (int i = 0; i < n; i++) s += number(kept_at(t, 2 * i + 1)) * kept_at(t, 2 * i) * x[i];
    free(t);
    return s;
}
typedef struct { double scale; uint64_t state; } Source;
__attribute__((noinline)) static uint64_t unit_bits(void *state) {
    uint64_t w;
    memcpy(&w, state, 8);
    w ^= w << 13;
    w ^= w >> 7;
    w ^= w << 17;
    memcpy(state, &w, 8);
    return w >> 12 | 0x3ff0000000000000;
}
double drawn(double x) {
    Source s = {x, 88172645463325252};
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += (number(unit_bits(&s.state)) - 1) * s.scale * s.scale;
    return sum;
}

__attribute__((noinline)) static void exchange(void *p, void *q) {
    uint64_t *a = p, *b = q;
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
}
double exchanged(const double *x, int n) {
    double y[3], s = 0;
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    exchange(y, y + 2);
    for (int i = 0; i < n; i++) s += y[i] * y[i] * (i + 1);
    return s;
}

// N. Schraudolph's exponential: the fraction of an integer is a number's mantissa.
double counted(double x) { return number((uint64_t)(int64_t)(6497320848556798.0 * x + 4606853616395542500.0)) * x; }
double counted_halves(double x) {
    union { double d; struct { int low, high; } half; } v;
    v.half.high = (int)(1512775.3951951856 * x + 1072632447);
    v.half.low = 0;
    return v.d;
}
float counted_float(float x) {
    int32_t i = (int32_t)(12102203.0f * x) + 1064866805;
    float y;
    memcpy(&y, &i, 4);
    return y * x;
}
static union { double d; struct { int low, high; } half; } kept_exp;
double counted_static(double x) {
    kept_exp.half.high = (int)(1512775.3951951856 * x) + (1072693248 - 60801);
    return kept_exp.d + x;
}
__attribute__((noinline)) static int64_t scaled(double x) { return (int64_t)(x * 4503599627370496.0) + (1023ll << 52); }
__attribute__((noinline)) static double as_number(int64_t i) { return number((uint64_t)i); }
double counted_elsewhere(double x) { return as_number(scaled(x)) * x; }
