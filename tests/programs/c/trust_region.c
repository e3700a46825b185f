// Newton's method with conjugate gradients in a trust region, on vector routines whose prototypes say `int`.
// link: -lopenblas
// differentiate: trained(x, y, n, d)  at: x = random(24, -1, 1), y = 1 -1 1.1 1 -1 1, n = 6, d = 4  tolerance: 5e-5
#include <math.h>
#include <stdlib.h>
#include <string.h>
extern double dnrm2_(int *, double *, int *);
extern double ddot_(int *, double *, int *, double *, int *);
extern int daxpy_(int *, double *, double *, int *, double *, int *);
extern int dscal_(int *, double *, double *, int *);

typedef struct problem { int l, n; const double *x; const double *y; double *z, *D; double C; } problem;
struct function {
    double (*fun)(problem *, double *);
    void (*grad)(problem *, double *, double *);
    void (*Hv)(problem *, double *, double *);
};
static double lr_fun(problem *p, double *w) {
    double f = 0;
    for (int i = 0; i < p->n; i++) f += w[i] * w[i];
    f /= 2;
    for (int i = 0; i < p->l; i++) {
        double s = 0;
        for (int j = 0; j < p->n; j++) s += w[j] * p->x[i * p->n + j];
        p->z[i] = s;
        double yz = p->y[i] * s;
        f += p->C * (yz >= 0 ? log(1 + exp(-yz)) : -yz + log(1 + exp(yz)));
    }
    return f;
}
static void lr_grad(problem *p, double *w, double *g) {
    memset(g, 0, p->n * sizeof *g);
    for (int i = 0; i < p->l; i++) {
        double z = 1 / (1 + exp(-p->y[i] * p->z[i]));
        p->D[i] = z * (1 - z);
        for (int j = 0; j < p->n; j++) g[j] += p->C * (z - 1) * p->y[i] * p->x[i * p->n + j];
    }
    for (int j = 0; j < p->n; j++) g[j] += w[j];
}
static void lr_Hv(problem *p, double *s, double *Hs) {
    for (int j = 0; j < p->n; j++) Hs[j] = 0;
    for (int i = 0; i < p->l; i++) {
        double t = 0;
        for (int j = 0; j < p->n; j++) t += s[j] * p->x[i * p->n + j];
        t *= p->C * p->D[i];
        for (int j = 0; j < p->n; j++) Hs[j] += t * p->x[i * p->n + j];
    }
    for (int j = 0; j < p->n; j++) Hs[j] += s[j];
}
static int trcg(struct function *f, problem *p, double delta, double *g, double *s, double *r) {
    int i, inc = 1, n = p->n;
    double one = 1;
    double *d = malloc(n * sizeof(double)), *Hd = malloc(n * sizeof(double));
    double rTr, rnewTrnew, alpha, beta, cgtol;
    for (i = 0; i < n; i++) { s[i] = 0; r[i] = -g[i]; d[i] = r[i]; }
    cgtol = 1e-9 * dnrm2_(&n, g, &inc);
    int iter = 0;
    rTr = ddot_(&n, r, &inc, r, &inc);
    while (iter < 8) {
        if (dnrm2_(&n, r, &inc) <= cgtol) break;
        iter++;
        f->Hv(p, d, Hd);
        alpha = rTr / ddot_(&n, d, &inc, Hd, &inc);
        daxpy_(&n, &alpha, d, &inc, s, &inc);
        if (dnrm2_(&n, s, &inc) > delta) {
            alpha = -alpha;
            daxpy_(&n, &alpha, d, &inc, s, &inc);
            double std = ddot_(&n, s, &inc, d, &inc), sts = ddot_(&n, s, &inc, s, &inc), dtd = ddot_(&n, d, &inc, d, &inc);
            double dsq = delta * delta, rad = sqrt(std * std + dtd * (dsq - sts));
            alpha = std >= 0 ? (dsq - sts) / (std + rad) : (rad - std) / dtd;
            daxpy_(&n, &alpha, d, &inc, s, &inc);
            alpha = -alpha;
            daxpy_(&n, &alpha, Hd, &inc, r, &inc);
            break;
        }
        alpha = -alpha;
        daxpy_(&n, &alpha, Hd, &inc, r, &inc);
        rnewTrnew = ddot_(&n, r, &inc, r, &inc);
        beta = rnewTrnew / rTr;
        dscal_(&n, &beta, d, &inc);
        daxpy_(&n, &one, r, &inc, d, &inc);
        rTr = rnewTrnew;
    }
    free(d);
    free(Hd);
    return iter;
}
static void tron(struct function *f, problem *p, double *w) {
    int n = p->n, inc = 1, iter = 1;
    double one = 1, *s = malloc(n * sizeof(double)), *r = malloc(n * sizeof(double)), *w_new = malloc(n * sizeof(double)), *g = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) w[i] = 0;
    double fval = f->fun(p, w);
    f->grad(p, w, g);
    double delta = dnrm2_(&n, g, &inc), gnorm1 = delta, gnorm = delta;
    while (iter <= 6 && gnorm > 1e-9 * gnorm1) {
        trcg(f, p, delta, g, s, r);
        memcpy(w_new, w, sizeof(double) * n);
        daxpy_(&n, &one, s, &inc, w_new, &inc);
        double gs = ddot_(&n, g, &inc, s, &inc), prered = -0.5 * (gs - ddot_(&n, s, &inc, r, &inc));
        double fnew = f->fun(p, w_new), actred = fval - fnew;
        if (actred < 0.25 * prered) delta *= 0.5; else delta *= 2;
        if (actred > 1e-4 * prered) {
            iter++;
            memcpy(w, w_new, sizeof(double) * n);
            fval = fnew;
            f->grad(p, w, g);
            gnorm = dnrm2_(&n, g, &inc);
        } else if (delta < 1e-12) break;
    }
    free(g); free(r); free(w_new); free(s);
}
double trained(const double *x, const double *y, int n, int d) {
    problem p = {n, d, x, y, malloc(n * sizeof(double)), malloc(n * sizeof(double)), 1.0};
    struct function f = {lr_fun, lr_grad, lr_Hv};
    double *w = malloc(d * sizeof(double)), t = 0;
    tron(&f, &p, w);
    for (int j = 0; j < d; j++) t += (j + 1) * w[j];
    free(w); free(p.z); free(p.D);
    return t;
}
