// An evaluator of lists whose values are numbers, symbols, functions and lists, passed by value; a queue of words that
// LLVM moves as doubles.
// differentiate: interp(x, n)  at: x = 0.5 1.2 0.7 0.9, n = 4
// differentiate: messages(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4 2.1, n = 6
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

typedef struct cell cell;
typedef struct { enum { NUM, SYM, CONS, FN, NIL } t; union { double n; int s; cell *c; double (*f)(double, double); } v; } obj;
struct cell { obj car, cdr; };
typedef struct env { int s; obj v; struct env *up; } env;
static obj num(double d) { return (obj){NUM, {.n = d}}; }
static obj sym(int s) { return (obj){SYM, {.s = s}}; }
static obj nil(void) { return (obj){NIL, {.s = 0}}; }
static obj cons(obj a, obj b) { cell *c = malloc(sizeof *c); c->car = a; c->cdr = b; return (obj){CONS, {.c = c}}; }
static double plus(double a, double b) { return a + b; }
static double times(double a, double b) { return a * b; }
static obj fn(double (*f)(double, double)) { return (obj){FN, {.f = f}}; }
static obj lookup(env *e, int s) { for (; e; e = e->up) if (e->s == s) return e->v; return nil(); }
static obj eval(obj o, env *e) {
    switch (o.t) {
    case SYM: return lookup(e, o.v.s);
    case CONS: {
        obj f = eval(o.v.c->car, e);
        obj rest = o.v.c->cdr;
        obj acc = eval(rest.v.c->car, e);
        for (rest = rest.v.c->cdr; rest.t == CONS; rest = rest.v.c->cdr) {
            obj b = eval(rest.v.c->car, e);
            acc = num(f.v.f(acc.v.n, b.v.n));
        }
        return acc;
    }
    default: return o;
    }
}
static obj list3(obj a, obj b, obj c) { return cons(a, cons(b, cons(c, nil()))); }
double interp(double *x, int n) {
    env e1 = {1, num(x[0]), 0}, e2 = {2, num(x[1] * x[2]), &e1};
    obj p = fn(plus), t = fn(times);
    obj ex = list3(t, list3(p, sym(1), sym(2)), list3(p, num(x[3]), list3(t, sym(2), sym(2))));
    obj r = eval(ex, &e2);
    return r.v.n * n;
}

typedef union { double d; long l; char t[16]; } payload;
typedef struct { short tag; bool urgent; payload body; } msg;
static msg queue[16]; static int head_, tail_;
static void push(msg m) { queue[tail_++ % 16] = m; }
static msg pop(void) { return queue[head_++ % 16]; }
double messages(double *x, int n) {
    head_ = tail_ = 0;
    for (int i = 0; i < n; i++) { msg m = {.tag = i % 3, .urgent = i & 1}; if (i % 3 == 2) m.body.l = i; else m.body.d = x[i] * (i + 1); push(m); }
    double s = 1;
    while (head_ < tail_) { msg m = pop(); if (m.tag == 2) s += m.body.l; else s *= m.urgent ? sin(m.body.d) : m.body.d; }
    return s;
}
