// Copies of structs with a union: of numbers alone, and of a number and an address, told apart by the tag alone.
// differentiate: numbers_only(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: copied(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: returned(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: stacked(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: sorted(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: in_a_table(x, n)  at: x = 0.5 1.5 -0.3 0.7, n = 4
// differentiate: in_parts(x, f, n)  at: x = 1.3 0.7, f = 2.5 0.5 1.2, n = 2
#include <stdlib.h>
#include <string.h>

#define KEPT __attribute__((noinline)) static

typedef struct {
    int kind;
    union {
        double real;
        struct {
            double re, im;
        } complex;
        float narrow;
    } as;
} number;

KEPT number add(number a, number b) {
    if (a.kind == 1) {
        a.as.real += b.as.real;
        return a;
    }
    a.as.complex.re += b.as.complex.re;
    a.as.complex.im *= b.as.complex.im;
    return a;
}

double numbers_only(const double *x, int n) {
    number a = {1}, b = {2};
    a.as.real = x[0];
    b.as.complex.re = x[1];
    b.as.complex.im = x[2];
    number s[4] = {a, b, a, b};
    for (int i = 0; i < n; i++) {
        s[i % 2] = add(s[i % 2], s[2 + i % 2]);
        s[i % 2] = add(s[i % 2], s[i % 2]);
    }
    return s[0].as.real * s[1].as.complex.re * s[1].as.complex.im;
}

typedef struct {
    int kind;
    union {
        double real;
        struct {
            double *data;
            int count;
        } vector;
    } as;
} value;

KEPT value real(double d) {
    value v = {.kind = 1};
    v.as.real = d;
    return v;
}

KEPT value vector(const double *x, int n) {
    value v = {.kind = 2};
    v.as.vector.data = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) v.as.vector.data[i] = x[i] * x[0];
    v.as.vector.count = n;
    return v;
}

KEPT double total(value v) {
    if (v.kind == 1) return v.as.real;
    double s = 0;
    for (int i = 0; i < v.as.vector.count; i++) s += v.as.vector.data[i];
    return s;
}

double copied(const double *x, int n) {
    value all[8];
    for (int i = 0; i < n; i++) {
        value v;
        v.kind = i % 2 ? 2 : 1;
        if (v.kind == 1)
            v.as.real = x[i] * x[i];
        else {
            v.as.vector.data = malloc(sizeof(double));
            v.as.vector.count = 1;
            *v.as.vector.data = x[i];
        }
        all[i] = v;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += total(all[i]) * (i + 1);
    free(all[1].as.vector.data);
    return s;
}

double returned(const double *x, int n) {
    value a = real(x[0] * x[1]), b = vector(x, n);
    double s = total(a) * total(b);
    free(b.as.vector.data);
    return s;
}

double stacked(const double *x, int n) {
    value stack[8];
    int top = 0;
    for (int i = 0; i < n; i++) {
        stack[top++] = real(x[i]);
        if (top == 2) {
            value a = stack[--top], b = stack[--top];
            stack[top++] = real(a.as.real * b.as.real + i);
        }
    }
    return total(stack[0]);
}

double sorted(const double *x, int n) {
    value v[4];
    for (int i = 0; i < n; i++) v[i] = real(x[i] * x[i]);
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && v[j].as.real < v[j - 1].as.real; j--) {
            value t = v[j];
            v[j] = v[j - 1];
            v[j - 1] = t;
        }
    double s = 0;
    for (int i = 0; i < n; i++) s += total(v[i]) * i;
    return s;
}

typedef struct { int tag; union { double number; void *address; } word; } entry;
static entry table[16];
static int used;
static void push(entry e) { table[used++] = e; }
static entry pop(void) { return table[--used]; }
double in_a_table(const double *x, int n) {
    used = 0;
    for (int i = 0; i < n; i++) {
        entry e = {.tag = i == 1};
        if (e.tag) e.word.address = (void *)(x + 2);
        else e.word.number = x[i] * 2;
        push(e);
    }
    double s = 0;
    while (used) {
        entry e = pop();
        s = 0.5 * s + (e.tag ? *(const double *)e.word.address : e.word.number * e.word.number);
    }
    return s;
}

typedef union {
    double whole;
    struct { float low, high; } parts;
} both;

/* No bits tell the adjoint of a double from those of two floats; they move without a look. */
typedef struct {
    int kind;
    both v;
} cell;

double in_parts(const double *x, const float *f, int n) {
    cell *c = calloc(2 * n, sizeof *c), *e = malloc(2 * n * sizeof *e);
    for (int i = 0; i < n; i++) {
        c[2 * i].kind = 1;
        c[2 * i].v.whole = x[i] * x[i];
        c[2 * i + 1].kind = 2;
        c[2 * i + 1].v.parts.low = f[i];
        c[2 * i + 1].v.parts.high = f[i + 1] * f[i];
    }
    memcpy(e, c, 2 * n * sizeof *c);
    memmove(c, c + 1, (2 * n - 1) * sizeof *c);
    double s = c->v.parts.low;
    for (int i = 0; i < 2 * n; i++) {
        cell *p = e + i;
        s += p->kind == 1 ? p->v.whole * s * 0.1 : p->v.parts.low * p->v.parts.high;
    }
    free(c);
    free(e);
    return s;
}
