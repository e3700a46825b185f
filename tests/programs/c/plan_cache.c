// Plans that a program keeps from one call to the next: tables that no active number reaches need no shadow.
// differentiate: transformed(x, n)  at: x = 0.7 -0.4 1.2 0.3, n = 4
// differentiate: leap(x)  at: x = 0.7
// differentiate: weighed(x, n)  at: x = 0.7 -0.4 1.2 0.3, n = 4
// differentiate: smoothed(x, n)  at: x = 0.7 -0.4 1.2 0.3, n = 4
#include <math.h>
#include <stdlib.h>

struct plan { int n; double *weights; struct plan *next; };
static struct plan *plans;

static __attribute__((noinline)) const struct plan *plan_for(int n) {
    for (struct plan *p = plans; p; p = p->next)
        if (p->n == n) return p;
    struct plan *made = malloc(sizeof *made);
    made->n = n;
    made->weights = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) made->weights[i] = cos(i + 0.5);
    made->next = plans;
    plans = made;
    return made;
}

static __attribute__((noinline)) void apply(const struct plan *p, const double *in, double *out) {
    for (int i = 0; i < p->n; i++) out[i] = in[i] * p->weights[i] * in[0];
}

double transformed(const double *x, int n) {
    double y[16], s = 0;
    apply(plan_for(n), x, y);
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    return s;
}

struct leap_second { int year, month; double offset; };
static struct leap_second *leaps;
static int count;
static __attribute__((noinline)) int leaps_of(const struct leap_second *builtin, int n, struct leap_second **found) {
    if (count <= 0) { leaps = (struct leap_second *)builtin; count = n; }
    *found = leaps;
    return count;
}
static __attribute__((noinline)) double offset_at(double t) {
    static const struct leap_second table[] = {{1960, 1, 1.4}, {1970, 1, 2.5}, {1980, 7, 3.7}};
    struct leap_second *found;
    int n = leaps_of(table, 3, &found), i = n - 1;
    while (i > 0 && found[i].year > 1960 + t) i--;
    return found[i].offset;
}
double leap(double x) { return x * offset_at(15) + offset_at(x * x); }

// A work array that active numbers pass through is made anew each time, and has a shadow.
static double *work;
static __attribute__((noinline)) void put(double *where, const double *x, int n) {
    for (int i = 0; i < n; i++) where[i] = x[i] * x[i];
}
double smoothed(const double *x, int n) {
    work = malloc(n * sizeof(double));
    put(work, x, n);
    const struct plan *p = plan_for(n);
    double y[16], s = 0;
    apply(p, work, y);
    for (int i = 0; i < n; i++) s += y[i] * work[(i + 1) % n] * p->weights[i];
    free(work);
    work = NULL;
    return s;
}

// One function sees both kinds of memory.
static double *scale;
static __attribute__((noinline)) double product(const double *a, const double *b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[i];
    return s;
}
double weighed(const double *x, int n) {
    if (!scale) {
        scale = malloc(n * sizeof *scale);
        for (int i = 0; i < n; i++) scale[i] = i + 1;
    }
    double t[8];
    for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
    return product(scale, x, n) * product(t, scale, n) + product(t, x, n);
}
