// Records that functions with derivatives by hand read at any index, and that their callers change between the calls.
// differentiate: in_a_loop(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: at_an_index(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: by_a_caller(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: on_the_heap(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: by_recursion(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: in_a_context(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
// differentiate: in_each_iteration(x, n)  at: x = 0.5 0.3 0.8, n = 2  modes: reverse
#include <stdlib.h>

typedef struct {
    int degree;
    double c[3];
} fit;

#define NOINLINE __attribute__((noinline))
#define RULE(f) void *__enzyme_register_gradient_##f[] = {(void *)f, (void *)f##_augmented, (void *)f##_reverse}

// the square of a polynomial, by Horner's rule over all coefficients
NOINLINE double value(const fit *f, double u) {
    double s = (f->c[2] * u + f->c[1]) * u + f->c[0];
    return s * s;
}
static double value_augmented(const fit *f, fit *df, double u) {
    (void)df;
    return value(f, u);
}
static double value_reverse(const fit *f, fit *df, double u, double seed) {
    double s = 0, slope = 0, power = 1;
    for (int k = 2; k >= 0; k--) slope = slope * u + s, s = s * u + f->c[k];
    for (int k = 0; k < 3; k++, power *= u) df->c[k] += seed * 2 * s * power;
    return seed * 2 * s * slope;
}
RULE(value);

// the same up to the degree
NOINLINE double graded(const fit *f, double u) {
    double s = 0;
    for (int k = f->degree; k >= 0; k--) s = s * u + f->c[k];
    return s * s;
}
static double graded_augmented(const fit *f, fit *df, double u) {
    (void)df;
    return graded(f, u);
}
static double graded_reverse(const fit *f, fit *df, double u, double seed) {
    double s = 0, slope = 0, power = 1;
    for (int k = f->degree; k >= 0; k--) slope = slope * u + s, s = s * u + f->c[k];
    for (int k = 0; k <= f->degree; k++, power *= u) df->c[k] += seed * 2 * s * power;
    return seed * 2 * s * slope;
}
RULE(graded);

double in_a_loop(const double *x, int n) {
    fit f = {2, {x[1], x[0], x[2]}};
    double a = value(&f, 0.1 * x[0]);
    f.c[1] *= 3;
    return a * n + value(&f, 0.2);
}

double at_an_index(const double *x, int n) {
    fit f = {1, {x[1], x[0], x[2]}};
    double a = graded(&f, 0.1 * x[0]);
    f.degree = n, f.c[0] *= x[2];
    return a * n + graded(&f, 0.2);
}

NOINLINE static double cubed(const fit *f, double u) { return u * graded(f, u); }

double by_a_caller(const double *x, int n) {
    fit f = {1, {x[1], x[0], x[2]}};
    double a = cubed(&f, 0.1 * x[0]);
    f.degree = n, f.c[0] *= x[2];
    return a * n + cubed(&f, 0.2);
}

double on_the_heap(const double *x, int n) {
    fit *f = malloc(sizeof *f);
    f->degree = 1;
    for (int k = 0; k < 3; k++) f->c[k] = x[k];
    double a = graded(f, 0.1 * x[0]);
    f->degree = n, f->c[0] *= x[2];
    a = a * n + graded(f, 0.2);
    free(f);
    return a;
}

double in_each_iteration(const double *x, int n) {
    static fit kept;
    double sum = 0;
    for (int i = 1; i <= n; i++) {
        kept.degree = i;
        for (int k = 0; k < 3; k++) kept.c[k] = x[k] * i;
        sum = sum * x[1] + graded(&kept, 0.3);
    }
    return sum;
}

// read by recursion, and through another struct
NOINLINE double linear(const fit *f, double u) {
    double s = f->c[0] + f->c[1] * u;
    return s * s;
}
static double linear_augmented(const fit *f, fit *df, double u) {
    (void)df;
    return linear(f, u);
}
static double terms(const fit *f, double u, int k) { return k < 0 ? 0 : f->c[k] * (k ? u : 1) + terms(f, u, k - 1); }
static double linear_reverse(const fit *f, fit *df, double u, double seed) {
    double s = terms(f, u, 1);
    df->c[0] += seed * 2 * s, df->c[1] += seed * 2 * s * u;
    return seed * 2 * s * f->c[1];
}
RULE(linear);

double by_recursion(const double *x, int n) {
    fit f = {1, {x[1], x[0], x[2]}};
    double a = linear(&f, 0.1 * x[0]);
    f.c[0] *= x[2], f.c[1] += x[1];
    return a * n + linear(&f, 0.2);
}

typedef struct {
    const fit *f;
    double u;
} context;
NOINLINE static double sum_of(const context *c) {
    double s = 0;
    for (int k = c->f->degree; k >= 0; k--) s = s * c->u + c->f->c[k];
    return s;
}
NOINLINE double squared(const fit *f, double u) {
    double s = f->c[0] + f->c[1] * u;
    return s * s;
}
static double squared_augmented(const fit *f, fit *df, double u) {
    (void)df;
    return squared(f, u);
}
static double squared_reverse(const fit *f, fit *df, double u, double seed) {
    context c = {f, u};
    double s = sum_of(&c);
    df->c[0] += seed * 2 * s, df->c[1] += seed * 2 * s * u;
    return seed * 2 * s * f->c[1];
}
RULE(squared);

double in_a_context(const double *x, int n) {
    fit f = {1, {x[1], x[0], x[2]}};
    double a = squared(&f, 0.1 * x[0]);
    f.c[0] *= x[2], f.c[1] += x[1];
    return a * n + squared(&f, 0.2);
}
