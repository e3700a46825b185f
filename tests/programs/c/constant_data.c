// Inactive data reached through the same struct as active data: constant tables and initialised local arrays.
// differentiate: local_array(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: constant_table(x, p)  at: x = 1.5 0.5, p = 0.3
// differentiate: copied_table(x)  at: x = 1.5 0.5
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
