// Addresses with other bits in them: set and cleared in place, passed as integers, two in one word.
// differentiate: retagged(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
// differentiate: passed(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
// differentiate: both_ways(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
// differentiate: returned(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

double retagged(double *x, int n) {
    uintptr_t t[8];
    for (int i = 0; i < n; i++) t[i] = (uintptr_t)&x[i] | (i == 1);
    for (int i = 0; i < n; i += 2) t[i] |= 1;
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *p = (double *)(t[i] & ~(uintptr_t)7);
        if (t[i] & 1)
            s += *p * *p;
        else
            *p = sin(*p);
    }
    for (int i = 0; i < n; i++) s += x[i] * (i + 1);
    return s;
}

__attribute__((noinline)) static double pick(uintptr_t w) {
    double *p = (double *)(w & ~(uintptr_t)3);
    return w & 2 ? *p * *p : sin(*p);
}

double passed(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += pick((uintptr_t)&x[i] | (i & 1 ? 2 : 0)) * (i + 1);
    return s;
}

typedef struct {
    uintptr_t links;
    double value;
} node;

double both_ways(double *x, int n) {
    node *nodes = malloc(n * sizeof *nodes), *at = nodes;
    for (int i = 0; i < n; i++) {
        nodes[i].value = x[i];
        nodes[i].links = (i ? (uintptr_t)&nodes[i - 1] : 0) ^ (i + 1 < n ? (uintptr_t)&nodes[i + 1] : 0);
    }
    double s = 0;
    for (uintptr_t before = 0; at;) {
        s = s * 0.5 + at->value * at->value;
        node *next = (node *)(at->links ^ before);
        before = (uintptr_t)at;
        at = next;
    }
    free(nodes);
    return s;
}

__attribute__((noinline)) static uintptr_t packed(double *p, int tag) { return (uintptr_t)p | tag; }

double returned(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += *(double *)(packed(&x[i], i & 3) & ~(uintptr_t)3) * x[0];
    return s;
}
