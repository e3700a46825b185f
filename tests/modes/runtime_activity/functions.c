#include <string.h>
#include "functions.h"
double copied(const double *x, double *y, double *z, long n) {
    memcpy(y, x, n * sizeof *x);
    double s = 0;
    for (long i = 0; i < n; i++) { s += y[i] * y[i] * z[i]; z[i] = y[i]; }
    memset(z, 0, n * sizeof *z);
    for (long i = 0; i < n; i++) s += (z[i] + 1) * x[i];
    memmove(z, y, n * sizeof *z);
    return s;
}
double recorded(const double *x, double *trace, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i] * x[i]; trace[i] = s; }
    return s * s;
}
double held(double *x, struct holder *h) {
    h->p = x;
    h->s = x[0];
    double r = h->p[0] * h->p[1];
    h->p[0] = 5;
    return r;
}
double held_twice(double *x, struct holder *h, struct holder *g) {
    g->p = x;
    g->s = x[1];
    *h = *g;
    double r = h->p[0] * h->p[1];
    return r * x[0];
}
