// Constants with the bits of numbers, among words that are indices and addresses at other times.
// differentiate: given(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: returned(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: passed(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: copied(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: in_rows(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: chosen(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: swapped(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: looped(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

typedef struct node node;
struct node {
    long tag;
    union {
        double number;
        long var;
        node *inner;
    } as;
};

NOINLINE static double value(const node *e, const double *x) {
    switch (e->tag) {
    case 0: return e->as.number;
    case 1: return x[e->as.var];
    default: return 2 * value(e->as.inner, x);
    }
}
NOINLINE static void set(node *out, int kind, long var, double number) {
    node e;
    e.tag = kind;
    if (kind == 0) e.as.number = var > 1 ? 0.5 : number;
    else if (kind == 3) e.as.number = 0.25, e.tag = 0;
    else e.as.var = var;
    *out = e;
}
double given(const double *x, int n) {
    node a, b, c, d;
    set(&a, 3, 0, 0), set(&b, 1, 1, 0), set(&c, 0, n, 0), set(&d, 0, 0, x[0] * x[1]);
    return (value(&a, x) + value(&c, x)) * value(&b, x) * value(&d, x) * x[0];
}
NOINLINE static node made(int kind, const double *x, node *inner) {
    node e = {kind};
    if (kind == 0) e.as.number = 0.5;
    else if (kind == 1) e.as.var = 1;
    else if (kind == 2) e.as.inner = inner;
    else e.as.number = x[0] * x[0], e.tag = 0;
    return e;
}
double returned(const double *x, int n) {
    node a = made(0, x, 0), b = made(1, x, 0), c = made(2, x, &b), d = made(n + 1, x, 0);
    return value(&a, x) * value(&c, x) * x[0] + value(&d, x) * value(&b, x);
}
NOINLINE static double taken(node e, const double *x) { return value(&e, x) * x[0]; }
double passed(const double *x, int n) {
    node b = {1, {.var = 1}};
    double sum = taken((node){0, {.number = 0.5}}, x) + taken((node){2, {.inner = &b}}, x);
    return sum + taken((node){0, {.number = x[1] * n}}, x);
}
static const node half = {0, {.number = 0.5}}, second = {1, {.var = 1}};
double copied(const double *x, int n) {
    node list[4] = {half, second, {2, {0}}, {0, {.number = x[0] * x[1]}}};
    list[2].as.inner = list + 3;
    node *more = malloc(5 * sizeof *more);
    memcpy(more, list, sizeof list), more[4] = half;
    double sum = 0;
    for (int i = 0; i < 5; i++) sum = sum * x[0] + value(more + i, x) * n;
    free(more);
    return sum;
}
double in_rows(const double *x, int n) {
    node *list = malloc(6 * sizeof *list);
    for (int i = 0; i < 3; i++) list[i] = (node){0, {.number = 0.5}};
    list[3] = (node){1, {.var = 0}}, list[4] = (node){2, {.inner = list}}, list[5] = (node){0, {.number = x[0]}};
    double sum = 0;
    for (int i = 0; i < 6; i++) sum = sum * x[0] + value(list + i, x) * n;
    free(list);
    return sum;
}
double chosen(const double *x, int n) {
    node a = {0}, b = {0, {.number = x[0]}}, c = {2, {.inner = &b}};
    a.as.number = n > 1 ? 0.5 : 1e300;
    node *p = n > 3 ? &a : &b;
    node d = n > 1 ? a : c;
    return value(&d, x) * value(p, x) * value(&c, x);
}
double swapped(const double *x, int n) {
    node a = {0, {.number = -1}}, b = {0, {.number = x[0]}}, c = {2, {.inner = &b}}, d = {1, {.var = 1}};
    node all[4] = {a, b, c, d};
    for (int i = 0; i < n; i++) {
        node t = all[i];
        all[i] = all[3 - i], all[3 - i] = t;
    }
    double sum = 0;
    for (int i = 0; i < 4; i++) sum = sum * x[0] + value(all + i, x);
    return sum;
}
double looped(const double *x, int n) {
    node e = {0, {.number = 0.5}}, one = {0, {.number = x[1]}};
    double sum = 0;
    for (int i = 0; i < 3 * n; i++) {
        sum += value(&e, x) * x[0];
        if (i % 3 == 0) e.tag = 2, e.as.inner = &one;
        else if (i % 3 == 1) e.tag = 1, e.as.var = i % 2;
        else e.tag = 0, e.as.number = 0.75;
    }
    return sum;
}
