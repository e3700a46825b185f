// A derivative written by hand takes a shadow of each argument: it can't know that some memory has none.
// differentiate: beside(x)  at: x = 0.7 0.3  expect: stops: the custom derivative of `dot` takes a shadow of its argument 1  modes: reverse
// differentiate: by_itself(x)  at: x = 0.7 0.3  expect: stops: the custom derivative of `dot` takes a shadow of its argument 1  modes: reverse
// differentiate: known(x)  at: x = 0.7 0.3  modes: reverse
#include <stdlib.h>

typedef struct {
    double *weights, *values;
} Pair;

double *weights;  // another module may set it
static double table[2] = {1.5, 2.5};

__attribute__((constructor)) static void set_up(void) {
    weights = malloc(2 * sizeof(double));
    weights[0] = 2;
    weights[1] = 3;
}

__attribute__((noinline)) static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1]; }

static double forth(const double *a, double *da, const double *b, double *db) { return dot(a, b); }

static void back(const double *a, double *da, const double *b, double *db, double seed) {
    for (int i = 0; i < 2; i++) {
        da[i] += seed * b[i];
        db[i] += seed * a[i];
    }
}

void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)forth, (void *)back};

__attribute__((noinline)) static double of_pair(const Pair *p) { return dot(p->weights, p->values) * p->values[0]; }

__attribute__((noinline)) double beside(double *x) {
    Pair p = {weights, x};
    return of_pair(&p);
}

__attribute__((noinline)) double by_itself(double *x) { return dot(weights, x) * x[0]; }

// The numbers of this activation have a shadow, and so has a table that is known.
__attribute__((noinline)) double known(double *x) {
    double here[2] = {2, 3};
    Pair own = {here, x}, other = {table, x};
    return of_pair(&own) + of_pair(&other);
}
