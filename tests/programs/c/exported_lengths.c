// Whole numbers in variables that another module may set lie nowhere in arrays of floats whose addresses come out of
// structures, though nothing in this module says where those lead.
// differentiate: weighted(x)  at: x = 0.3 0.2 0.4
// differentiate: every_other(x)  at: x = 0.3 0.2 0.4
#include <math.h>
#include <stdlib.h>
#include <string.h>

long rate, padding;  // of eight bytes: two floats
unsigned long *order;

typedef struct {
    long count;
    float *samples;
} Signal;

static void note(unsigned long n) {
    order = realloc(order, n * sizeof *order);
    for (unsigned long i = 0; i < n; i++) order[i] = i;
}

void padded(Signal *s) {
    long n = s->count, k;
    float *in = malloc(n * sizeof(float)), *p, *q = in;
    memcpy(in, s->samples, n * sizeof(float));
    s->count = n + 10 * padding;
    s->samples = malloc((s->count + 3 * (rate / 1000)) * sizeof(float));
    p = s->samples;
    for (k = 5 * padding; k > 0; k--) *p++ = 0;
    for (k = n; k > 0; k--) *p++ = *q++;
    for (k = 3 * (rate / 1000) + 5 * padding; k > 0; k--) *p++ = 0;
    free(in);
}

double curve[4][2] = {{0, -3}, {100, .1}, {300, .2}, {8000, 0.5}};

static float at(float f, double c[][2]) {
    int i = 1;
    while (c[i][0] < f) i++;
    return c[i][1];
}

void filtered(float *samples, long total, double c[][2], int step) {
    long n = total - 10 * padding + 3 * (rate / 1000);
    float *x = calloc(66, sizeof(float)), resolution;
    for (int i = 0; i < n; i++) x[i] = samples[i + 5 * padding];
    note(64);
    resolution = (float)rate / 64;
    for (int i = 0; i <= 64 / step; i++) x[step * i] *= at(i * resolution, c);
    for (int i = 0; i < n; i++) samples[i] = x[i];
    free(x);
}

static float energy(const float *in, int step) {
    Signal s = {20, malloc(20 * sizeof(float))};
    float *first = s.samples, sum = 0;
    rate = 8000, padding = 3;
    for (int i = 0; i < 20; i++) first[i] = sinf(i * 1.3f) * in[0] + in[1] * in[2];
    padded(&s);
    filtered(s.samples, s.count, curve, step);
    for (long i = 0; i < s.count; i++) sum += s.samples[i] * s.samples[i];
    free(first), free(s.samples);
    return sum;
}

float weighted(const float *x) { return energy(x, 1); }

float every_other(const float *x) { return energy(x, 2); }
