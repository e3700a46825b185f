// Work arrays kept from one call to the next: from an allocator of the program's, cut into several, exchanged.
// differentiate: allocated(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// differentiate: regrown(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// differentiate: cut(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// differentiate: exchanged(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// differentiate: exchanged_and_grown(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// differentiate: named_twice(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define KEPT __attribute__((noinline)) static

KEPT void *checked(void *p) {
    if (!p) fprintf(stderr, "no memory\n"), exit(3);
    return p;
}
KEPT char *room(size_t n, size_t size) { return checked(calloc(n, size)); }
KEPT double *doubles(int n) { return (double *)room(n, sizeof(double)); }
KEPT void give_back(double *p) {
    if (p) free(p);
}

double allocated(const double *x, int n) {
    static double *d;
    if (!d) d = doubles(n);
    for (int i = 0; i < n; i++) d[i] = x[i] * x[i];
    return d[0] * d[1] + d[2] * d[3];
}

double regrown(const double *x, int n) {
    static double *d, *e;
    static int size;
    if (n > size) {
        give_back(d);
        give_back(e);
        d = doubles(n), e = doubles(n);
        size = n;
    }
    for (int i = 0; i < n; i++) d[i] = sin(x[i]), e[i] = d[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += d[i] * e[n - 1 - i];
    return s;
}

// one block, cut into three, of which two are used where a function is handed them
KEPT void products(double *out, const double *a, const double *x, int n) {
    for (int i = 0; i < n; i++) out[i] = a[i] * x[i] + a[(i + 1) % n];
}
double cut(const double *x, int n) {
    static double *a = NULL, *b, *c;
    static int size;
    if (a == NULL) {
        a = doubles(3 * n);
        b = a + n;
        c = b + n;
        size = n;
    } else if (n > size) {
        free(a);
        a = doubles(3 * n);
        b = a + n;
        c = b + n;
        size = n;
    }
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    products(b, a, x, n);
    products(c, b, x, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += c[i] * a[n - 1 - i] + b[i];
    return s;
}

double exchanged(const double *x, int n) {
    static double *now, *next;
    if (!now) now = malloc(n * sizeof *now), next = malloc(n * sizeof *next);
    for (int i = 0; i < n; i++) now[i] = x[i];
    for (int step = 0; step < 3; step++) {
        for (int i = 0; i < n; i++) next[i] = now[i] + 0.2 * now[(i + 1) % n] * now[i];
        double *t = now;
        now = next;
        next = t;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += now[i] * (i + 1);
    return s;
}

// both grow, and one is given back through a helper
double exchanged_and_grown(const double *x, int n) {
    static double *now, *next;
    static int size;
    if (n > size) {
        give_back(now);
        give_back(next);
        now = doubles(n), next = doubles(n);
        size = n;
    }
    for (int i = 0; i < n; i++) now[i] = exp(x[i]);
    for (int step = 0; step < 2; step++) {
        for (int i = 0; i < n; i++) next[i] = now[i] * now[(i + 1) % n];
        double *t = now;
        now = next;
        next = t;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += now[i] * (i + 1);
    return s;
}

// two names for one block
double named_twice(const double *x, int n) {
    static double *first, *second;
    if (!first) first = doubles(2 * n), second = first;
    for (int i = 0; i < n; i++) first[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) second[n + i] = second[i] * x[n - 1 - i];
    double s = 0;
    for (int i = 0; i < 2 * n; i++) s += first[i] * second[i];
    return s;
}
