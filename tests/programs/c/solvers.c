// CSR conjugate gradients, adaptive RK45 with rejection through callbacks, Barnes-Hut like tree, cell lists.
// differentiate: cg_energy(d, n)  at: d = 4.1 3.9 4.3 4.0 4.2 3.8, n = 6
// differentiate: lotka(p, t_end)  at: p = 1.1 0.4 0.1 0.4, t_end = 3.0
// differentiate: tree_potential(xy, n)  at: xy = 0.1 0.2 0.8 0.3 0.4 0.9 0.6 0.6 0.2 0.7, n = 5
// differentiate: cells(x, n)  at: x = 0.12 0.33 0.51 0.74 0.92 1.31, n = 6
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
typedef struct { int n; int *row, *col; double *val; } csr;
static csr *build(const double *d, int n) {
    csr *m = malloc(sizeof *m);
    m->n = n; m->row = malloc((n + 1) * sizeof(int)); m->col = malloc(3 * n * sizeof(int)); m->val = calloc(3 * n, sizeof(double));
    int k = 0;
    for (int i = 0; i < n; i++) {
        m->row[i] = k;
        for (int j = i - 1; j <= i + 1; j++) if (j >= 0 && j < n) { m->col[k] = j; m->val[k++] = i == j ? d[i] : -1.0; }
    }
    m->row[n] = k;
    return m;
}
static void mul(const csr *m, const double *x, double *y) {
    for (int i = 0; i < m->n; i++) { double s = 0; for (int k = m->row[i]; k < m->row[i + 1]; k++) s += m->val[k] * x[m->col[k]]; y[i] = s; }
}
static double dot(const double *a, const double *b, int n) { double s = 0; while (n--) s += *a++ * *b++; return s; }
double cg_energy(const double *d, int n) {
    csr *m = build(d, n);
    double *w = malloc(4 * n * sizeof *w), *x = w, *r = w + n, *p = w + 2 * n, *q = w + 3 * n;
    memset(x, 0, n * sizeof *x);
    for (int i = 0; i < n; i++) r[i] = 1.0 / (i + 1);
    memcpy(p, r, n * sizeof *p);
    double rho = dot(r, r, n);
    int it = 0;
    while (rho > 1e-22 && it++ < 100) {
        mul(m, p, q);
        double a = rho / dot(p, q, n);
        for (int i = 0; i < n; i++) { x[i] += a * p[i]; r[i] -= a * q[i]; }
        double next = dot(r, r, n), b = next / rho;
        rho = next;
        for (int i = 0; i < n; i++) p[i] = r[i] + b * p[i];
    }
    double e = 0;
    for (int i = 0; i < n; i++) e += x[i] * x[i];
    free(w); free(m->row); free(m->col); free(m->val); free(m);
    return e;
}
typedef void (*rhs)(double t, const double *y, double *dy, void *ctx);
static void lv(double t, const double *y, double *dy, void *ctx) { (void)t; const double *p = ctx; dy[0] = p[0]*y[0]-p[1]*y[0]*y[1]; dy[1] = p[2]*y[0]*y[1]-p[3]*y[1]; }
static double rk_step(rhs f, double t, double h, const double *y, double *out, int n, void *ctx) {
    double k1[n], k2[n], k3[n], k4[n], tmp[n], err = 0;
    f(t, y, k1, ctx);
    for (int i = 0; i < n; i++) tmp[i] = y[i] + h/2*k1[i];
    f(t + h/2, tmp, k2, ctx);
    for (int i = 0; i < n; i++) tmp[i] = y[i] + 0.75*h*k2[i];
    f(t + 0.75*h, tmp, k3, ctx);
    for (int i = 0; i < n; i++) out[i] = y[i] + h*(2.0/9*k1[i] + 1.0/3*k2[i] + 4.0/9*k3[i]);
    f(t + h, out, k4, ctx);
    for (int i = 0; i < n; i++) { double e = h*(-5.0/72*k1[i] + k2[i]/12 + k3[i]/9 - k4[i]/8); if (fabs(e) > err) err = fabs(e); }
    return err;
}
double lotka(const double *p, double t_end) {
    double y[2] = {10, 5}, z[2], t = 0, h = 0.1, par[4];
    memcpy(par, p, sizeof par);
    int rejected = 0;
    while (t < t_end) {
        if (t + h > t_end) h = t_end - t;
        double e = rk_step(lv, t, h, y, z, 2, par);
        if (e > 1e-3) { h *= 0.5; rejected++; if (rejected > 1000) return -1; continue; }
        t += h;
        memcpy(y, z, sizeof y);
        if (e < 1e-5) h *= 1.5;
    }
    return y[0] * y[0] + 0.3 * y[1];
}
typedef struct cell { double cx, cy, half, mass, mx, my; int count, body; struct cell *kid[4]; } cell;
static cell *new_cell(double x, double y, double h) { cell *c = calloc(1, sizeof *c); c->cx = x; c->cy = y; c->half = h; c->body = -1; return c; }
static void insert(cell *c, const double *xy, int b) {
    c->count++; c->mass += 1; c->mx += xy[2*b]; c->my += xy[2*b+1];
    if (c->count == 1) { c->body = b; return; }
    if (c->body >= 0) { int old = c->body; c->body = -1; int q = (xy[2*old] > c->cx) | (xy[2*old+1] > c->cy) << 1;
        if (!c->kid[q]) c->kid[q] = new_cell(c->cx + (q & 1 ? 1 : -1) * c->half / 2, c->cy + (q & 2 ? 1 : -1) * c->half / 2, c->half / 2);
        insert(c->kid[q], xy, old); }
    int q = (xy[2*b] > c->cx) | (xy[2*b+1] > c->cy) << 1;
    if (!c->kid[q]) c->kid[q] = new_cell(c->cx + (q & 1 ? 1 : -1) * c->half / 2, c->cy + (q & 2 ? 1 : -1) * c->half / 2, c->half / 2);
    insert(c->kid[q], xy, b);
}
static double walk(const cell *c, double x, double y, int self) {
    if (!c) return 0;
    double dx = c->mx / c->mass - x, dy = c->my / c->mass - y, d2 = dx*dx + dy*dy + 1e-3;
    if (c->body >= 0) return c->body == self ? 0 : 1 / sqrt(d2);
    if (4 * c->half * c->half < 0.25 * d2) return c->mass / sqrt(d2);
    double s = 0;
    for (int i = 0; i < 4; i++) s += walk(c->kid[i], x, y, self);
    return s;
}
static void drop(cell *c) { if (!c) return; for (int i = 0; i < 4; i++) drop(c->kid[i]); free(c); }
double tree_potential(const double *xy, int n) {
    cell *root = new_cell(0.5, 0.5, 0.5);
    for (int i = 0; i < n; i++) insert(root, xy, i);
    double s = 0;
    for (int i = 0; i < n; i++) s += walk(root, xy[2*i], xy[2*i+1], i);
    drop(root);
    return s;
}
double cells(const double *x, int n) {
    int head[8], *next = malloc(n * sizeof *next);
    for (int i = 0; i < 8; i++) head[i] = -1;
    for (int i = 0; i < n; i++) { int c = (int)(x[i] / 0.25) & 7; next[i] = head[c]; head[c] = i; }
    double e = 0;
    for (int c = 0; c < 8; c++)
        for (int i = head[c]; i >= 0; i = next[i]) {
            for (int j = next[i]; j >= 0; j = next[j]) { double d = x[i] - x[j]; e += exp(-d * d); }
            if (c + 1 < 8) for (int j = head[c + 1]; j >= 0; j = next[j]) { double d = x[i] - x[j]; e += 1 / (1 + d * d); }
        }
    free(next);
    if (e < 0) fprintf(stderr, "negative %g\n", e);
    return e;
}
