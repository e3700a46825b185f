// Tagged unions of a number and an integer that functions take and return by value, chosen among and kept.
// differentiate: kept(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
// differentiate: folded(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
// differentiate: largest(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
#include <stdlib.h>

typedef struct {
    enum { NONE, WHOLE, REAL } kind;
    union {
        long whole;
        double real;
    } as;
} value;

__attribute__((noinline)) static value whole(long n) {
    value v = {WHOLE};
    v.as.whole = n;
    return v;
}

__attribute__((noinline)) static value real(double x) {
    value v = {REAL};
    v.as.real = x;
    return v;
}

static double number(value v) {
    switch (v.kind) {
    case WHOLE: return (double)v.as.whole;
    case REAL: return v.as.real;
    default: return 0;
    }
}

static value made(const double *x, int i) {
    if (i % 3 == 2) return (value){NONE};
    return i % 3 == 0 ? real(x[i] * x[i]) : whole(i * 7);
}

double kept(const double *x, int n) {
    value v[8];
    for (int i = 0; i < n; i++) v[i] = i % 3 == 0 ? real(x[i] * x[i]) : i % 3 == 1 ? whole(i * 7) : real(x[i - 1]);
    double s = 0;
    for (int i = 0; i < n; i++) s += number(v[i]) * (i + x[0]);
    return s;
}

__attribute__((noinline)) static value plus(value a, value b) {
    if (a.kind == WHOLE && b.kind == WHOLE) return whole(a.as.whole + b.as.whole);
    return real(number(a) + number(b));
}

double folded(const double *x, int n) {
    value total = whole(1);
    for (int i = 0; i < n; i++) total = plus(total, made(x, i));
    return number(total) * number(total);
}

__attribute__((noinline)) static value larger(value a, value b) { return number(a) > number(b) ? a : b; }

double largest(const double *x, int n) {
    value found = made(x, 0);
    for (int i = 1; i < n; i++) found = larger(found, i % 2 ? real(x[i] * x[0]) : whole(i));
    return number(found) * x[1];
}
