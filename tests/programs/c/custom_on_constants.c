// A derivative written by hand takes a shadow of each argument: it can't know that some memory has none.
// differentiate: beside(x)  at: x = 0.7 0.3  expect: stops: the custom derivative of `dot` takes a shadow of its argument 1  modes: reverse
// differentiate: by_itself(x)  at: x = 0.7 0.3  modes: reverse
// differentiate: known(x)  at: x = 0.7 0.3  modes: reverse
// differentiate: behind_a_link(x)  at: x = 0.7 0.3  expect: stops: `back_along`, registered for `along`, changes  modes: reverse
// differentiate: own_links(x)  at: x = 0.7 0.3  modes: reverse
// differentiate: only_read(x)  at: x = 0.7 0.3  modes: reverse
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

// ---- what a derivative changes behind pointers in the shadow must have one, too
typedef struct Link {
    double k;
    struct Link *next;
} Link;
static Link *kept;

__attribute__((constructor)) static void keep(void) {
    for (int i = 0; i < 3; i++) {
        Link *link = malloc(sizeof *link);
        *link = (Link){1 + i, kept};
        kept = link;
    }
}

__attribute__((noinline)) static double along(const Link *a) {
    double sum = 0;
    for (; a; a = a->next) sum += a->k * a->k;
    return sum;
}

static double forth_along(const Link *a, Link *da) { return along(a); }

static void back_along(const Link *a, Link *da, double seed) {
    for (; a; a = a->next, da = da->next) da->k += 2 * seed * a->k;
}

void *__enzyme_register_gradient_along[] = {(void *)along, (void *)forth_along, (void *)back_along};

__attribute__((noinline)) double behind_a_link(double *x) {
    Link first = {x[0], kept};
    return along(&first) * x[1];
}

__attribute__((noinline)) double own_links(double *x) {
    Link second = {x[1], 0}, first = {x[0], &second};
    return along(&first) * (kept ? kept->k : 1);
}

// A derivative that only reads there needs no shadow there.
typedef struct {
    double k;
    const double *table;
} Row;

__attribute__((noinline)) static double scaled(const Row *a) { return a->k * a->k * a->table[1]; }

static double forth_scaled(const Row *a, Row *da) { return scaled(a); }

static void back_scaled(const Row *a, Row *da, double seed) { da->k += 2 * seed * a->k * da->table[1]; }

void *__enzyme_register_gradient_scaled[] = {(void *)scaled, (void *)forth_scaled, (void *)back_scaled};

static double *settings;

__attribute__((constructor)) static void settle(void) {
    settings = malloc(2 * sizeof(double));
    settings[1] = 3;
}

__attribute__((noinline)) double only_read(double *x) {
    Row row = {x[0], settings};
    return scaled(&row) * x[1];
}
