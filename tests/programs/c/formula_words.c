// Formulas that are parsed into nodes, whose words are constants, indices and addresses.
// differentiate: formula(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>

typedef struct Expr Expr;
struct Expr {
    long tag;
    union {
        double number;
        long var;
        Expr *a;
    };
    Expr *b;
};

static void parse(const char **t, Expr *out) {
    Expr e, a, b;
    char c = *(*t)++;
    if (c == '*') {
        parse(t, &a), parse(t, &b);
        e.tag = 2, e.a = malloc(sizeof e), *e.a = a, e.b = malloc(sizeof e), *e.b = b;
    } else if (c == 'h') e.tag = 0, e.number = 0.5;
    else e.tag = 1, e.var = c - 'x';
    *out = e;
}

static double eval(const Expr *e, const double *x) {
    return e->tag == 0 ? e->number : e->tag == 1 ? x[e->var] : eval(e->a, x) * eval(e->b, x);
}

double formula(const double *x, int n) {
    const char *t = "*hx";
    Expr e;
    parse(&t, &e);
    return eval(&e, x) * n;
}
