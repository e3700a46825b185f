// Ways out that give no derivative: assert, abort, exit, noreturn helpers; loops without a bound that return.
// differentiate: checked(x, n)  at: x = 1.5 0.5 2.5, n = 3
// differentiate: forever(x)  at: x = 1.7
// differentiate: searched(x, n)  at: x = 1.5 0.5 2.5 0.2, n = 4
// differentiate: hashed(x)  at: x = 1.7
#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void fail(const char *what, int code) {
    fprintf(stderr, "%s: %s\n", what, strerror(code));
    exit(code);
}

static double safe_log(double x) {
    if (!(x > 0)) fail("logarithm", EDOM);
    return log(x);
}

static void *need(size_t bytes) {
    void *p = malloc(bytes);
    if (p == NULL) {
        perror("malloc");
        abort();
    }
    return p;
}

double checked(const double *x, int n) {
    assert(n > 0 && "something to sum");
    double *logs = need(n * sizeof *logs), s = 0;
    for (int i = 0; i < n; i++) {
        assert(isfinite(x[i]));
        logs[i] = safe_log(x[i]);
    }
    for (int i = 0; i < n; i++) {
        if (i >= n) __builtin_unreachable();
        s += logs[i] * logs[n - 1 - i] + x[i];
    }
    free(logs);
    return s;
}

double forever(double x) {
    double y = x;
    int turns = 0;
    for (;;) {
        double next = 0.5 * (y + x / y);
        if (++turns > 1000) abort();
        if (fabs(next - y) < 1e-13) return next * turns;
        while (1) {
            if (y > 0.1) break;
            y *= 2;
        }
        y = next;
    }
}

static const double *find_below(const double *x, int n, double limit) {
    for (const double *p = x; p != x + n; ++p)
        if (*p < limit) return p;
    return NULL;
}

double searched(const double *x, int n) {
    double s = 0;
    const double *p = x;
    while ((p = find_below(p, (int)(x + n - p), 1.0)) != NULL) {
        s += *p * *p * (double)(p - x + 1);
        if (p > x) s += p[-1] * *p;
        p++;
    }
    return s;
}

typedef struct { double v, w; } pair;
__attribute__((noinline)) static void hash(pair *p) {  // bits of a number, on a way that ends
    unsigned long bits;
    memcpy(&bits, &p->v, sizeof bits);
    bits = bits * 31 + 7;
    memcpy(&p->w, &bits, sizeof bits);
}
__attribute__((noinline)) static double both(const pair *p) { return p->v * p->w; }

double hashed(double x) {
    pair p = {x * x, x};
    if (x > 100) {
        hash(&p);
        fprintf(stderr, "%g\n", both(&p));
        abort();
    }
    return both(&p);
}
