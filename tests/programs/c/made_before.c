// Work space and models that an earlier call has made, behind pointers in globals: rows of matrices, layers of a net,
// two buffers that change places, records that lead to each other and into other blocks.
// differentiate: in_work(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: by_rows(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: in_model(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: swapped(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: grown(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: in_columns(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: in_ring(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: of_context(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: with_floats(x, n)  at: x = 1.2 0.4 2.3, n = 3  tolerance: 5e-3  roundoff: 2e-5
// differentiate: mapped(x, n)  at: x = 1.2 0.4 2.3, n = 3  expect: stops: was set before what is differentiated
// differentiate: remembered(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: kept(x, n)  at: x = 1.2 0.4 2.3, n = 3  expect: stops: keeps from an earlier call
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define NOINLINE __attribute__((noinline))

static double *work;
NOINLINE static void squares(const double *x, int n, double *to) {
    for (int i = 0; i < n; i++) to[i] = x[i] * x[i];
}
static double around(const double *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * v[(i + 1) % n];
    return s;
}
double in_work(const double *x, int n) {
    if (!work) work = malloc(8 * sizeof *work);
    squares(x, n, work);
    return around(work, n);
}

static double **rows;
NOINLINE static double **matrix(int n) {
    double **r = malloc(n * sizeof *r);
    for (int i = 0; i < n; i++) r[i] = calloc(n, sizeof **r);
    return r;
}
NOINLINE static void outer(const double *x, int n, double **to) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) to[i][j] = x[i] * sin(x[j]);
}
double by_rows(const double *x, int n) {
    if (!rows) rows = matrix(n);
    outer(x, n, rows);
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += rows[i][j] * rows[j][i];
    return s;
}

// ---- constants and what varies in one record
struct layer {
    int size;
    const char *name;
    double *weights, *output;
    struct layer *next;
};
static struct layer *model;
static struct layer *new_layer(int n, struct layer *next) {
    struct layer *l = malloc(sizeof *l);
    *l = (struct layer){n, "layer", malloc(n * n * sizeof(double)), malloc(n * sizeof(double)), next};
    for (int i = 0; i < n * n; i++) l->weights[i] = cos(i);
    return l;
}
double in_model(const double *x, int n) {
    if (!model) model = new_layer(n, new_layer(n, new_layer(n, 0)));
    const double *in = x;
    for (struct layer *l = model; l; l = l->next) {
        for (int i = 0; i < n; i++) {
            double t = strlen(l->name);
            for (int j = 0; j < n; j++) t += l->weights[i * n + j] * in[j];
            l->output[i] = tanh(t / 8);
        }
        in = l->output;
    }
    return in[0] + in[n - 1] * in[0];
}

// ---- which buffer is which changes from step to step
static double *now, *then;
NOINLINE static void step(const double *x, int n) {
    for (int i = 0; i < n; i++) then[i] = now[i] * x[i] + now[(i + 1) % n];
    double *last = now;
    now = then;
    then = last;
}
double swapped(const double *x, int n) {
    if (!now) now = malloc(n * sizeof *now), then = malloc(n * sizeof *then);
    memcpy(now, x, n * sizeof *x);
    for (int k = 0; k < 5; k++) step(x, n);
    return now[0] * then[1] + now[n - 1];
}

// ---- a block that the derivative frees, and makes anew
static double *list;
static int room;
NOINLINE static double *place(int n) {
    if (n > room) {
        list = realloc(list, (room = n) * sizeof *list);
        for (int i = 0; i < n; i++) list[i] = 1;
    }
    return list;
}
double grown(const double *x, int n) {
    double *to = place(2), s = 0;
    for (int i = 0; i < 2; i++) to[i] = x[i] * x[n - 1];
    s = to[0] * to[1];
    free(list);
    list = 0, room = 0;
    to = place(n);
    for (int i = 0; i < n; i++) to[i] *= x[i];
    return s + around(to, n);
}

// ---- a table of pointers
static double *columns[4];
double in_columns(const double *x, int n) {
    for (int i = 0; i < n; i++)
        if (!columns[i]) columns[i] = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) squares(x, n, columns[(i * 2) % n]);
    double s = 0;
    for (int i = 0; i < n; i++) s += columns[i][i] * x[i];
    return s;
}

// ---- records in one block, each with the next one's address and places in another block
struct node {
    double *here, *there;
    struct node *next;
    double weight;
};
static struct node *ring;
static double *places;
double in_ring(const double *x, int n) {
    if (!ring) {
        ring = malloc(n * sizeof *ring), places = malloc((n + 1) * sizeof *places);
        for (int i = 0; i < n; i++) ring[i] = (struct node){places + i, places + i + 1, ring + (i + 1) % n, 0.5 + i};
    }
    memcpy(places, x, n * sizeof *x);
    places[n] = x[0] * x[1];
    struct node *at = ring;
    for (int k = 0; k < 2 * n; k++, at = at->next) *at->there += at->weight * *at->here * *at->here / 8;
    return places[0] * places[n] + places[1];
}

// ---- the argument's own address is kept in there
struct context {
    const double *x;
    double *scaled;
};
static struct context *context;
NOINLINE static double scaled_sum(int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (context->scaled[i] = context->x[i] * context->x[0]) * context->scaled[0];
    return s;
}
double of_context(const double *x, int n) {
    if (!context) {
        context = malloc(sizeof *context);
        context->scaled = malloc(n * sizeof(double));
    }
    context->x = x;
    return scaled_sum(n);
}

// ---- floats and integers
struct entry {
    float value;
    int row;
};
static struct entry *entries;
double with_floats(const double *x, int n) {
    if (!entries) {
        entries = malloc(n * sizeof *entries);
        for (int i = 0; i < n; i++) entries[i] = (struct entry){1, 22000 + i};
    }
    for (int i = 0; i < n; i++) entries[i].value *= 0;
    for (int i = 0; i < n; i++) entries[i].value += x[i] * x[entries[i].row - 22000];
    double s = 0;
    for (int i = 0; i < n; i++) s += entries[i].value * entries[(i + 1) % n].value;
    return s;
}

// ---- not from the heap
static double *pages;
double mapped(const double *x, int n) {
    squares(x, n, pages);
    return around(pages, n);
}
__attribute__((constructor)) static void begin(void) {
    pages = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

// ---- results of an earlier call: one is made again for another argument, one never
struct memo {
    double of, result;
};
static struct memo *memo, *first;
NOINLINE static double costly(double t) {
    if (!memo) memo = calloc(1, sizeof *memo);
    if (memo->of != t) *memo = (struct memo){t, exp(sin(t))};
    return memo->result;
}
double remembered(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += costly(x[0]) * x[i];
    return s;
}
double kept(const double *x, int n) {
    if (!first) first = calloc(1, sizeof *first);
    if (first->of == 0) *first = (struct memo){1, exp(sin(x[0]))};
    double s = 0;
    for (int i = 0; i < n; i++) s += first->result * x[i];
    return s;
}
