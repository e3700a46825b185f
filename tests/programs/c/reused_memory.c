// One block of memory for numbers of one type first, and of another one then: types tell nothing apart over time.
// differentiate: floats_then_doubles(x, n, scale)  at: x = 0.3 0.5 -0.2 0.8, n = 4, scale = 1.5
// differentiate: handed_over(x, n, scale)  at: x = 0.3 0.5 -0.2 0.8, n = 4, scale = 1.5
// differentiate: one_record_then_another(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: integers_then_numbers(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: behind_a_record(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: links_then_numbers(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
#include <math.h>
#include <stdlib.h>

double floats_then_doubles(const double *x, int n, float scale) {
    void *p = malloc(8 * n);
    float *f = p;
    double *d = p, s = 0;
    for (int i = 0; i < n; i++) f[i] = scale * x[i] * x[i];
    for (int i = 0; i < n; i++) s += f[i] * (double)f[(i + 1) % n];
    for (int i = 0; i < n; i++) d[i] = sin(x[i]);
    for (int i = 0; i < n; i++) s += d[i] * d[(i + 1) % n] * d[i];
    free(p);
    return s;
}

__attribute__((noinline)) static float of_floats(float *f, const double *x, int n, float scale) {
    float s = 0;
    for (int i = 0; i < n; i++) f[i] = scale * x[i] * x[i];
    for (int i = 0; i < n; i++) s += f[i] * f[i];
    return s;
}
__attribute__((noinline)) static double of_doubles(double *d, const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) d[i] = sin(x[i]);
    for (int i = 0; i < n; i++) s += d[i] * d[(i + 1) % n] * d[i];
    return s;
}
double handed_over(const double *x, int n, float scale) {
    void *work = malloc(8 * n);
    double s = of_floats(work, x, n, scale) * of_doubles(work, x, n);
    free(work);
    return s;
}

typedef struct { double a, b; } pair;
typedef struct { double x, y, z, w; } four;
double one_record_then_another(const double *x, int n) {
    void *p = malloc(n * sizeof(four));
    pair *u = p;
    four *v = p;
    double s = 0;
    for (int i = 0; i < n; i++) u[i].a = x[i] * x[i], u[i].b = sin(x[i]);
    for (int i = 0; i < n; i++) s += u[i].a * u[(i + 1) % n].b;
    for (int i = 0; i < n; i++) v[i].x = x[i] * s, v[i].y = x[i], v[i].z = 2 * x[i], v[i].w = exp(x[i]);
    for (int i = 0; i < n; i++) s += v[i].x * v[(i + 1) % n].y + v[i].z * v[i].w * v[i].y;
    free(p);
    return s;
}
double integers_then_numbers(const double *x, int n) {
    void *p = malloc(8 * n);
    long *k = p;
    double *d = p, s = 0;
    for (int i = 0; i < n; i++) k[i] = (3 * i + 1) % n;
    for (int i = 0; i < n; i++) s += x[k[i]] * x[i] * x[k[k[i]]];
    for (int i = 0; i < n; i++) d[i] = sin(x[i]);
    for (int i = 0; i < n; i++) s += d[i] * d[(i + 1) % n] * d[i];
    free(p);
    return s;
}
typedef struct { void *work; } solver;
__attribute__((noinline)) static double run(solver *v, const double *x, int n) {
    double s = 0;
    long *k = v->work;
    for (int i = 0; i < n; i++) k[i] = (3 * i + 1) % n;
    for (int i = 0; i < n; i++) s += x[k[i]] * x[i] * x[k[k[i]]];
    double *d = v->work;
    for (int i = 0; i < n; i++) d[i] = sin(x[i]);
    for (int i = 0; i < n; i++) s += d[i] * d[(i + 1) % n] * d[i];
    return s;
}
double behind_a_record(const double *x, int n) {
    solver v = {malloc(8 * n)};
    double s = run(&v, x, n);
    free(v.work);
    return s;
}
typedef struct { long next, last; } link;
double links_then_numbers(const double *x, int n) {
    void *p = malloc(n * sizeof(pair));
    link *l = p;
    pair *u = p;
    double s = 0;
    for (int i = 0; i < n; i++) l[i].next = (i + 1) % n, l[i].last = (i + 3) % n;
    for (int i = 0; i < n; i++) s += x[l[i].next] * x[i] * x[l[i].last];
    for (int i = 0; i < n; i++) u[i].a = sin(x[i]), u[i].b = x[i] * x[i];
    for (int i = 0; i < n; i++) s += u[i].a * u[(i + 1) % n].b;
    free(p);
    return s;
}
