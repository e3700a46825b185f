// qsort of active values and of records, by a comparator; then a weighted sum.
// differentiate: ranked(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: records(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: pointers(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: found(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: with_context(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
#define _GNU_SOURCE
#include <stdlib.h>

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double ranked(double *x, int n) {
    qsort(x, n, sizeof *x, compare);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * x[i] * x[i];
    return s;
}

typedef struct { double key, weight; } record;

double records(const double *x, int n) {
    record r[8];
    for (int i = 0; i < n; i++) r[i] = (record){-x[i], x[i] * x[(i + 1) % n]};
    qsort(r, n, sizeof *r, compare);
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.7 + r[i].weight * r[i].key;
    return s;
}

static int by_key(const void *a, const void *b) { return compare(a, b); }
static int by_address(const void *a, const void *b) { return compare(*(double *const *)a, *(double *const *)b); }

double pointers(double *x, int n) {
    double *p[8];
    for (int i = 0; i < n; i++) p[i] = &x[i];
    qsort(p, n, sizeof *p, by_address);
    for (int i = 0; i + 1 < n; i++) *p[i] *= *p[i + 1];
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * x[i];
    return s;
}

double found(const double *x, int n) {
    record *r = malloc(n * sizeof *r), key = {x[2], 0};
    for (int i = 0; i < n; i++) r[i] = (record){x[i], x[i] * x[(i + 1) % n]};
    qsort(r, n, sizeof *r, by_key);
    record *hit = bsearch(&key, r, n, sizeof *r, by_key);
    double s = hit ? hit->weight * hit->weight : 0;
    key.key = 77;
    hit = bsearch(&key, r, n, sizeof *r, by_key);
    s += hit ? 1 : r[0].key;
    free(r);
    return s;
}

// Numbers of places, in the order of what a context has at them.
static int by_place(const void *a, const void *b, void *x) {
    return compare((double *)x + *(const int *)a, (double *)x + *(const int *)b);
}

static int turned(const void *a, const void *b, void *sign) { return *(int *)sign * compare(a, b); }

double with_context(double *x, int n) {
    int place[8], sign = -1;
    for (int i = 0; i < n; i++) place[i] = i;
    qsort_r(place, n, sizeof *place, by_place, x);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * x[place[i]] * x[i];
    qsort_r(x, n, sizeof *x, turned, &sign);
    for (int i = 0; i < n; i++) s += (i + 1) * x[i] * x[i];
    return s;
}
