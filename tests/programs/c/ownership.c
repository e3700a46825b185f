// Memory that changes hands: made by a callee, kept in a struct, freed by another; moved by realloc; addresses reused.
// differentiate: handed_over(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: through_out(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: interior(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: reused(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: one_based(x, n)  at: x = 4 1 0.5 1 3 0.25 0.3 0.25 2, n = 3
// differentiate: replaced(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double *data;
    int length, capacity;
    void (*destroy)(void *);
} array;

__attribute__((noinline)) static array array_of(const double *x, int n) {
    array a = {malloc(n * sizeof(double)), n, n, free};
    for (int i = 0; i < n; i++) a.data[i] = x[i] * x[i];
    return a;
}

__attribute__((noinline)) static array map(array a, double by) {
    array b = {calloc(a.capacity, sizeof(double)), a.length, a.capacity, a.destroy};
    for (int i = 0; i < a.length; i++) b.data[i] = a.data[i] * by + 1;
    a.destroy(a.data);
    return b;
}

double handed_over(const double *x, int n) {
    array a = map(map(array_of(x, n), x[0]), x[1]);
    double s = 0;
    for (int i = 0; i < a.length; i++) s += a.data[i] * a.data[i];
    a.destroy(a.data);
    return s;
}

__attribute__((noinline)) static int make(double **out, const double *x, int n) {
    if (n <= 0) return -1;
    *out = malloc((size_t)n * sizeof **out);
    if (!*out) return -2;
    for (int i = 0; i < n; i++) (*out)[i] = x[i] * (i + 1);
    return 0;
}

__attribute__((noinline)) static void destroy(double **p) {
    free(*p);
    *p = NULL;
}

double through_out(const double *x, int n) {
    double *a = NULL, *b = NULL, s = 0;
    if (make(&a, x, n) != 0) return -1;
    if (make(&b, a, n) != 0) goto failed;
    for (int i = 0; i < n; i++) s += a[i] * b[n - 1 - i];
    destroy(&b);
failed:
    destroy(&a);
    return a == NULL ? s : 0;
}

double interior(const double *x, int n) {
    int capacity = 2, count = 0;
    double *base = malloc(capacity * sizeof *base), *middle = base;
    for (int i = 0; i < n; i++) {
        if (count + 2 > capacity) {
            ptrdiff_t at = middle - base;
            capacity *= 2;
            base = realloc(base, capacity * sizeof *base);
            middle = base + at;
        }
        base[count++] = x[i] * *(count > 1 ? middle : x);
        if (i % 2) middle = &base[count - 1];
    }
    double s = *middle * 3;
    for (int i = 0; i < count; i++) s += base[i] * base[i];
    free(base);
    return s;
}

double reused(const double *x, int n) {
    double s = 1;
    uintptr_t before = 0;
    int same = 0;
    for (int i = 0; i < n; i++) {
        double *t = malloc(2 * sizeof *t);
        same += (uintptr_t)t == before;
        before = (uintptr_t)t;
        t[0] = x[i] * s;
        t[1] = t[0] * t[0];
        s += t[1] * 0.1;
        free(t);
    }
    return s + 0 * same;
}

static double *vector_from_one(int n) { return (double *)malloc(n * sizeof(double)) - 1; }

static double **matrix_from_one(int n) {
    double **m = (double **)malloc(n * sizeof(double *)) - 1;
    m[1] = (double *)malloc(n * n * sizeof(double)) - 1;
    for (int i = 2; i <= n; i++) m[i] = m[i - 1] + n;
    return m;
}

double one_based(const double *x, int n) {
    double **a = matrix_from_one(n), *p = vector_from_one(n), s = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) a[i][j] = x[(i - 1) * n + j - 1];
    for (int i = 1; i <= n; i++)
        for (int j = i; j <= n; j++) {
            double sum = a[i][j];
            for (int k = i - 1; k >= 1; k--) sum -= a[i][k] * a[j][k];
            if (i == j)
                p[i] = 1 / sum;
            else
                a[j][i] = sum * p[i];
        }
    for (int i = 1; i <= n; i++) s += p[i] * i + a[n][i];
    free(p + 1);
    free(a[1] + 1);
    free(a + 1);
    return s;
}

typedef struct {
    double *now;
    int generation;
} holder;

__attribute__((noinline)) static void renew(holder *h, int n) {
    double *next = malloc(n * sizeof *next);
    for (int i = 0; i < n; i++) next[i] = h->now[i] * h->now[(i + 1) % n];
    free(h->now);
    h->now = next;
    h->generation++;
}

double replaced(const double *x, int n) {
    holder h = {malloc(n * sizeof(double)), 0};
    memcpy(h.now, x, n * sizeof(double));
    while (h.generation < 3) renew(&h, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += h.now[i];
    free(h.now);
    return s;
}
