// Derivatives written by hand of functions that return structs: the seed is such a struct, passed as C passes it.
// differentiate: polar(r)  at: r = 1.5
// differentiate: singles(x, y)  at: x = 0.7, y = 0.4  roundoff: 1e-6
// differentiate: triple(x)  at: x = 0.7  roundoff: 1e-6
// differentiate: whole(x)  at: x = 0.7
// differentiate: taped(x)  at: x = 0.7
// differentiate: in_memory(x)  at: x = 0.7  expect: refused: returns a struct in memory|registered for `stretched` takes
#include <complex.h>
#include <math.h>
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))
#define RULE(F) void *__enzyme_register_gradient_##F[] = {(void *)F, (void *)F##_augmented, (void *)F##_reverse}

typedef struct { double a, b; } Pair;

NOINLINE Pair turned(double r, double t) { return (Pair){r * cos(t), r * sin(t)}; }
static Pair turned_augmented(double r, double t) { return turned(r, t); }
static Pair turned_reverse(double r, double t, Pair seed) {
    return (Pair){seed.a * cos(t) + seed.b * sin(t), r * (seed.b * cos(t) - seed.a * sin(t))};
}
RULE(turned);

double polar(double r) {
    Pair p = turned(r, 2 * r);
    return p.a * p.b;
}

typedef struct { float a, b; } Singles;

NOINLINE Singles products(float x, float y) { return (Singles){x * y, x * x}; }
static Singles products_augmented(float x, float y) { return products(x, y); }
static Singles products_reverse(float x, float y, Singles seed) {
    return (Singles){seed.a * y + 2 * seed.b * x, seed.a * x};
}
RULE(products);

float singles(float x, float y) {
    Singles s = products(x, y);
    return s.a * s.b + s.a;
}

typedef struct { float a, b, c; } Triple;

NOINLINE Triple powers(float x) { return (Triple){x, x * x, x * x * x}; }
static Triple powers_augmented(float x) { return powers(x); }
static float powers_reverse(float x, Triple seed) { return seed.a + 2 * x * seed.b + 3 * x * x * seed.c; }
RULE(powers);

float triple(float x) {
    Triple t = powers(x);
    return t.a * t.b + t.c * t.c;
}

NOINLINE double complex wave(double x) { return cos(x) + I * sin(2 * x); }
static double complex wave_augmented(double x) { return wave(x); }
static double wave_reverse(double x, double complex seed) { return -sin(x) * creal(seed) + 2 * cos(2 * x) * cimag(seed); }
RULE(wave);

double whole(double x) {
    double complex w = wave(x);
    return creal(w) * cimag(w) + cabs(w);
}

typedef struct { double *tape; Pair result; } Taped;

NOINLINE Pair roots(double x) { return (Pair){sqrt(x), cbrt(x)}; }
static Taped roots_augmented(double x) {
    Taped t = {malloc(2 * sizeof(double)), roots(x)};
    t.tape[0] = t.result.a, t.tape[1] = t.result.b;
    return t;
}
static double roots_reverse(double x, Pair seed, double *tape) {
    double found = seed.a / (2 * tape[0]) + seed.b / (3 * tape[1] * tape[1]);
    free(tape);
    return found;
}
RULE(roots);

double taped(double x) {
    Pair p = roots(x);
    return p.a * p.b + p.a;
}

typedef struct { double x, y, z; } Large;

NOINLINE Large stretched(Large v, double a) { return (Large){v.x * a - v.y, v.x + v.y * a, v.z * a}; }
static Large stretched_augmented(Large v, double a) { return stretched(v, a); }
static Large stretched_reverse(Large v, double a, Large seed) {
    (void)v;
    return (Large){seed.x * a + seed.y, seed.y * a - seed.x, seed.z * a};
}
RULE(stretched);

double in_memory(double x) {
    Large v = stretched((Large){x, 1, 2}, x);
    return v.x * v.y + v.z;
}
