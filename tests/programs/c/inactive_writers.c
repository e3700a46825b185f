// Functions that users declare inactive write numbers over active ones: constants from there on, whoever writes them.
// differentiate: refilled(x, n)  at: x = 1 2 3, n = 3
// differentiate: sometimes(x, n)  at: x = 1 2 3, n = 3
// differentiate: copied(x, n)  at: x = 1 2 3, n = 3
// differentiate: nested(x, n)  at: x = 1 2 3, n = 3
// differentiate: scattered(x, n)  at: x = 1 2 3, n = 3
// differentiate: global(x, n)  at: x = 1 2 3, n = 3
#include <string.h>

#define INACTIVE __attribute__((noinline, annotate("enzyme_inactive"))) static

void fill(double *p, int n) {
    for (int i = 0; i < n; i++) p[i] = i + 1;
}
void *__enzyme_inactivefn_fill[] = {(void *)fill};

double refilled(const double *x, int n) {
    double t[8], s = 0;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < n; i++) t[i] = x[i] * (k + 1);
        if (k == 1) fill(t, n);
        for (int i = 0; i < n; i++) s += t[i] * t[i] + s * 0.1;
    }
    return s;
}

INACTIVE void reset(double *p, int *count) {
    if (*p > 1.5) *p = 0.25;
    ++*count;
}

double sometimes(double *x, int n) {
    int count = 0;
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i];
        reset(&x[i], &count);
        s *= x[i] + 1;
    }
    return s * count;
}

static const double defaults[4] = {0.1, 0.2, 0.3, 0.4};
INACTIVE void load(double *p, int n) { memcpy(p, defaults, n * sizeof *p); }

double copied(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    load(x + 1, n - 1);
    for (int i = 0; i < n; i++) s += s * x[i];
    return s;
}

typedef struct {
    double v[3];
    int n;
    double *p;
} state;
__attribute__((noinline)) static void put(state *s, double v) {
    s->v[s->n++ % 3] = v;
    *s->p += 1;
}
INACTIVE void restart(state *s) {
    s->n = 0;
    put(s, 0.5);
    put(s, 0.25);
}

double nested(double *x, int n) {
    double y = 3;
    state s = {{x[0], x[1], x[2]}, 0, &y};
    double r = s.v[0] * s.v[1] * s.v[2];
    restart(&s);
    y *= x[0];
    return r + s.v[0] * x[0] + s.v[1] * s.v[2] + y * s.n;
}

INACTIVE void clear(double **p, int n) {
    for (int i = 0; i < n; i++) *p[i] = i;
}

double scattered(double *x, int n) {
    double *p[3] = {&x[0], &x[2], &x[0]};
    double s = x[0] * x[1] * x[2];
    clear(p, n - 1);
    return s + x[0] * 5 + x[1] * x[2] * s;
}

static double shared[4];
INACTIVE void touch(void) { shared[1] = 0.5; }

double global(const double *x, int n) {
    for (int i = 0; i < n; i++) shared[i] = x[i] * x[i];
    touch();
    return shared[0] + 3 * shared[1] + shared[2];
}
