// Multigrid V-cycles on a hierarchy of allocated levels, ADI half steps with Thomas's algorithm, Crank-Nicolson.
// differentiate: v_cycles(f, k, n)  at: f = random(17, -1, 1), k = 1.3, n = 17
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: adi(u, n, steps, rate)  at: u = random(25, 0, 1), n = 5, steps = 3, rate = 0.3
// roundoff: 1e-11
// differentiate: option(s0, strike, rate, vol, n)  at: s0 = 1.1, strike = 1, rate = 0.05, vol = 0.3, n = 9
// tolerance: 1e-5
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct level {
    int n;
    double h, *u, *f, *r;
    struct level *coarse;
} level;

static level *make(int n, double h) {
    level *l = malloc(sizeof *l);
    *l = (level){n, h, calloc(n, sizeof(double)), calloc(n, sizeof(double)), calloc(n, sizeof(double)), NULL};
    if (n > 3) l->coarse = make((n + 1) / 2, 2 * h);
    return l;
}

static void discard(level *l) {
    if (l->coarse) discard(l->coarse);
    free(l->u);
    free(l->f);
    free(l->r);
    free(l);
}

static void relax(level *l, double k, int sweeps) {
    double h2 = l->h * l->h;
    while (sweeps--)
        for (int colour = 1; colour <= 2; colour++)
            for (int i = colour; i < l->n - 1; i += 2)
                l->u[i] = (k * (l->u[i - 1] + l->u[i + 1]) + h2 * l->f[i]) / (2 * k + h2);
}

static void residual(level *l, double k) {
    double h2 = l->h * l->h;
    for (int i = 1; i < l->n - 1; i++)
        l->r[i] = l->f[i] - l->u[i] + k * (l->u[i - 1] - 2 * l->u[i] + l->u[i + 1]) / h2;
}

static void cycle(level *l, double k) {
    if (!l->coarse) {
        l->u[1] = l->h * l->h * l->f[1] / (2 * k + l->h * l->h);
        return;
    }
    level *c = l->coarse;
    relax(l, k, 2);
    residual(l, k);
    memset(c->u, 0, c->n * sizeof *c->u);
    for (int i = 1; i < c->n - 1; i++) c->f[i] = 0.25 * (l->r[2 * i - 1] + 2 * l->r[2 * i] + l->r[2 * i + 1]);
    cycle(c, k);
    for (int i = 1; i < c->n; i++) {
        l->u[2 * i - 1] += 0.5 * (c->u[i - 1] + c->u[i]);
        if (2 * i < l->n - 1) l->u[2 * i] += c->u[i];
    }
    relax(l, k, 1);
}

double v_cycles(const double *f, double k, int n) {
    level *top = make(n, 1.0 / (n - 1));
    memcpy(top->f, f, n * sizeof *f);
    for (int c = 0; c < 3; c++) cycle(top, k);
    double s = 0;
    for (int i = 0; i < n; i++) s += top->u[i] * top->u[i] * 100 + top->u[i] * f[i];
    discard(top);
    return s;
}

static void thomas(int n, double a, double b, double c, double *restrict d, int stride) {
    double *w = malloc(n * sizeof *w);
    w[0] = c / b;
    d[0] /= b;
    for (int i = 1; i < n; i++) {
        double m = 1 / (b - a * w[i - 1]);
        w[i] = c * m;
        d[i * stride] = (d[i * stride] - a * d[(i - 1) * stride]) * m;
    }
    for (int i = n - 2; i >= 0; i--) d[i * stride] -= w[i] * d[(i + 1) * stride];
    free(w);
}

void adi(double *u, int n, int steps, double rate) {
    double half = 0.5 * rate * (1 + 0.1 * u[0]);
    for (int t = 0; t < steps; t++) {
        for (int j = 0; j < n; j++) thomas(n, -half, 1 + 2 * half, -half, u + j * n, 1);
        for (int i = 0; i < n; i++) thomas(n, -half, 1 + 2 * half, -half, u + i, n);
        u[(t * 7) % (n * n)] += 0.1;
    }
}

double option(double s0, double strike, double rate, double vol, int n) {
    double high = 3 * strike, h = high / (n - 1), dt = 0.1, v[32], a[32], b[32], c[32], d[32];
    for (int i = 0; i < n; i++) v[i] = fmax(i * h - strike, 0);
    for (int t = 0; t < 5; t++) {
        for (int i = 1; i < n - 1; i++) {
            double alpha = 0.25 * dt * (vol * vol * i * i - rate * i), beta = -0.5 * dt * (vol * vol * i * i + rate),
                   gamma = 0.25 * dt * (vol * vol * i * i + rate * i);
            a[i] = -alpha;
            b[i] = 1 - beta;
            c[i] = -gamma;
            d[i] = alpha * v[i - 1] + (1 + beta) * v[i] + gamma * v[i + 1];
        }
        v[n - 1] = high - strike * exp(-rate * (t + 1) * dt);
        d[n - 2] -= c[n - 2] * v[n - 1];
        for (int i = 2; i < n - 1; i++) {
            double w = a[i] / b[i - 1];
            b[i] -= w * c[i - 1];
            d[i] -= w * d[i - 1];
        }
        for (int i = n - 2; i > 0; i--) v[i] = (d[i] - (i < n - 2 ? c[i] * v[i + 1] : 0)) / b[i];
        for (int i = 1; i < n; i++) v[i] = fmax(v[i], i * h - strike);
    }
    int at = (int)(s0 / h);
    double w = s0 / h - at;
    return (1 - w) * v[at] + w * v[at + 1];
}
