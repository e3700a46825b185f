// Constants that LLVM stores as integers over numbers: cleared elements, copies of constant data, mixed members.
// differentiate: cleared(x, k, t)  at: x = 1.4 -1.1 -1.4 1.5 -0.9 -1.1, k = 2, t = 1.1
// differentiate: cleared_behind(x, t)  at: x = 1.4 -1.1 -1.4 1.5 -0.9 -1.1, t = 1.1
// differentiate: copied(x, k, t)  at: x = 1.4 -1.1 -1.4 1.5 -0.9 -1.1, k = 2, t = 1.1
// differentiate: mixed(x, k, t)  at: x = 1.4 -1.1 -1.4 1.5 -0.9 -1.1, k = 2, t = 1.1
// tolerance: 1e-3  roundoff: 1e-6
// differentiate: two_floats(x, k, t)  at: x = 1.4 -1.1 -1.4 1.5 -0.9 -1.1, k = 2, t = 1.1
// tolerance: 1e-3  roundoff: 1e-6
#include <string.h>

#define NOINLINE static __attribute__((noinline))

NOINLINE void clear(double *a, int k) { memset(a + k, 0, sizeof(double)); }

double cleared(double *x, int k, double t) {
    double w[8] = {0.1, 0.2, 0.3};
    w[2] = t;
    w[k + 1] = x[1] * t;
    clear(w, k);
    clear(x, k + 1);
    return w[2] + w[3] * x[1] + x[3];
}

typedef struct { double p[10]; double *link; int tag; float weight; } record;

NOINLINE void clear_behind(record *r) {
    memset(r->link + 2, 0, sizeof(double));
    memset(&r->p[3], 0, sizeof(double));
}

double cleared_behind(double *x, double t) {
    double w[8] = {0.1, 0.2, 0.3};
    record r = {{x[1], t, t * t, t, 1}, w, 1, 2};
    w[2] = t;
    clear_behind(&r);
    return w[2] + r.p[3] + r.p[2] * r.link[1] + x[1];
}

NOINLINE void set(double *a, int k) {
    const double half = 0.5;
    memcpy(a + k, &half, sizeof(double));
}

double copied(double *x, int k, double t) {
    double w[8] = {0.1, 0.2, 0.3};
    w[2] = t;
    set(w, k);
    set(x, k + 1);
    return w[2] * t + x[3] * x[4];
}

typedef struct { int tag; float weight; double value; } item;

NOINLINE void reset(item *r) {
    const item fresh = {3, 0.25f, 1};
    memcpy(r, &fresh, 8);
}

double mixed(double *x, int k, double t) {
    item r[4] = {{1, 1, x[0]}, {2, t * x[1], t}, {0, t, t}};
    reset(&r[k]);
    return r[1].weight * r[2].value + r[2].weight * t + r[2].tag * x[2];
}

NOINLINE void clear_two(float *a, int k) { memset(a + k, 0, 2 * sizeof(float)); }

double two_floats(double *x, int k, double t) {
    float w[6];
    for (int i = 0; i < 6; i++) w[i] = x[i] * 0.5;
    clear_two(w, k);
    return w[0] + w[1] * t + w[2] + w[3] + w[4] * t;
}
