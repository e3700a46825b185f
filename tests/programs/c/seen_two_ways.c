// One piece of memory that is written by one way and read by another: through a pointer that a global starts with, or
// one that other code has set before.
// differentiate: by_pointer(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_record(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_table(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_view(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_row(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_observer(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: from_the_end(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_null(x, n)  at: x = 1.2 0.4 2.3, n = 3  expect: stops: keeps from an earlier call
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

static double pair[2];
double *first = pair;
double by_pointer(const double *x, int n) {
    pair[0] = x[0] * x[1];
    return first[0] * first[0];
}

struct record {
    int size;
    double *values;
};
static double numbers[3];
static struct record record = {3, numbers};
double by_record(const double *x, int n) {
    for (int i = 0; i < n; i++) numbers[i] = x[i] * x[0];
    double s = 0;
    for (int i = 0; i < record.size; i++) s += record.values[i] * x[1];
    return s;
}

static double one[3], other[3];
static double *const table[2] = {other, one};
static double *const *tables[1] = {table};
double by_table(const double *x, int n) {
    for (int i = 0; i < n; i++) one[i] = x[i] * x[0];
    double s = 0;
    for (int i = 0; i < n; i++) s += tables[0][1][i] * x[1];
    return s;
}

// ---- set up where nobody differentiates
struct state {
    double *w;
    int n;
};
struct observer {
    int n;
    const double *seen;
};
static struct state *state;
static struct observer *observer;
static double *view, **rows;

NOINLINE static void *taken(size_t size) {
    void *p = calloc(1, size);
    if (!p) abort();
    return p;
}
__attribute__((constructor)) static void set_up(void) {
    state = taken(sizeof *state);
    *state = (struct state){taken(3 * sizeof(double)), 3};
    view = state->w;
    rows = taken(2 * sizeof *rows);
    rows[0] = taken(3 * sizeof(double)), rows[1] = state->w;
    observer = taken(sizeof *observer);
    *observer = (struct observer){3, state->w};
}
NOINLINE static void step(const double *x) {
    for (int i = 0; i < state->n; i++) state->w[i] = x[i] * x[0];
}
static double seen(const double *v, const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * x[1] * (i + 1);
    return s;
}
double by_view(const double *x, int n) { return step(x), seen(view, x, n); }
double by_row(const double *x, int n) { return step(x), seen(rows[1], x, n); }
double by_observer(const double *x, int n) { return step(x), seen(observer->seen, x, observer->n); }

// ---- from behind the last element
struct range {
    double *begin, *end;
};
static struct range *range;
double from_the_end(const double *x, int n) {
    if (!range) {
        range = malloc(sizeof *range);
        range->begin = malloc(n * sizeof(double)), range->end = range->begin + n;
    }
    for (int i = 0; i < n; i++) range->begin[i] = x[i] * x[0];
    double s = 0;
    for (double *p = range->end; p != range->begin;) --p, s += *p * *p;
    return s + range->end[-1] * range->end[-2];
}

// ---- a result that is kept until there is one
static double *known[1 << 10];
double by_null(const double *x, int n) {
    int key = (int)(x[0] * 100) & 1023;
    if (!known[key]) {
        known[key] = malloc(sizeof(double));
        *known[key] = x[0] * x[0];
    }
    return *known[key] * x[1] + x[2];
}
