#include <math.h>
#include "functions.h"

void step(struct field *f, long i, double k, const double *source) {
    double old[N];
    for (int j = 0; j < N; ++j) old[j] = f->u[j];
    for (int j = 1; j + 1 < N; ++j)
        f->u[j] = old[j] + k * (old[j - 1] - 2 * old[j] + old[j + 1]) + 1e-3 * sin(old[j]) * source[j] + 1e-6 * i * old[j] * old[j];
    f->energy += f->u[N / 2] * f->u[N / 2];
}
int until_enough(struct field *f, long i, double k, const double *source) {
    step(f, i, k, source);
    return f->energy < 5;
}
double plain(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    for (long i = 0; i < n; ++i) step(&f, i, k, source);
    return f.energy + f.u[N / 3];
}
double loops_plain(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    for (long i = 0; until_enough(&f, i, k, source); ++i) {}
    return f.energy + f.u[N / 3];
}
double start(struct field *f, const double *x) {
    for (int j = 0; j < N; ++j) f->u[j] = x[j];
    f->energy = 0;
    return 0;
}
void step_in_place(double *energy, long i, double *u, double k, const double *source) {
    struct field f;
    for (int j = 0; j < N; ++j) f.u[j] = u[j];
    f.energy = *energy;
    step(&f, i, k, source);
    for (int j = 0; j < N; ++j) u[j] = f.u[j];
    *energy = f.energy;
}
