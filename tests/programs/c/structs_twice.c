// Structs of numbers and integers: assigned, returned, copied in blocks, exchanged; passed in registers.
// differentiate: assigned(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: returned(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: copied(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: arrayed(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: vec3s(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
#include <string.h>
#include <stdlib.h>
#include <math.h>
#define KEPT __attribute__((noinline)) static
typedef struct { int id; double v, w; int n; double a[3]; } rec;
typedef struct { double x, y, z; } vec3;
typedef struct { double x; long k; } pairi;
KEPT rec make(const double *x, int i) { rec r = {i, x[i % 4] * x[i % 4], sin(x[(i + 1) % 4]), i + 1, {x[0], x[i % 4], x[1] * x[2]}}; return r; }
KEPT double energy(rec r) { return r.v * r.w * r.id + r.a[r.n % 3] * r.a[0] * r.v; }
KEPT double energyp(const rec *r) { rec c = *r; c.v *= 2; return c.v * c.w * c.id + c.a[c.n % 3] * c.a[0] * r->v; }
double assigned(const double *x, int n) {
    rec a = make(x, 1), b = make(x, 2), c;
    for (int i = 0; i < n; i++) { c = a; a = b; b = c; b.v *= a.w; }
    return energy(a) * energyp(&b);
}
KEPT rec mix(rec a, rec b) { rec r = a; r.v = a.v * b.w; r.a[1] = b.a[2] * a.a[0]; r.id += b.id; return r; }
double returned(const double *x, int n) {
    rec a = make(x, 1);
    for (int i = 0; i < n; i++) a = mix(make(x, i), a);
    return energy(a);
}
double copied(const double *x, int n) {
    rec *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q); double s = 0;
    for (int i = 0; i < n; i++) p[i] = make(x, i);
    memcpy(q, p, n * sizeof *p);
    memmove(p, p + 1, (n - 1) * sizeof *p);
    for (int i = 0; i < n; i++) s += energyp(&q[i]) * energyp(&p[i]);
    free(p); free(q); return s;
}
double arrayed(const double *x, int n) {
    rec p[4], t; double s = 0;
    for (int i = 0; i < 4; i++) p[i] = make(x, i);
    for (int i = 0; i < n - 1; i++) for (int j = 0; j < n - 1 - i; j++) if (p[j].v > p[j + 1].v) { t = p[j]; p[j] = p[j + 1]; p[j + 1] = t; }
    for (int i = 0; i < n; i++) s += (i + 1) * energy(p[i]);
    return s;
}
KEPT vec3 cross(vec3 a, vec3 b) { vec3 c = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; return c; }
KEPT pairi step(pairi p, double y) { pairi q = {0.5 * p.x / (1 + y * y) + sin(p.x), p.k + 1}; return q; }
double vec3s(const double *x, int n) {
    vec3 a = {x[0], x[1], x[2]}, b = {x[3], x[0] * x[1], x[2]}; vec3 c = cross(a, b), d = c; pairi p = {x[0], 0};
    for (int i = 0; i < n; i++) { d = cross(d, a); p = step(p, d.x); }
    return d.x * d.y + c.z * d.z + p.x * p.k;
}
