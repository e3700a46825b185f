// Sparse rows: assembled, solved by conjugate gradients until small, an incomplete factor as preconditioner.
// differentiate: energy(k, b, n)  at: k = 1.5 2.5 0.7 1.1 0.9 2.1, b = 1 -0.5 0.3 0.8 0.2, n = 5
// tolerance: 1e-5
// roundoff: 1e-10
// differentiate: factored(k, b, n)  at: k = 1.5 2.5 0.7 1.1 0.9 2.1, b = 1 -0.5 0.3 0.8 0.2, n = 5
#include <math.h>
#include <stdlib.h>

typedef struct {
    int n, *start, *column;
    double *value;
} sparse;

static int place(const sparse *a, int i, int j) {
    for (int p = a->start[i]; p < a->start[i + 1]; p++)
        if (a->column[p] == j) return p;
    return -1;
}

static sparse *assemble(const double *k, int n) {
    sparse *a = malloc(sizeof *a);
    a->n = n;
    a->start = malloc((n + 1) * sizeof(int));
    a->column = malloc(3 * n * sizeof(int));
    a->value = calloc(3 * n, sizeof(double));
    int filled = 0;
    for (int i = 0; i < n; i++) {
        a->start[i] = filled;
        for (int j = i - 1; j <= i + 1; j++)
            if (j >= 0 && j < n) a->column[filled++] = j;
    }
    a->start[n] = filled;
    for (int e = 0; e <= n; e++)
        for (int r = 0; r < 2; r++)
            for (int c = 0; c < 2; c++) {
                int i = e - 1 + r, j = e - 1 + c;
                if (i < 0 || j < 0 || i >= n || j >= n) continue;
                a->value[place(a, i, j)] += (r == c ? k[e] : -k[e]);
            }
    return a;
}

static void release(sparse *a) {
    free(a->start);
    free(a->column);
    free(a->value);
    free(a);
}

static void apply(const sparse *a, const double *x, double *y) {
    for (int i = 0; i < a->n; i++) {
        double s = 0;
        for (int p = a->start[i]; p < a->start[i + 1]; p++) s += a->value[p] * x[a->column[p]];
        y[i] = s;
    }
}

static double dot(const double *a, const double *b, int n) {
    double s = 0;
    while (n-- > 0) s += a[n] * b[n];
    return s;
}

double energy(const double *k, const double *b, int n) {
    sparse *a = assemble(k, n);
    double x[n], r[n], p[n], q[n];
    for (int i = 0; i < n; i++) {
        x[i] = 0;
        p[i] = r[i] = b[i];
    }
    double rho = dot(r, r, n);
    while (rho > 1e-20) {
        apply(a, p, q);
        double alpha = rho / dot(p, q, n), old = rho;
        for (int i = 0; i < n; i++) x[i] += alpha * p[i];
        for (int i = 0; i < n; i++) r[i] -= alpha * q[i];
        rho = dot(r, r, n);
        for (int i = 0; i < n; i++) p[i] = r[i] + rho / old * p[i];
    }
    double s = dot(x, b, n);
    release(a);
    return s;
}

double factored(const double *k, const double *b, int n) {
    sparse *a = assemble(k, n);
    for (int i = 1; i < n; i++)
        for (int p = a->start[i]; a->column[p] < i; p++) {
            int c = a->column[p];
            a->value[p] /= a->value[place(a, c, c)];
            for (int q = p + 1; q < a->start[i + 1]; q++) {
                int above = place(a, c, a->column[q]);
                if (above >= 0) a->value[q] -= a->value[p] * a->value[above];
            }
        }
    double *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++) {
        y[i] = b[i];
        for (int p = a->start[i]; a->column[p] < i; p++) y[i] -= a->value[p] * y[a->column[p]];
    }
    for (int i = n - 1; i >= 0; i--) {
        int p = a->start[i + 1] - 1;
        for (; a->column[p] > i; p--) y[i] -= a->value[p] * y[a->column[p]];
        y[i] /= a->value[p];
    }
    double s = dot(y, b, n);
    free(y);
    release(a);
    return s;
}
