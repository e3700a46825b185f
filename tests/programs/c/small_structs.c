// Structs in registers and by address: coerced pairs, mixed floats and integers, arrays inside, many arguments.
// differentiate: pairs(a, b)  at: a = 1.3, b = 0.7
// differentiate: narrow(a, b)  at: a = 1.3, b = 0.7
// tolerance: 5e-3
// roundoff: 2e-5
// differentiate: mixed(a, b)  at: a = 1.3, b = 0.7
// differentiate: large(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: many(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// tolerance: 5e-3
// roundoff: 2e-5
// differentiate: modified(a, b)  at: a = 1.3, b = 0.7
// tolerance: 5e-3
// roundoff: 2e-5
// differentiate: counted(a, b)  at: a = 1.3, b = 0.7
#include <math.h>
#include <stdbool.h>

#define KEPT __attribute__((noinline)) static

typedef struct { double re, im; } pair;
typedef struct { float x, y; } narrow_pair;
typedef struct { float x, y, z; } triple;
typedef struct { double value; int steps; } counted_value;
typedef struct { int kind; double value; bool set; } tagged;
typedef struct { double v[5]; int used; double total; } large_value;
typedef struct { pair p; float f; char name[3]; } nested;

KEPT pair product(pair a, pair b) { return (pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }

double pairs(double a, double b) {
    pair z = {a, b * b}, w = {1, 0.3};
    for (int i = 0; i < 4; i++) w = product(w, i % 2 ? z : (pair){z.im, z.re});
    return w.re * w.im;
}

KEPT narrow_pair turn(narrow_pair p, float by) { return (narrow_pair){p.x * cosf(by) - p.y, p.y * by + p.x}; }
KEPT triple lift(narrow_pair p) { return (triple){p.x, p.y, p.x * p.y}; }

double narrow(double a, double b) {
    narrow_pair p = {(float)a, (float)b};
    for (int i = 0; i < 3; i++) p = turn(p, 0.5f * p.x);
    triple t = lift(p);
    return t.x + t.y * t.z;
}

KEPT counted_value newton(double a, double from) {
    counted_value r = {from, 0};
    while (fabs(r.value * r.value - a) > 1e-12 && r.steps < 20) {
        r.value = 0.5 * (r.value + a / r.value);
        r.steps++;
    }
    return r;
}

KEPT tagged combine(tagged a, counted_value b) {
    if (!a.set) return (tagged){b.steps, b.value, true};
    a.value = a.value * b.value + a.kind;
    a.kind += b.steps;
    return a;
}

double mixed(double a, double b) {
    tagged t = {0, 0, false};
    for (int i = 0; i < 3; i++) t = combine(t, newton(a + i * b, 1));
    return t.value;
}

KEPT large_value append(large_value l, double v) {
    l.v[l.used++] = v;
    l.total += v * v;
    return l;
}

double large(const double *x, int n) {
    large_value l = {.used = 0, .total = 1}, first;
    for (int i = 0; i < n; i++) {
        l = append(l, x[i] * l.total);
        if (i == 1) first = l;
    }
    double s = l.total * first.total;
    for (int i = 0; i < l.used; i++) s += l.v[i];
    return s;
}

KEPT double weigh(double a, float b, double c, int d, double e, double f, long g, double h, double i, double j, double k,
                  const double *l, pair m) {
    return a * b + c * d + e * f * g + h * i + j * k + *l * m.re - m.im;
}

double many(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++)
        s += weigh(x[i], (float)x[0], s, i, x[1], x[2], 3L, x[3], s, x[i], 2, &x[(i + 1) % n], (pair){s, x[i]});
    return s;
}

KEPT double consumed(nested n) {
    n.p.re *= n.f;
    n.p = product(n.p, n.p);
    n.f += (float)n.p.im;
    return n.p.re + n.f * n.name[0] * 0.01;
}

double modified(double a, double b) {
    nested n = {{a, b}, (float)(a * b), "x"};
    return consumed(n) * consumed(n) + n.p.re;
}

KEPT counted_value halve(counted_value c) {
    if (c.value < 0.1 || c.steps > 50) return c;
    return halve((counted_value){c.value * 0.5 * c.value + 0.01, c.steps + 1});
}

double counted(double a, double b) { return halve((counted_value){a * 0.9, 0}).value * halve((counted_value){b, 3}).steps + a; }
