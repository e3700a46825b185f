// Inactive data reached through the same struct as active data: constant tables and initialised local arrays.
// differentiate: local_array(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: constant_table(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: copied_table(x)  at: x = 1.5 0.5
// differentiate: handed_out(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: filled_array(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: nested_table(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: allocated(x, p)  at: x = 1.5 0.5, p = 0.3
#include <stdlib.h>
#include <string.h>

typedef struct { const double *weights; const double *values; } deck;
static const double table[2] = {0.4, 1.7};

__attribute__((noinline)) static double evaluate(const deck *d, double p) {
    return d->values[0] * p + d->weights[0] * d->values[1] * p;
}

double local_array(const double *x, double p) {
    double weights[2] = {0.4, 1.7};
    deck d = {weights, x};
    return evaluate(&d, p);
}

double constant_table(const double *x, double p) {
    deck d = {table, x};
    return evaluate(&d, p);
}

double copied_table(const double *x) {
    double t[2];
    memcpy(t, table, sizeof t);
    t[1] *= x[0];
    return t[0] * x[0] + t[1] * x[1];
}

__attribute__((noinline)) static const double *weights_at(int i) { return table + i; }

double handed_out(const double *x, double p) {
    deck d = {weights_at(p > 1), x};
    return evaluate(&d, p);
}

double filled_array(const double *x, double p) {
    double weights[2];
    for (int i = 0; i < 2; i++) weights[i] = 1.0 / (i + 3);
    deck d = {weights, x};
    return evaluate(&d, p);
}

static const struct {
    const char *name;
    const double *weights;
    double scale;
} rows[2] = {{"first", table, 0.5}, {"second", table + 1, 2.5}};

__attribute__((noinline)) static double named(const deck *d, const char *name) {
    for (int i = 0; i < 2; i++)
        if (strcmp(rows[i].name, name) == 0) return rows[i].scale * rows[i].weights[0] * d->values[i];
    return 0;
}

double nested_table(const double *x, double p) {
    deck d = {rows[p > 1].weights, x};
    return evaluate(&d, p) + named(&d, "second");
}

double allocated(const double *x, double p) {
    double *weights = malloc(2 * sizeof *weights);
    weights[0] = 0.7;
    weights[1] = 0.1;
    deck d = {weights, x};
    double r = evaluate(&d, p);
    free(weights);
    return r;
}
