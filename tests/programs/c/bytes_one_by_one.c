// Texts and numbers that loops move one byte at a time: into structs of numbers, between structs, within one array.
// differentiate: with_status(x, n)  at: x = -1 0.5, n = 2
// differentiate: with_symbols(x, n)  at: x = 1 2 3, n = 2
// differentiate: backwards(x, n)  at: x = 1 2 3, n = 3
// differentiate: forwards(x, n)  at: x = 1 2 3, n = 3
#include <stdlib.h>
typedef struct {
    long steps;
    char status[32];
    long code;
    double objective;
} report;

static void copy_text(char to[], const char from[]) {
    int i = 0;
    while (1) {
        to[i] = from[i];
        if (to[i] == '\0') break;
        i++;
    }
}
static __attribute__((noinline)) void say(report *r, long code) {
    r->code = code;
    copy_text(r->status, "solved");
}
double with_status(double *x, int n) {
    report *r = malloc(sizeof *r);
    r->objective = x[0] * x[1] + x[n - 2] * x[0];
    say(r, r->objective > 100 ? 1 : -10);
    double found = r->code == 1 ? 0 : r->objective * (r->status[1] == 'o');
    free(r);
    return found;
}

typedef struct {
    double *at;
    char (*symbols)[7];
} exact;
typedef struct {
    int n;
    double shift[3];
    char (*symbols)[7];
} dataset;
static __attribute__((noinline)) exact *found(double *x, int n) {
    exact *e = malloc(sizeof *e);
    e->at = malloc(3 * sizeof *e->at);
    e->symbols = malloc(n * sizeof *e->symbols);
    for (int i = 0; i < 3; i++) e->at[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 7; j++) e->symbols[i][j] = "m-3m  "[j];
    return e;
}
static __attribute__((noinline)) int take(dataset *d, exact *e) {
    d->symbols = malloc(d->n * sizeof *d->symbols);
    for (int i = 0; i < d->n; i++)
        for (int j = 0; j < 7; j++) d->symbols[i][j] = e->symbols[i][j];
    for (int i = 0; i < 3; i++) d->shift[i] = e->at[i];
    return 1;
}
double with_symbols(double *x, int n) {
    dataset *d = malloc(sizeof *d);
    d->n = n;
    exact *e = found(x, n);
    if (!take(d, e)) return 0;
    double r = d->shift[0] * d->shift[1] + d->shift[2] + (d->symbols[1][1] == '-');
    free(d->symbols), free(d), free(e->at), free(e->symbols), free(e);
    return r;
}

static void move_down(char *from, char *to, int bytes) {
    char *f = from + bytes - 1, *t = to + bytes - 1;
    for (; t >= to; --f, --t) *t = *f;
}
static void move_up(char *from, char *to, int bytes) {
    for (char *end = from + bytes; from < end; ++from, ++to) *to = *from;
}
double backwards(double *x, int n) {
    double *room = malloc(2 * n * sizeof *room), r = 0;
    for (int i = 0; i < n; i++) room[i] = x[i] * x[i];
    move_down((char *)room, (char *)(room + 1), n * sizeof *room);
    for (int i = 0; i < n; i++) r += (i + 1) * room[1 + i] * x[i];
    free(room);
    return r;
}
double forwards(double *x, int n) {
    double *room = malloc(2 * n * sizeof *room), r = 0;
    for (int i = 0; i < n; i++) room[i + 1] = x[i] * x[i];
    move_up((char *)(room + 1), (char *)room, n * sizeof *room);
    for (int i = 0; i < n; i++) r += (i + 1) * room[i] * x[i];
    free(room);
    return r;
}
