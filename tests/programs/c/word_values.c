// Values whose word is a number, an address or an integer, as a tag says: copied whole, used again as something else,
// moved to other places, kept in a list, on an interpreter's stack, in an array that grows.
// differentiate: reused(x, n)  at: x = 0.5 0.6 0.4 0.8, n = 4
// differentiate: cells(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
// differentiate: interpreted(x, n)  at: x = 0.7 1.3 0.4, n = 3
// differentiate: nested(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
// differentiate: records(x, n)  at: x = 0.7 1.3 0.4, n = 3
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KEPT __attribute__((noinline)) static

typedef struct { int kind; union { double d; double *p; long i; } u; } cell;
KEPT void put_number(cell *c, double d) { c->kind = 0; c->u.d = d; }
KEPT void put_address(cell *c, double *p) { c->kind = 1; c->u.p = p; }
KEPT void put_count(cell *c, long i) { c->kind = 2; c->u.i = i; }
KEPT double get(const cell *c) { return c->kind == 0 ? c->u.d : c->kind == 1 ? *c->u.p * 2 : (double)c->u.i; }
KEPT void copy(cell *to, const cell *from) { *to = *from; }
KEPT void swap(cell *a, cell *b) { cell t = *a; *a = *b; *b = t; }
double reused(const double *x, int n) {
    double boxed[4];
    for (int i = 0; i < n; i++) boxed[i] = x[i] * x[i];
    cell a, b, c;
    double s = 0;
    for (int i = 0; i < n; i++) {
        put_address(&a, &boxed[i]);
        copy(&b, &a);
        s += get(&b) * x[0];
        put_number(&a, x[i] * s);
        copy(&c, &a);
        s += get(&c);
        put_count(&b, 3 + i);
        swap(&a, &b);
        s += get(&a) * get(&b);
        swap(&b, &c);
        s += sin(get(&b)) + get(&c);
    }
    return s;
}
typedef struct list { cell c; struct list *next; } list;
double cells(const double *x, int n) {
    list *head = NULL;
    for (int i = 0; i < n; i++) {
        list *l = malloc(sizeof *l);
        if (i % 3 == 0) put_number(&l->c, x[i] * x[0]);
        else if (i % 3 == 1) put_address(&l->c, (double *)&x[i]);
        else put_count(&l->c, i);
        l->next = head;
        head = l;
    }
    cell flat[4];
    int k = 0;
    double s = 1;
    for (list *l = head; l; l = l->next) { flat[k++] = l->c; }
    for (int i = 0; i < k; i++) s = s * 0.7 + get(&flat[i]) * x[i];
    while (head) { list *l = head->next; free(head); head = l; }
    return s;
}

typedef struct { enum { NIL, COUNT, NUMBER, TEXT } type; union { long i; double d; const char *s; } as; } value;
enum { PUSH, LOAD, ADD, MUL, SIN, TWICE, SWAP, AGAIN, LENGTH, HALT };
typedef struct { value stack[32]; int top; value constants[4]; } machine;
static value number(double d) { value v; v.type = NUMBER; v.as.d = d; return v; }
static value count(long i) { value v; v.type = COUNT; v.as.i = i; return v; }
static value text(const char *s) { value v; v.type = TEXT; v.as.s = s; return v; }
static void push(machine *m, value v) { if (m->top == 32) abort(); m->stack[m->top++] = v; }
static value pop(machine *m) { if (!m->top) abort(); return m->stack[--m->top]; }
static double as_number(value v) { return v.type == COUNT ? (double)v.as.i : v.type == NUMBER ? v.as.d : 0; }
static int execute(machine *m, const unsigned char *code, const double *x) {
    int turns = 3;
    value a, b;
    for (int at = 0;;) switch (code[at++]) {
        case PUSH: push(m, m->constants[code[at++]]); break;
        case LOAD: push(m, number(x[code[at++]])); break;
        case ADD: b = pop(m), a = pop(m), push(m, number(as_number(a) + as_number(b))); break;
        case MUL: b = pop(m), a = pop(m), push(m, number(as_number(a) * as_number(b))); break;
        case SIN: push(m, number(sin(as_number(pop(m))))); break;
        case TWICE: a = pop(m), push(m, a), push(m, a); break;
        case SWAP: b = pop(m), a = pop(m), push(m, b), push(m, a); break;
        case LENGTH: a = pop(m), push(m, count(a.type == TEXT ? strlen(a.as.s) : 0)); break;
        case AGAIN: if (--turns > 0) at = code[at]; else at++; break;
        case HALT: return 0;
        default: return 1;
    }
}
double interpreted(const double *x, int n) {
    machine m = {.constants = {count(2), number(0.5), text("text")}};
    static const unsigned char code[] = {LOAD, 0, LOAD, 1, MUL, PUSH, 0, ADD, SIN, TWICE, LOAD, 2, MUL, ADD, PUSH, 2,
                                         LENGTH, MUL, AGAIN, 8, PUSH, 1, SWAP, MUL, HALT};
    return execute(&m, code, x) ? -1 : as_number(pop(&m));
}

