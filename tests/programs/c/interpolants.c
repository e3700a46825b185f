// Interpolants behind opaque handles with virtual tables, like a numerical library: linear, cubic, Akima, chosen by name; a grid of them.
// differentiate: interpolate_all(x, y, n, at)  at: x = 0 1 2.5 3 4.2, y = 1 0.3 -0.7 0.2 1.1, n = 5, at = 2.2
// differentiate: bicubic_patch(z, u, v)  at: z = random(25, -1, 1), u = 1.3, v = 2.6
// differentiate: arc_length(y, n)  at: y = 0 0.8 0.9 0.1 -0.5, n = 5
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct interp_type;
typedef struct {
    const struct interp_type *type;
    void *state;
    const double *x, *y;
    size_t n, hits;
} interp;

typedef struct interp_type {
    const char *name;
    unsigned min_size;
    void *(*alloc)(size_t n);
    int (*init)(void *state, const double *x, const double *y, size_t n);
    double (*eval)(const void *state, const double *x, const double *y, size_t n, size_t i, double t);
    void (*free)(void *state);
} interp_type;

static double linear_eval(const void *state, const double *x, const double *y, size_t n, size_t i, double t) {
    (void)state, (void)n;
    double w = (t - x[i]) / (x[i + 1] - x[i]);
    return y[i] + w * (y[i + 1] - y[i]);
}

typedef struct { double *c, *g, *diag, *off; } cubic;

static void *cubic_alloc(size_t n) {
    cubic *s = malloc(sizeof *s);
    if (!s) return NULL;
    s->c = calloc(n, sizeof(double));
    s->g = malloc(n * sizeof(double));
    s->diag = malloc(n * sizeof(double));
    s->off = malloc(n * sizeof(double));
    return s;
}

static int cubic_init(void *vs, const double *x, const double *y, size_t n) {
    cubic *s = vs;
    size_t m = n - 2;
    for (size_t i = 0; i < m; i++) {
        double h = x[i + 1] - x[i], k = x[i + 2] - x[i + 1];
        s->off[i] = k;
        s->diag[i] = 2 * (h + k);
        s->g[i] = 3 * ((y[i + 2] - y[i + 1]) / k - (y[i + 1] - y[i]) / h);
    }
    for (size_t i = 1; i < m; i++) {
        double w = s->off[i - 1] / s->diag[i - 1];
        s->diag[i] -= w * s->off[i - 1];
        s->g[i] -= w * s->g[i - 1];
    }
    s->c[0] = s->c[n - 1] = 0;
    for (size_t i = m; i-- > 0;) s->c[i + 1] = (s->g[i] - (i + 1 < m ? s->off[i] * s->c[i + 2] : 0)) / s->diag[i];
    return 0;
}

static double cubic_eval(const void *vs, const double *x, const double *y, size_t n, size_t i, double t) {
    const cubic *s = vs;
    (void)n;
    double h = x[i + 1] - x[i], d = t - x[i];
    double b = (y[i + 1] - y[i]) / h - h * (s->c[i + 1] + 2 * s->c[i]) / 3, e = (s->c[i + 1] - s->c[i]) / (3 * h);
    return y[i] + d * (b + d * (s->c[i] + d * e));
}

static void cubic_free(void *vs) {
    cubic *s = vs;
    free(s->c), free(s->g), free(s->diag), free(s->off), free(s);
}

static void *akima_alloc(size_t n) { return malloc((n + 4) * sizeof(double)); }
static int akima_init(void *vs, const double *x, const double *y, size_t n) {
    double *m = (double *)vs + 2;
    for (size_t i = 0; i + 1 < n; i++) m[i] = (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
    m[-1] = 2 * m[0] - m[1];
    m[-2] = 2 * m[-1] - m[0];
    m[n - 1] = 2 * m[n - 2] - m[n - 3];
    m[n] = 2 * m[n - 1] - m[n - 2];
    return 0;
}
static double akima_slope(const double *m, size_t i) {
    double a = fabs(m[i + 1] - m[i]), b = fabs(m[(long)i - 1] - m[(long)i - 2]);
    return a + b == 0 ? 0.5 * (m[(long)i - 1] + m[i]) : (a * m[(long)i - 1] + b * m[i]) / (a + b);
}
static double akima_eval(const void *vs, const double *x, const double *y, size_t n, size_t i, double t) {
    (void)n;
    const double *m = (const double *)vs + 2;
    double h = x[i + 1] - x[i], w = (t - x[i]) / h, p = akima_slope(m, i), q = akima_slope(m, i + 1);
    return y[i] * (1 + 2 * w) * (1 - w) * (1 - w) + h * p * w * (1 - w) * (1 - w) + y[i + 1] * w * w * (3 - 2 * w) + h * q * w * w * (w - 1);
}

static const interp_type types[] = {
    {"linear", 2, NULL, NULL, linear_eval, NULL},
    {"cubic", 3, cubic_alloc, cubic_init, cubic_eval, cubic_free},
    {"akima", 5, akima_alloc, akima_init, akima_eval, free},
};

static interp *interp_open(const char *name, const double *x, const double *y, size_t n) {
    for (size_t k = 0; k < sizeof types / sizeof *types; k++) {
        const interp_type *t = &types[k];
        if (strcmp(t->name, name) || n < t->min_size) continue;
        interp *p = malloc(sizeof *p);
        *p = (interp){.type = t, .x = x, .y = y, .n = n};
        if (t->alloc && !(p->state = t->alloc(n))) { free(p); return NULL; }
        if (t->init) t->init(p->state, x, y, n);
        return p;
    }
    return NULL;
}

static double interp_eval(interp *p, double t) {
    size_t i = 0;
    while (i + 2 < p->n && p->x[i + 1] <= t) i++;
    p->hits++;
    return p->type->eval(p->state, p->x, p->y, p->n, i, t);
}

static void interp_close(interp *p) {
    if (!p) return;
    if (p->type->free) p->type->free(p->state);
    free(p);
}

double interpolate_all(const double *x, const double *y, int n, double at) {
    const char *names[] = {"linear", "akima", "nothing", "cubic"};
    double s = 1;
    for (int k = 0; k < 4; k++) {
        interp *p = interp_open(names[k], x, y, (size_t)n);
        if (!p) continue;
        s *= 1 + interp_eval(p, at) * interp_eval(p, 0.5 * at);
        interp_close(p);
    }
    return s;
}

double bicubic_patch(const double *z, double u, double v) {
    static const double grid[5] = {0, 1, 2, 3, 4};
    double column[5];
    interp *rows[5] = {0};
    for (int i = 0; i < 5; i++) {
        rows[i] = interp_open(i == 2 ? "akima" : "cubic", grid, z + 5 * i, 5);
        column[i] = interp_eval(rows[i], u);
    }
    interp *down = interp_open("cubic", grid, column, 5);
    double s = interp_eval(down, v) * (double)rows[3]->hits;
    interp_close(down);
    for (int i = 0; i < 5; i++) interp_close(rows[i]);
    return s;
}

double arc_length(const double *y, int n) {
    double *x = malloc(n * sizeof *x), s = 0;
    for (int i = 0; i < n; i++) x[i] = i;
    interp *p = interp_open("cubic", x, y, n);
    double last = interp_eval(p, 0), h = (n - 1) / 40.;
    for (int i = 1; i <= 40; i++) {
        double now = interp_eval(p, i * h - 1e-9);
        s += hypot(now - last, h);
        last = now;
    }
    interp_close(p);
    free(x);
    return s;
}
