// Addresses of constants that the program set up before, beside addresses of what is differentiated: in records, in
// rows of a matrix, in lists.  Who takes one from there can't see which kind it is.
// link: -lopenblas
// differentiate: of_record(x)  at: x = 0.7 0.3
// differentiate: of_rows(x)  at: x = 0.7 0.3
// differentiate: of_exported_rows(x)  at: x = 0.7 0.3
// differentiate: of_list(x)  at: x = 0.7 0.3
// differentiate: in_turn(x)  at: x = 0.7 0.3
// differentiate: filled_by_callee(x)  at: x = 0.7 0.3
// differentiate: made_by_callee(x)  at: x = 0.7 0.3
// differentiate: copied_record(x)  at: x = 0.7 0.3
// differentiate: copied_numbers(x)  at: x = 0.7 0.3
// differentiate: of_a_library(x)  at: x = 0.7 0.3
// differentiate: by_blas(x)  at: x = 0.7 0.3
// differentiate: of_settings(x)  at: x = 0.7 0.3
// differentiate: in_turns(x)  at: x = 0.7 0.3
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

double cblas_ddot(int, const double *, int, const double *, int);
const double *tabulated(long n);
void *__enzyme_inactivefn_tabulated = (void *)tabulated;

typedef struct {
    double *weights, *values;
    long n;
} Pair;

typedef struct Link {
    double *value;
    struct Link *next;
} Link;

typedef struct {
    double *weights;
    long n;
    double *more[3];
} Model;

typedef struct {
    double rate;
    long n;
    double *inputs;
} Settings;

typedef struct {
    const Settings *settings;
    double *x;
} View;

Settings settings;  // numbers beside an address
static double *own, table[2] = {1.5, 2.5};
double *exported;  // another module may set it
static Model model;
static Link *links;

__attribute__((constructor)) static void set_up(void) {
    own = malloc(2 * sizeof(double));
    settings = (Settings){0.5, 2, malloc(2 * sizeof(double))};
    settings.inputs[0] = 1.5;
    settings.inputs[1] = 2.5;
    exported = malloc(2 * sizeof(double));
    own[0] = exported[1] = 2;
    own[1] = exported[0] = 3;
    model.weights = exported;
    model.n = 2;
    links = malloc(sizeof(Link));
    *links = (Link){own, NULL};
    Link *first = malloc(sizeof(Link));
    *first = (Link){exported + 1, links};
    links = first;
}

NOINLINE const double *tabulated(long n) { return table + (n - n); }

NOINLINE static double weighted(const Pair *p) {
    double sum = 0;
    for (long i = 0; i < p->n; i++) sum += p->weights[i] * p->values[i] * p->values[i];
    return sum;
}

__attribute__((noinline)) double of_record(double *x) {
    Pair p = {exported, x, 2};
    return weighted(&p) * x[1];
}

NOINLINE static double of_matrix(double **rows, const double *y) {
    double sum = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) sum += rows[i][j] * rows[i][j] * y[i];
    return sum;
}

__attribute__((noinline)) double of_rows(double *x) {
    double *rows[2] = {own, x};
    return of_matrix(rows, x);
}

__attribute__((noinline)) double of_exported_rows(double *x) {
    double *rows[2] = {x, exported};
    return of_matrix(rows, x);
}

NOINLINE static double product(const Link *link) {
    double found = 1;
    for (; link; link = link->next) found *= link->value[0];
    return found;
}

__attribute__((noinline)) double of_list(double *x) {
    Link first = {x, links}, second = {x + 1, &first};
    return product(&second);
}

NOINLINE static double swapped(const Pair *p, int depth) {
    if (depth == 0) return p->values[0];
    Pair other = {p->values, p->weights, p->n};
    return swapped(&other, depth - 1) * p->weights[0] + p->values[1];
}

__attribute__((noinline)) double in_turn(double *x) {
    Pair p = {exported, x, 2};
    return swapped(&p, 3);
}

NOINLINE static void fill(double **to, double **from, double *x) {
    *to = exported;
    *from = x;
}

__attribute__((noinline)) double filled_by_callee(double *x) {
    double *weights, *values;
    fill(&weights, &values, x);
    return weights[0] * values[0] * weights[1] * values[1] + values[0];
}

NOINLINE static Pair *make(double *x) {
    Pair *made = malloc(sizeof(Pair));
    *made = (Pair){exported, x, 2};
    return made;
}

__attribute__((noinline)) double made_by_callee(double *x) {
    Pair *made = make(x);
    double found = weighted(made) + made->weights[1] * made->values[0];
    free(made);
    return found;
}

NOINLINE static double by_model(const Model *m, const double *x) {
    double sum = 0;
    for (long i = 0; i < m->n; i++) sum += m->weights[i] * x[i] * x[i];
    return sum;
}

__attribute__((noinline)) double copied_record(double *x) {
    Model here = model;
    here.n = 2;
    return by_model(&here, x);
}

NOINLINE static void gather(const Pair *p, double *to) {
    memcpy(to, p->weights, 2 * sizeof(double));
    memcpy(to + 2, p->values, 2 * sizeof(double));
}

__attribute__((noinline)) double copied_numbers(double *x) {
    Pair p = {exported, x, 2};
    double all[4];
    gather(&p, all);
    return all[0] * all[2] * all[2] + all[1] * all[3];
}

NOINLINE static Pair from_library(double *x) {
    Pair p = {(double *)tabulated(2), x, 2};
    return p;
}

__attribute__((noinline)) double of_a_library(double *x) {
    Pair p = from_library(x);
    return weighted(&p);
}

NOINLINE static double dot(const Pair *p) { return cblas_ddot(2, p->weights, 1, p->values, 1) * p->values[0]; }

__attribute__((noinline)) double by_blas(double *x) {
    Pair p = {exported, x, 2};
    return dot(&p);
}

NOINLINE static double seen(const View *v) {
    double sum = 0;
    for (long i = 0; i < v->settings->n; i++)
        sum += v->settings->rate * v->settings->inputs[i] * v->x[i] * v->x[i];
    return sum;
}

__attribute__((noinline)) double of_settings(double *x) {
    View v = {&settings, x};
    return seen(&v);
}

NOINLINE static double repeated(const double *x) {
    double a[2], b[2], *p = a, *q = b;
    a[0] = x[0];
    a[1] = x[1];
    for (int i = 0; i < 3; i++) {
        q[0] = p[0] * p[1];
        q[1] = p[1] * settings.rate + settings.inputs[0];
        double *t = p;
        p = q;
        q = t;
    }
    return p[0] + p[1];
}

__attribute__((noinline)) double in_turns(double *x) { return repeated(settings.inputs) * x[0] + repeated(x); }
