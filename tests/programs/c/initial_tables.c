// Tables, records and lists that globals start with: their shadows lead to shadows.
// differentiate: rule(a, n)         at: a = 0.7, n = 4
// differentiate: made_rule(a, n)    at: a = 0.7, n = 7
// differentiate: by_function(a, n)  at: a = 0.7, n = 4
// differentiate: made_function(a, n)  at: a = 0.7, n = 7
// differentiate: nested(x, k)       at: x = 0.7 1.1 0.4, k = 1
// differentiate: along(x, w)        at: x = 0.3 0.9 1.4, w = 0.5
// differentiate: relinked(x, w)     at: x = 0.3 0.9 1.4, w = 0.5
// differentiate: to_the_end(x, w)   at: x = 0.3 0.9 1.4, w = 0.5
// differentiate: named(x, k)        at: x = 0.3 0.9 1.4, k = 2
#include <math.h>
#include <stdlib.h>
#include <string.h>

// What is found in a table or made.
typedef struct { size_t n; double *x, *w; int known; } table;
static double x2[1] = {0.577}, w2[1] = {1}, x4[2] = {0.34, 0.86}, w4[2] = {0.65, 0.35};
static table tables[] = {{2, x2, w2, 1}, {4, x4, w4, 1}};

__attribute__((noinline)) static void made(int n, double *x, double *w) {
    for (int i = 0; i < (n + 1) / 2; i++) x[i] = cos(i + 0.5), w[i] = 1.0 / (1 + i);
}
static table *find(size_t n) {
    size_t m = (n + 1) >> 1;
    for (int i = 0; i < 2; i++)
        if (n == tables[i].n) return &tables[i];
    table *t = malloc(sizeof *t);
    double *x = malloc(m * sizeof(double)), *w = malloc(m * sizeof(double));
    made(n, x, w);
    t->n = n, t->x = x, t->w = w, t->known = 0;
    return t;
}
static double sum(const table *t, double (*f)(double, double), double a) {
    double r = 0;
    for (size_t i = 0; i < (t->n + 1) / 2; i++) r += t->w[i] * (f(a, t->x[i]) + f(-a, t->x[i]) * a);
    return r;
}
static void forget(table *t) {
    if (!t->known) free(t->x), free(t->w), free(t);
}
double rule(double a, int n) {
    table *t = find(n);
    double r = 0;
    for (size_t i = 0; i < (t->n + 1) / 2; i++) r += t->w[i] * (exp(a * t->x[i]) + exp(-a * t->x[i]) * a * t->x[i]);
    forget(t);
    return r;
}
double made_rule(double a, int n) { return rule(a, n); }

static double grown(double a, double x) { return exp(a * x); }
static double waved(double a, double x) { return sin(a * x) + a; }
static double (*volatile which)(double, double) = waved;
double by_function(double a, int n) {
    table *t = find(n);
    double r = sum(t, n > 100 ? grown : which, a);
    forget(t);
    return r;
}
double made_function(double a, int n) { return by_function(a, n); }

// Tables of tables, with constants, functions and names among the entries, and room that is written.
typedef struct { const char *name; double (*f)(double, double); const double *rates; double *room; } entry;
typedef struct { int count; entry *entries; double scale; } group;
static const double slow[] = {0.5, 0.25, 0.125}, fast[] = {2, 3, 4};
static double room[3], shared_room[6];
static entry first[] = {{"slow", grown, slow, room}}, second[] = {{"fast", waved, fast, shared_room + 1}, {"slow", grown, slow, room}};
static group groups[2] = {{1, first, 1.5}, {2, second, 0.75}};
__attribute__((noinline)) static void fill(entry *e, const double *x, double scale) {
    for (int i = 0; i < 3; i++) e->room[i] = scale * e->f(x[i], e->rates[i]);
}
__attribute__((noinline)) static double total(const group *g) {
    double s = 0;
    for (int k = 0; k < g->count; k++)
        for (int i = 0; i < 3; i++) s += g->entries[k].room[i] * g->entries[k].room[2 - i] * g->entries[k].rates[i];
    return s;
}
double nested(const double *x, int k) {
    group *g = &groups[k];
    for (int e = 0; e < g->count; e++) fill(&g->entries[e], x, g->scale);
    return total(g) + shared_room[1] * room[0];
}

// A list of static nodes, first as it starts and then with other values.
typedef struct node { double value; struct node *next; } node;
static node c = {1, NULL}, b = {2, &c}, a = {3, &b}, *head = &a;
__attribute__((noinline)) static void put(const double *x) {
    for (node *n = head; n; n = n->next) n->value *= *x++;
}
static void restore(void) { a.value = 3, b.value = 2, c.value = 1; }
__attribute__((noinline)) static double follow(double w) {
    double s = 0;
    for (node *n = head; n; n = n->next) s = s * w + n->value * n->value;
    return s;
}
double along(const double *x, double w) {
    restore();
    put(x);
    return follow(w);
}
double relinked(const double *x, double w) {
    restore();
    a.next = &c, c.next = &b, b.next = NULL;
    put(x);
    double s = follow(w);
    a.next = &b, b.next = &c, c.next = NULL;
    return s;
}

// From the start to behind the end.
static double values[3];
static struct { double *begin, *end; } range = {values, values + 3};
__attribute__((noinline)) static void set(const double *x) {
    for (double *p = range.begin; p != range.end; p++) *p = *x * *x, x++;
}
double to_the_end(const double *x, double w) {
    set(x);
    double s = 0;
    for (double *p = range.begin; p < range.end; p++) s = s * w + sin(*p);
    return s;
}

// What is found by its name, and kept in a record that the program works with.
typedef struct { const char *name; const double *rates; double last; } kind;
static kind kinds[] = {{"none", NULL, 0}, {"slow", slow, 0}, {"fast", fast, 0}};
__attribute__((noinline)) static kind *kind_of(const char *name) {
    for (int i = 0; i < 3; i++)
        if (!strcmp(kinds[i].name, name)) return &kinds[i];
    return NULL;
}
double named(const double *x, int k) {
    kind *found = kind_of(k == 2 ? "fast" : "slow");
    found->last = 0;
    for (int i = 0; i < 3; i++) found->last += found->rates[i] * x[i] * x[i];
    return found->last * kinds[k].last;
}
