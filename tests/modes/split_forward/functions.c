#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "functions.h"
double square(double x) { return x * x; }
void overwrites(double *x, int n) {
    for (int i = 0; i < n; ++i) x[i] = x[i] * x[i] * x[i];
}
double work(const double *x, int n) { /* memory of its own, and zeros that are read */
    double *sums = calloc(n, sizeof(double));
    for (int i = 0; i < n; ++i) sums[i % 2] += x[i] * x[i] * (1 + sums[0]);
    double total = sums[0] * sums[1];
    free(sums);
    return total;
}
double recursive(double *x, int n) { return n == 0 ? 1 : x[n - 1] * recursive(x, n - 1); }
struct node { double v; struct node *next; int tag; };
double list(const double *x, int n) {
    struct node *head = 0;
    for (int i = 0; i < n; ++i) {
        struct node *made = malloc(sizeof *made);
        made->v = x[i] * x[i], made->next = head, made->tag = i;
        head = made;
    }
    struct node copy[4];
    memset(copy, 0, sizeof copy);
    int k = 0;
    for (struct node *p = head; p; p = p->next) memcpy(&copy[k++ & 3], p, sizeof *p);
    double s = 0;
    for (struct node *p = head; p; p = p->next) s = sin(s) + p->v * p->tag * copy[p->tag & 3].v;
    while (head) {
        struct node *rest = head->next;
        free(head);
        head = rest;
    }
    return s;
}
double grown(const double *x, int n) {
    int capacity = 1, m = 0;
    double *v = malloc(capacity * sizeof *v);
    for (int i = 0; i < n; ++i) {
        if (m == capacity) v = realloc(v, (capacity *= 2) * sizeof *v);
        v[m++] = x[i] * x[(i + 1) % n];
    }
    double s = 1;
    for (int i = 0; i < m; ++i)
        for (int j = 0; j <= i; ++j) s += v[j] * v[i] * cos(s);
    free(v);
    return s;
}
double newton(double a) {
    double z = a;
    while (fabs(z * z - a) > 1e-14) z = 0.5 * (z + a / z);
    return z;
}
__attribute__((noinline)) double scale(double a, double b) { return a * b; }
double uses_scale(double x) { return scale(x, x) * scale(x, 1); }
