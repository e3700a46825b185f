// reference: custom derivatives: a reverse function that reads its caller's variables
/* A registered gradient whose reverse function reads local variables of its caller, which has returned long since. */
#include "check.h"
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct spring { double stiffness, length, rest; };
__attribute__((noinline)) void energy(const struct spring *s, double *e) {
    double d = s->length - s->rest;
    *e = 0.5 * s->stiffness * d * d;
}
static int calls;
void energy_forward(const struct spring *s, struct spring *ds, double *e, double *de) { energy(s, e); }
void energy_reverse(const struct spring *s, struct spring *ds, double *e, double *de) {
    double d = s->length - s->rest;
    ds->stiffness += *de * *e / s->stiffness;
    ds->length += *de * s->stiffness * d;
    ds->rest -= *de * s->stiffness * d;
    *de = 0;
    calls++;
}
void *__enzyme_register_gradient_energy[] = {(void *)energy, (void *)energy_forward, (void *)energy_reverse};

__attribute__((noinline)) double stored(const double *x) {
    struct spring s = {x[0], x[1], x[0] * x[1]};
    double e;
    energy(&s, &e);
    return e * x[0];
}
/* of two frames at once: the memory of the first must not be that of the second */
double chain(const double *x) {
    double sum = 0;
    for (int i = 0; i < 3; ++i) sum += stored(x + i) * stored(x);
    return sum;
}

int main(void) {
    double x[4] = {1.5, 2.5, 0.7, 1.9}, d[4] = {0};
    __enzyme_autodiff((void *)chain, enzyme_dup, x, d);
    for (int i = 0; i < 4; ++i) {
        double step = 1e-5, kept = x[i], up, down;
        x[i] = kept + step;
        up = chain(x);
        x[i] = kept - step;
        down = chain(x);
        x[i] = kept;
        nearly(d[i], (up - down) / (2 * step));
    }
    check(calls, 6);
    return failures();
}
