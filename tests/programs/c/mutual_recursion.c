// Functions that call each other: with their own memory, through struct arguments, with results by address.
// differentiate: even_odd(x, depth)  at: x = 0.9, depth = 6
// differentiate: quad_tree(x, n)  at: x = 0.1 0.9 0.3 0.7 0.5 0.2 0.8 0.6, n = 8
// differentiate: integrate(a, b)  at: a = 0.2, b = 1.9  tolerance: 1e-4
#include <math.h>
#include <stdlib.h>

static double odd(double x, int depth);

__attribute__((noinline)) static double even(double x, int depth) {
    if (depth == 0) return x;
    double inner = odd(x * 0.9, depth - 1);
    return inner * inner + x;
}

__attribute__((noinline)) static double odd(double x, int depth) {
    if (depth == 0) return x * 2;
    double first = even(sin(x), depth - 1);
    return depth > 3 ? first * even(x, depth - 3) : first + x * x;
}

double even_odd(double x, int depth) { return even(x, depth) + odd(x, depth); }

typedef struct box {
    double mass, centre;
    struct box *half[2];
} box;

static box *build(const double *x, int n);

static void gather(box *b, const double *x, int n) {
    b->half[0] = build(x, n / 2);
    b->half[1] = build(x + n / 2, n - n / 2);
    b->mass = b->half[0]->mass + b->half[1]->mass;
    b->centre = (b->half[0]->mass * b->half[0]->centre + b->half[1]->mass * b->half[1]->centre) / b->mass;
}

static box *build(const double *x, int n) {
    box *b = calloc(1, sizeof *b);
    if (n == 1) {
        b->mass = 1 + x[0] * x[0];
        b->centre = x[0];
    } else
        gather(b, x, n);
    return b;
}

static double pull(const box *b, double at) {
    double d = b->centre - at;
    if (!b->half[0]) return d * d < 1e-12 ? 0 : b->mass * d;
    if (fabs(d) > 0.6) return b->mass * d / (0.1 + d * d);
    return pull(b->half[0], at) + pull(b->half[1], at);
}

static void discard(box *b) {
    for (int i = 0; i < 2; i++)
        if (b->half[i]) discard(b->half[i]);
    free(b);
}

double quad_tree(const double *x, int n) {
    box *root = build(x, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += pull(root, x[i]) * x[i];
    discard(root);
    return s;
}

typedef struct {
    double a, fa, m, fm, b, fb, whole;
} panel;

static double curve(double t) { return exp(-t * t) * cos(3 * t) + 1 / (1 + t); }

static panel panel_on(double a, double fa, double b, double fb) {
    panel p = {a, fa, 0.5 * (a + b), 0, b, fb, 0};
    p.fm = curve(p.m);
    p.whole = (b - a) / 6 * (fa + 4 * p.fm + fb);
    return p;
}

static double refine(panel p, double tolerance, int depth) {
    panel left = panel_on(p.a, p.fa, p.m, p.fm), right = panel_on(p.m, p.fm, p.b, p.fb);
    double delta = left.whole + right.whole - p.whole;
    if (depth <= 0 || fabs(delta) <= 15 * tolerance) return left.whole + right.whole + delta / 15;
    return refine(left, tolerance / 2, depth - 1) + refine(right, tolerance / 2, depth - 1);
}

double integrate(double a, double b) { return refine(panel_on(a, curve(a), b, curve(b)), 1e-6, 8); }
