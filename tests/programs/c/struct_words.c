// Structs in registers: numbers beside integers in one word, nested arrays, results that are coerced.
// differentiate: word(x, y)  at: x = 1.5, y = 2.5
// differentiate: two_words(x, y)  at: x = 1.5, y = 2.5
// differentiate: four_floats(x, y)  at: x = 1.5, y = 2.5
// differentiate: three_floats(x, y)  at: x = 1.5, y = 2.5
// differentiate: in_turn(x, n)  at: x = 1.5 2.5 3.5, n = 3
// expect: refused: bits of an active number
// differentiate: nested(x, y)  at: x = 1.5, y = 2.5
// differentiate: through_pointer(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: words_in_memory(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: float_complex(x, y)  at: x = 0.5, y = 0.75
#include <complex.h>
#include <math.h>
#include <string.h>
#define APART __attribute__((noinline)) static
typedef struct { float v; int n; } counted;
APART counted next(counted c) { return (counted){c.v * c.v * (float)c.n, c.n + 1}; }
float word(float x, float y) {
    counted c = next(next((counted){x * y, 2}));
    return c.v * (float)c.n + y;
}
typedef struct { int n; float v; long k; } tagged;
APART tagged step(tagged t, float w) { return (tagged){t.n + 1, t.v * w + (float)t.k, t.k * 2}; }
float two_words(float x, float y) {
    tagged t = {1, x, 3};
    for (int i = 0; i < 3; i++) t = step(t, y);
    return t.v * (float)(t.n + t.k);
}
typedef struct { float v[4]; } four;
APART four mixed4(four a, four b) {
    four r;
    for (int i = 0; i < 4; i++) r.v[i] = a.v[i] * b.v[3 - i];
    return r;
}
float four_floats(float x, float y) {
    four a = {{x, y, x * y, 1}}, r = mixed4(a, mixed4(a, a));
    return r.v[0] + 2 * r.v[1] + 3 * r.v[2] + 4 * r.v[3];
}
typedef struct { float x, y, z; } three;
APART three cross(three a, three b) { return (three){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
float three_floats(float x, float y) {
    three r = cross(cross((three){x, y, 1}, (three){y, 2, x}), (three){1, x, y});
    return r.x * r.y + r.z;
}
float in_turn(const float *x, int n) {
    counted c = {1, 1};
    for (int i = 0; i < n; i++) {
        counted d = {x[i], i};
        c = (i & 1) ? next(c) : (counted){d.v * c.v, d.n};
    }
    return c.v + (float)c.n;
}
typedef struct { struct { double a[2]; int k; } in; float f; } deep;
APART deep turned(deep d) {
    double t = d.in.a[0];
    d.in.a[0] = d.in.a[1] * d.f;
    d.in.a[1] = t * d.in.k++;
    return d;
}
double nested(double x, double y) {
    deep d = turned(turned((deep){{{x, y}, 2}, (float)1.5}));
    return d.in.a[0] * d.in.a[1];
}
APART counted at(const counted *p, int i) { return p[i]; }
float through_pointer(const float *x, int n) {
    counted c[8];
    for (int i = 0; i < n; i++) c[i] = (counted){x[i] * x[i], i};
    float s = 0;
    for (int i = 0; i < n; i++) { counted d = at(c, (i + 1) % n); s += d.v * (float)d.n * x[i]; }
    return s;
}
float words_in_memory(const float *x, int n) {
    unsigned long w[8];
    for (int i = 0; i < n; i++) { counted c = {x[i] * x[i], i}; memcpy(&w[i], &c, 8); }
    for (int i = 0; i + 1 < n; i++) { unsigned long t = w[i]; w[i] = w[i + 1]; w[i + 1] = t; }
    float s = 0;
    for (int i = 0; i < n; i++) { counted c; memcpy(&c, &w[i], 8); s += c.v * (float)c.n * x[i]; }
    return s;
}
APART float complex rotated(float complex z, float complex w) { return z * w + conjf(z) / w; }
float float_complex(float x, float y) {
    float complex z[3] = {x + y * I, x - 2 * I, cexpf(x * I)}, s = 1;
    for (int i = 0; i < 3; i++) s = rotated(s, z[i]);
    return crealf(s) * cimagf(s) + cabsf(s);
}
