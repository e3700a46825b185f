// Objects that are asked for everything through tables of functions, at so many places that the choice is shared.
// differentiate: relax(x, n, kind)  at: x = 0.3 -0.8 1.1 0.6, n = 4, kind = 0
// differentiate: relax(x, n, kind)  at: x = 0.3 -0.8 1.1 0.6, n = 4, kind = 1
#include <math.h>
#include <stdlib.h>

typedef struct vector vector;
typedef struct {
    double (*dot)(vector *, vector *);
    double (*largest)(vector *, vector *);
    double (*energy)(vector *, vector *);
    double (*distance)(vector *, vector *);
    double (*mixed)(vector *, vector *);
    void (*scale)(double, vector *);
    void (*shift)(double, vector *);
    void (*bend)(double, vector *);
    void (*wave)(double, vector *);
} operations;
struct vector { const operations *ops; double *data; int n; };

#define EACH(v) for (int i = 0; i < (v)->n; i++)
static double dot(vector *a, vector *b) { double s = 0; EACH(a) s += a->data[i] * b->data[i]; return s; }
static double largest(vector *a, vector *b) { double s = 0; EACH(a) s = fmax(s, fabs(a->data[i] * b->data[0])); return s; }
static double energy(vector *a, vector *b) { double s = 0; EACH(a) s += sqrt(1 + a->data[i] * b->data[i] * b->data[i]); return s; }
static double distance(vector *a, vector *b) { double s = 0; EACH(a) s += exp(-a->data[i] * a->data[i] + b->data[i]); return s; }
static double mixed(vector *a, vector *b) { return a->data[0] * sin(b->data[b->n - 1]); }
static double other_dot(vector *a, vector *b) { return dot(a, b) + 0.1 * a->data[0] * b->data[0]; }
static void scale(double c, vector *a) { EACH(a) a->data[i] *= c; }
static void shift(double c, vector *a) { EACH(a) a->data[i] += c; }
static void bend(double c, vector *a) { EACH(a) a->data[i] = tanh(c * a->data[i]); }
static void wave(double c, vector *a) { EACH(a) a->data[i] += 0.1 * sin(c + a->data[i]); }
static void other_scale(double c, vector *a) { EACH(a) a->data[i] *= c + 0.01 * i; }

static const operations plain = {dot, largest, energy, distance, mixed, scale, shift, bend, wave};
static const operations special = {other_dot, energy, largest, dot, mixed, other_scale, bend, wave, shift};

static vector *new_vector(int kind, const double *x, int n) {
    vector *v = malloc(sizeof *v);
    v->ops = kind ? &special : &plain;
    v->data = malloc(n * sizeof *v->data);
    v->n = n;
    EACH(v) v->data[i] = x[i] + 0.2 * i;
    return v;
}

static void free_vector(vector *v) { free(v->data); free(v); }

// one step: many places that ask
static double step(vector *u, vector *v) {
    u->ops->shift(0.1 * u->ops->dot(u, v), v);
    v->ops->bend(1 + 0.1 * v->ops->mixed(v, u), v);
    u->ops->wave(v->ops->energy(u, v), u);
    if (u->ops->dot(u, u) > 2) u->ops->scale(1 / (1 + u->ops->distance(u, v)), u);
    else u->ops->scale(1.01, u);
    v->ops->scale(0.5 + 0.1 * u->ops->largest(u, v), v);
    for (int k = 0; k < 2; k++) v->ops->shift(0.05 * u->ops->dot(v, v), v);
    u->ops->bend(0.9, u);
    v->ops->wave(0.3 * u->ops->mixed(u, u), v);
    u->ops->shift(0.1 * v->ops->dot(v, u), u);
    v->ops->wave(0.2 * v->ops->energy(v, v), u);
    u->ops->bend(0.8 + 0.1 * u->ops->distance(v, u), v);
    return u->ops->dot(u, v) + v->ops->energy(v, u) + u->ops->largest(v, v) + v->ops->mixed(u, v);
}

double relax(const double *x, int n, int kind) {
    vector *u = new_vector(kind, x, n), *v = new_vector(!kind, x, n);
    double sum = 0;
    v->ops->scale(0.7, v);
    for (int t = 0; t < 3; t++) sum += step(u, v) + 0.1 * u->ops->distance(u, v);
    sum += u->ops->dot(u, v);
    free_vector(u);
    free_vector(v);
    return sum;
}
