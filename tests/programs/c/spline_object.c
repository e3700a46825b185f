// differentiate: natural_spline(x, n)  at: x = 0.3 1.1 -0.4 2.0 0.7 1.9, n = 6
// A library's object whose arrays are copied in by size: one function names their elements one by one, others loop.
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct { const char *name; int (*start)(void *, const double *, const double *, size_t); double (*at)(const void *, const double *, const double *, double); } kind;
typedef struct { const kind *type; double low, high; size_t size; void *state; } rule;
typedef struct { rule *rule; double *x, *y; size_t size; } spline;
static int start_linear(void *state, const double *x, const double *y, size_t n) {
    double *slope = state;
    for (size_t i = 0; i + 1 < n; i++) slope[i] = (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
    return 0;
}
static double at_linear(const void *state, const double *x, const double *y, double t) {
    const double *slope = state; size_t i = 0;
    while (t > x[i + 1]) i++;
    return y[i] + slope[i] * (t - x[i]) * (1 + 0.1 * sin(slope[i]));
}
static const kind linear = {"linear", start_linear, at_linear};
__attribute__((noinline)) static spline *make(const kind *type, size_t n) {
    spline *s = malloc(sizeof *s); rule *r = malloc(sizeof *r);
    if (!s || !r) abort();
    r->type = type; r->size = n; r->state = malloc(n * sizeof(double));
    s->rule = r; s->x = malloc(n * sizeof(double)); s->y = malloc(n * sizeof(double)); s->size = n;
    return s;
}
__attribute__((noinline)) static int begin(spline *s, const double *x, const double *y, size_t n) {
    if (n != s->size) return 1;
    memcpy(s->x, x, n * sizeof(double)); memcpy(s->y, y, n * sizeof(double));
    for (size_t i = 1; i < n; i++) if (!(x[i - 1] < x[i])) return 2;
    s->rule->low = x[0]; s->rule->high = x[n - 1];
    return s->rule->type->start(s->rule->state, x, y, n);
}
static double at(const spline *s, double t) { return t < s->rule->low || t > s->rule->high ? 0 : s->rule->type->at(s->rule->state, s->x, s->y, t); }
double natural_spline(const double *x, int n) {
    const double knots[6] = {0, 1, 2.5, 3, 4, 5}; double sum = 0;
    if (n != 6) return 0;
    spline *s = make(&linear, 6);
    if (begin(s, knots, x, 6)) return -1;
    sum = at(s, 2.2) + s->y[1] * s->y[2];
    free(s->rule->state); free(s->rule); free(s->x); free(s->y); free(s);
    return sum;
}
