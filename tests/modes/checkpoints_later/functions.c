#include <enzyme.h>
#include <math.h>
#include "functions.h"
double coefficient, table[4];
__attribute__((noinline)) void step(double *s, long i, const struct closure *c) { *s = sin(*s * c->k) + 0.1 * c->source[i % 3] * coefficient; }
/* in a function of its own, whose variables are gone when the reverse sweep begins; globals change behind the loops */
#define TWICE(name, CHECKPOINT, LOOP)                                                                                 \
    __attribute__((noinline)) static double part_of_##name(double x, const double *u, long n) {                       \
        double a[N], s = x, source[3] = {x, 1, u[2]};                                                                 \
        struct closure c = {u[1], source};                                                                            \
        coefficient = 1.3 + u[5];                                                                                     \
        for (int i = 0; i < 4; ++i) table[i] = 1.1 - 0.1 * i * u[6];                                                  \
        for (int i = 0; i < N; ++i) a[i] = u[i] * x;                                                                  \
        for (long t = 0; t < n; ++t) {                                                                                \
            CHECKPOINT;                                                                                               \
            s = sin(s * x * a[t % N]) + 0.1 * t * table[t % 4];                                                       \
            a[t % N] += 0.1 * s * s;                                                                                  \
        }                                                                                                             \
        LOOP;                                                                                                         \
        coefficient = 7, table[2] = 9;                                                                                \
        return s + a[3];                                                                                              \
    }                                                                                                                 \
    double name(double x, const double *u, long n) {                                                                  \
        double r = part_of_##name(x, u, n);                                                                           \
        return r * part_of_##name(sin(r), u, n);                                                                      \
    }
TWICE(f, ENZYME_CHECKPOINT(enzyme_revolve, 3), __enzyme_checkpoint_for((void *)step, n, &s, sizeof s, &c))
TWICE(f_plain, , for (long i = 0; i < n; ++i) step(&s, i, &c))