typedef struct item item;
struct item { enum { FLAG, REAL, NAME, ARRAY } type; union { int flag; double real; char *name; struct { item *all; int used, room; } array; } u; };
static item real(double d) { item v = {REAL}; v.u.real = d; return v; }
static item name(const char *s) { item v = {NAME}; v.u.name = malloc(strlen(s) + 1); strcpy(v.u.name, s); return v; }
static void append(item *a, item v) {
    if (a->u.array.used == a->u.array.room) {
        a->u.array.room = a->u.array.room ? 2 * a->u.array.room : 2;
        a->u.array.all = realloc(a->u.array.all, a->u.array.room * sizeof(item));
    }
    a->u.array.all[a->u.array.used++] = v;
}
static double total(const item *v) {
    double s = 0;
    switch (v->type) {
        case FLAG: return v->u.flag;
        case REAL: return v->u.real * v->u.real;
        case NAME: return strlen(v->u.name);
        default: for (int i = 0; i < v->u.array.used; i++) s += (i + 1) * total(&v->u.array.all[i]);
    }
    return s;
}
static void discard(item *v) {
    if (v->type == NAME) free(v->u.name);
    if (v->type == ARRAY) {
        for (int i = 0; i < v->u.array.used; i++) discard(&v->u.array.all[i]);
        free(v->u.array.all);
    }
}
double nested(const double *x, int n) {
    item all = {ARRAY};
    for (int i = 0; i < n; i++) {
        item inner = {ARRAY};
        append(&inner, real(x[i]));
        append(&inner, name("abc"));
        append(&inner, real(x[i] * x[0]));
        append(&all, inner);
    }
    double s = total(&all);
    discard(&all);
    return s;
}

typedef struct { char name[16]; enum { INT, FLOAT, DOUBLE } type; union { int i; float f; double d; } v; } field;
typedef struct { field fields[8]; int used; } record;
static field *add(record *r, const char *name) { field *f = &r->fields[r->used++]; strncpy(f->name, name, 15); f->name[15] = 0; return f; }
static double find(const record *r, const char *name) {
    for (int i = 0; i < r->used; i++) {
        const field *f = &r->fields[i];
        if (!strcmp(f->name, name)) return f->type == INT ? f->v.i : f->type == FLOAT ? f->v.f : f->v.d;
    }
    return 0;
}
KEPT record merged(record a, const record *b) { for (int i = 0; i < b->used; i++) a.fields[a.used++] = b->fields[i]; return a; }
double records(const double *x, int n) {
    record a = {.used = 0}, b = {.used = 0};
    field f = {"mass", DOUBLE, {.d = x[0]}};
    a.fields[a.used++] = f;
    field *g = add(&a, "steps");
    g->type = INT, g->v.i = n;
    g = add(&b, "charge");
    g->type = DOUBLE, g->v.d = x[1] * x[2];
    record c = merged(a, &b);
    return find(&c, "mass") * find(&c, "charge") + exp(find(&c, "mass")) * find(&c, "steps");
}
