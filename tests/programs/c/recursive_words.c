// Tagged unions passed by value through recursion: functions that call each other, and one that calls itself.
// differentiate: summed(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
// differentiate: doubled(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
#include <stdlib.h>

typedef struct V V;
typedef struct { int tag; union { double num; V *pair; long count; } u; } T;
struct V { T l, r; };
static double sum(T t); static double prod(T t);
__attribute__((noinline)) static double sum(T t) {
    if (t.tag == 0) return t.u.num;
    if (t.tag == 1) return prod(t.u.pair->l) + prod(t.u.pair->r);
    return t.u.count;
}
__attribute__((noinline)) static double prod(T t) {
    if (t.tag == 0) return t.u.num * t.u.num;
    if (t.tag == 1) return sum(t.u.pair->l) * sum(t.u.pair->r);
    return t.u.count;
}
static T num(double x) { T t; t.tag = 0; t.u.num = x; return t; }
static T cnt(long x) { T t; t.tag = 2; t.u.count = x; return t; }
static T cons(T a, T b) { T t; t.tag = 1; t.u.pair = malloc(sizeof(V)); t.u.pair->l = a; t.u.pair->r = b; return t; }
double summed(double *x, int n) {
    T t = num(x[0]);
    for (int i = 1; i < n; i++) t = cons(i % 2 ? t : cons(num(x[i] * x[0]), cnt(i)), cons(t, num(x[i])));
    return sum(t) * 1e-1;
}
__attribute__((noinline)) static T twice(T t) {
    if (t.tag == 0) return num(2 * t.u.num * t.u.num);
    if (t.tag == 2) return t;
    T a = twice(t.u.pair->l);
    T b = twice(t.u.pair->r);
    return cons(a, b);
}
double doubled(double *x, int n) {
    T t = num(x[0]);
    for (int i = 1; i < n; i++) t = cons(t, cons(num(x[i]), cnt(i)));
    return sum(twice(t));
}
