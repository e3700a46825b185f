// Loops in functions that are called: until something holds, in triangles, in loops of both kinds, left in the middle.
// differentiate: roots(x, n)         at: x = 2.3 5.1 0.7 3.3, n = 4
// differentiate: triangles(x, n)     at: x = 0.3 -0.8 1.1 0.7 0.2, n = 5
// differentiate: nests(x, n)         at: x = 0.3 -0.8 1.1 0.7 0.2, n = 5
// differentiate: left(x, n)          at: x = 0.3 -0.8 1.1 0.7 0.2, n = 5
// differentiate: inserted(x, n)      at: x = 0.3 -0.8 1.1 0.7 0.2 -0.1 0.9, n = 7
// differentiate: descent(x, n)       at: x = 0.3 0.8 1.1, n = 3
// expect: no heap
#include <math.h>
#include <string.h>

__attribute__((noinline)) static double root(double x) {
    double y = x;
    while (fabs(y * y - x) > 1e-12) y = 0.5 * (y + x / y);
    return y;
}
double roots(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += root(x[i]) * root(x[i] + sum);
    return sum;
}

__attribute__((noinline)) static double triangle(double *a, int n) {
    double sum = 1;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) a[i] += 0.3 * sin(a[j]) * sum, sum *= 1 + 0.1 * sin(a[i]);
        for (int j = i; j < n; j++) sum += 0.1 * sin(a[j] * a[i]) * sum;
    }
    return sum;
}
double triangles(const double *x, int n) {
    double own[8], sum = 0;
    for (int k = 1; k <= 2; k++) {
        memcpy(own, x, n * sizeof *x);
        sum += triangle(own, n) * triangle(own, n - k);
    }
    return sum;
}

// For each start, as long as it takes; in each step a loop whose length is known there, and one call deeper.
__attribute__((noinline)) static double nest(const double *x, int n, double y) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        int steps = 0;
        while (y > 0.3 && steps < 6) {
            for (int j = 0; j < n - i; j++) sum += y * x[j] * sum + x[j], y *= 0.97;
            y *= cos(x[i] * y);
            for (int j = 0; j < steps; j++) sum += sin(y * x[i]);
            steps++;
            if (steps == 3 && n > 3) sum += nest(x, n - 2, y) * y;
        }
        y += 0.8 + x[i] * 0.1;
    }
    return sum * y;
}
double nests(const double *x, int n) { return nest(x, n, 1) + nest(x + 1, n - 1, 2); }

__attribute__((noinline)) static double search(const double *x, int n, double limit) {
    double sum = 0, y = 1;
    for (int i = 0; i < n; i++) {
        for (int j = i; j < n; j++) {
            y *= 1 + 0.5 * x[j];
            if (y > limit) return y * sum;
            if (x[j] < 0) continue;
            sum += y * y;
            if (sum > 2 * limit) break;
        }
        if (sum < 0.1) continue;
        do {
            y *= 0.8, sum += y * sum * x[i];
        } while (y > limit / 2);
    }
    return sum + y;
}
double left(const double *x, int n) { return search(x, n, 1.2) + search(x, n, 0.9) * search(x, n - 1, 3) + search(x, n, 50); }

struct node { double value, sum; struct node *less, *more; };
__attribute__((noinline)) static double insert(struct node *root, struct node *made, double value) {
    double way = 1;
    memset(made, 0, sizeof *made);
    made->value = value;
    for (struct node *at = root; at != made;) {
        struct node **next = value < at->value ? &at->less : &at->more;
        at->sum += value * way;
        way *= 0.5 + at->value * 0.1;
        if (!*next) *next = made;
        at = *next;
    }
    return way;
}
__attribute__((noinline)) static double total(const struct node *at) {
    return at ? at->value * at->sum + total(at->less) * 0.5 + total(at->more) * at->value : 1;
}
double inserted(const double *x, int n) {
    struct node nodes[8] = {{0}};
    double ways = 0;
    nodes[0].value = x[0];
    for (int i = 1; i < n; i++) ways += insert(nodes, nodes + i, x[i]);
    return ways * total(nodes);
}

__attribute__((noinline)) static double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i] + cos(x[i] * x[(i + 1) % n]);
    return sum;
}
__attribute__((noinline)) static double line(double *x, int n, double step) {
    double before = energy(x, n), after;
    for (;;) {
        for (int i = 0; i < n; i++) x[i] -= step * x[i];
        after = energy(x, n);
        if (after > before - 1e-3) break;
        before = after, step *= 0.7;
    }
    return after * step;
}
double descent(const double *x, int n) {
    double own[4];
    memcpy(own, x, n * sizeof *x);
    double found = line(own, n, 0.4);
    return found + line(own, n, 0.1) * own[0];
}
