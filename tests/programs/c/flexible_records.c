// Polynomials with a count and a name before a flexible array: loops from the second element on say nothing of these.
// differentiate: slope(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>
#include <string.h>

typedef struct {
    int degree;
    char name[12];
    double c[];
} poly;

static poly *made(int degree, const char *name) {
    poly *p = malloc(sizeof *p + (degree + 1) * sizeof(double));
    p->degree = degree;
    strcpy(p->name, name);
    for (int i = 0; i <= degree; i++) p->c[i] = 0;
    return p;
}

static void drop(poly *p) { free(p); }

static poly *shifted(const poly *a, double root) {
    poly *p = made(a->degree + 1, "prod");
    for (int i = 0; i <= a->degree; i++) p->c[i + 1] += a->c[i], p->c[i] -= root * a->c[i];
    return p;
}

static poly *derived(const poly *a) {
    poly *p = made(a->degree - 1, "diff");
    for (int i = 1; i <= a->degree; i++) p->c[i - 1] = i * a->c[i];
    return p;
}

double slope(const double *x, int n) {
    poly *p = made(0, "one");
    p->c[0] = 1;
    for (int i = 0; i < n; i++) {
        poly *q = shifted(p, x[i]);
        drop(p);
        p = q;
    }
    poly *d = derived(p);
    double result = d->c[0] * strlen(d->name);
    drop(d), drop(p);
    return result;
}
