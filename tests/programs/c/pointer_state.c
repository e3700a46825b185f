// Pointers kept in globals and thread-local memory: initial values, swapped buffers, a current object, a callback.
// differentiate: swapped(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: current(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: per_thread(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: registered_callback(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: singleton(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: freed_and_left(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: named_settings(x, n)  at: x = 0.5 1.5 0.7, n = 3
#include <stdlib.h>
#include <math.h>
#include <string.h>

static double one[4], two[4];
static double *now, *next;

__attribute__((noinline)) static void step(int n) {
    for (int i = 0; i < n; i++) next[i] = now[i] * now[(i + 1) % n];
    double *t = now;
    now = next;
    next = t;
}

double swapped(const double *x, int n) {
    now = one;
    next = two;
    for (int i = 0; i < n; i++) now[i] = x[i];
    for (int k = 0; k < 3; k++) step(n);
    double s = 0;
    for (int i = 0; i < n; i++) s += now[i] + 0.1 * next[i];
    return s;
}

typedef struct {
    double value, rate;
    int calls;
} model;

static model *active_model;

__attribute__((noinline)) static double evaluate(double t) {
    active_model->calls++;
    return active_model->value * t + active_model->rate * t * t;
}

double current(const double *x, int n) {
    model a = {x[0], x[1], 0}, b = {x[1], x[2], 0};
    double s = 0;
    for (int i = 0; i < 2 * n; i++) {
        active_model = i % 2 ? &a : &b;
        s += evaluate(x[i % n]);
    }
    active_model = NULL;
    return s * a.calls;
}

static _Thread_local double total;
static _Thread_local double scratch[8];

__attribute__((noinline)) static void add(const double *x, int n) {
    for (int i = 0; i < n; i++) {
        scratch[i] = x[i] * x[i];
        total += scratch[i] * (i + 1);
    }
}

double per_thread(const double *x, int n) {
    total = 0;
    add(x, n);
    add(scratch, n);
    return total;
}

static double (*callback)(double, void *);
static void *callback_data;

static double weighted(double v, void *data) { return v * *(double *)data; }
static double squared(double v, void *data) { return v * v + ((double *)data)[1]; }

__attribute__((noinline)) static double call_all(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += callback(x[i], callback_data);
    return s;
}

double registered_callback(const double *x, int n) {
    double weights[2] = {x[0] * 2, x[1]};
    callback_data = weights;
    callback = weighted;
    double s = call_all(x, n);
    callback = squared;
    return s * call_all(x, n);
}

static model *only;

static model *instance(void) {
    if (!only) only = calloc(1, sizeof *only);
    return only;
}

double singleton(const double *x, int n) {
    free(only);
    only = NULL;
    instance()->value = 0;
    for (int i = 0; i < n; i++) {
        instance()->value += x[i] * x[i];
        instance()->rate = instance()->value * x[0];
    }
    return instance()->value * instance()->rate;
}

static double *last;

__attribute__((noinline)) static void give_back(double *p) { free(p); }

double freed_and_left(const double *x, int n) {
    double s = 0, *mine = NULL;
    for (int i = 0; i < n; i++) {
        last = malloc(n * sizeof *last);
        for (int k = 0; k < n; k++) last[k] = x[k] * x[i];
        s += last[i] * last[(7 * i) % n];
        mine = last;
        if (i < n - 1) free(last);
    }
    give_back(mine);
    return s;
}

static struct { const char *name; double value; double (*f)(double); } settings[] = {{"a", 1.5, sin}, {"c", 0, sqrt}};

__attribute__((noinline)) static double applied(const char *name, double x) {
    for (int k = 0; k < 2; k++)
        if (!strcmp(settings[k].name, name)) return settings[k].f(x) * settings[k].value;
    abort();
}

double named_settings(const double *x, int n) {
    settings[1].value = x[0];
    double s = applied("a", x[1]) + applied("c", x[2]) * n;
    settings[0].value = x[2];
    s += applied("a", x[1]);
    settings[0].value = 1.5;
    return s;
}
