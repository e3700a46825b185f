// Structures that a program sets up before it asks: lists, nets and tables behind pointers in globals are constants,
// where a gradient walks over them together with what belongs to it, too.
// differentiate: with_an_active_node(x)  at: x = 0.3 0.4
// differentiate: through_layers(x)  at: x = 0.3 0.4
// differentiate: chosen_row(x)  at: x = 0.3 0.4
// differentiate: called_back(x)  at: x = 0.3 0.4
// differentiate: swapped(x)  at: x = 0.3 0.4
// differentiate: freed(x)  at: x = 0.3 0.4
// differentiate: in_place(x)  at: x = 0.3 0.4
// differentiate: linked_in(x)  at: x = 0.3 0.4
// differentiate: led_back(x)  at: x = 0.3 0.4
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static void *taken(size_t size) {
    void *p = malloc(size);
    if (!p) abort();
    return p;
}

// ---- a list, to which nodes that live as long as a call are added
typedef struct Spring {
    double stiffness, *table;
    struct Spring *next;
} Spring;
static Spring *springs, *stored, *replaced;

NOINLINE static Spring *push(Spring *first, double stiffness) {
    Spring *s = taken(sizeof *s);
    *s = (Spring){stiffness, taken(2 * sizeof(double)), first};
    s->table[0] = stiffness;
    s->table[1] = 2;
    return s;
}
typedef struct {
    const Spring *first;
    double *x;
    double sum;
} Walk;
NOINLINE static void visit(Walk *w, const Spring *s) {
    w->sum += s->stiffness * s->table[1] * w->x[0] * w->x[1] + s->stiffness * s->stiffness;
}
NOINLINE static double total(Walk *w) {
    for (const Spring *s = w->first; s; s = s->next) visit(w, s);
    return w->sum;
}
double with_an_active_node(double *x) {
    Spring mine = {x[1], x, springs};
    Walk all = {&mine, x, 0}, others = {springs, x, x[0]};
    return total(&all) * total(&others);
}

// ---- layers of a net; the allocation function is everybody's
typedef struct {
    int n;
    double *weights, *offsets;
} Layer;
typedef struct {
    int n;
    Layer *layers;
    double (*activation)(double);
} Net;
static Net *net;

NOINLINE static double *applied(const Layer *layer, const double *x) {
    double *y = taken(layer->n * sizeof *y);
    for (int i = 0; i < layer->n; i++) {
        y[i] = layer->offsets[i];
        for (int j = 0; j < layer->n; j++) y[i] += layer->weights[layer->n * i + j] * x[j];
        y[i] = net->activation(y[i]);
    }
    return y;
}
double through_layers(double *x) {
    double *y = taken(2 * sizeof *y);
    memcpy(y, x, 2 * sizeof *y);
    Layer last = {2, x, net->layers[0].offsets};
    for (int l = 0; l <= net->n; l++) {
        double *next = l < net->n ? applied(&net->layers[l], y) : y;
        if (next != y) free(y);
        y = next;
    }
    last.n = 1;
    double *z = applied(&last, y);
    double s = y[0] * y[1] * z[0];
    free(y);
    free(z);
    return s;
}

// ---- rows of pointers
static double **rows;
NOINLINE static double dot(double **pair, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += pair[0][i] * pair[1][i] * pair[1][i];
    return s;
}
double chosen_row(double *x) {
    double *one[2] = {rows[0], x}, *other[2] = {x, rows[x[0] < 1]};
    double **pairs[2] = {one, other};
    double s = 0;
    for (int i = 0; i < 3; i++) s += dot(pairs[i % 2], 2) * x[1];
    return s;
}

// ---- closures
typedef struct {
    double (*call)(void *self, const double *x);
    double *data;
} Closure;
static Closure *closure;
NOINLINE static double scaled(void *self, const double *x) { return ((Closure *)self)->data[0] * x[0] * x[1]; }
NOINLINE static double both(Closure *a, Closure *b, const double *x) { return a->call(a, x) * b->call(b, x); }
double called_back(double *x) {
    Closure mine = {scaled, x};
    return both(closure, &mine, x) + both(&mine, closure, x) + both(closure, closure, x);
}

// ---- addresses of constants may be moved
double swapped(double *x) {
    Spring *first = stored, *second = stored->next;
    double *table = first->table;
    first->table = second->table;
    second->table = table;
    Spring mine = {x[0], x, first};
    Walk w = {&mine, x, 0};
    double s = total(&w) * first->table[0];
    second->table = first->table;
    first->table = table;
    return s;
}

// ---- and constants freed
double freed(double *x) {
    Spring *new = push(push(NULL, 3), 2), *old = replaced;
    replaced = new;
    Spring mine = {x[0], x, old};
    Walk w = {&mine, x, 0};
    double s = total(&w);
    while (old) {
        Spring *next = old->next;
        free(old->table);
        free(old);
        old = next;
    }
    return s * replaced->next->stiffness;
}

// ---- nothing that varies may be put there
static Spring *changed, *open_end, *leading;
double in_place(double *x) {
    Spring mine = {x[0], x, changed};
    for (Spring *s = &mine; s; s = s->next) s->stiffness = x[1];
    Walk w = {&mine, x, 0};
    return total(&w);
}
double linked_in(double *x) {
    Spring *last = push(NULL, x[0]);
    open_end->next = last;
    Walk w = {open_end, x, 0};
    double s = total(&w);
    open_end->next = NULL;
    free(last->table);
    free(last);
    return s;
}

// ---- what leads to memory that varies is none
static double kept[2];
double led_back(double *x) {
    kept[1] = x[0] * x[1];
    Walk w = {leading, x, 0};
    return total(&w);
}

__attribute__((constructor)) static void set_up(void) {
    springs = push(push(NULL, 3), 2);
    stored = push(push(NULL, 3), 2);
    replaced = push(push(NULL, 3), 2);
    changed = push(NULL, 2);
    open_end = push(NULL, 2);
    leading = push(NULL, 2);
    free(leading->table);
    leading->table = kept;
    net = taken(sizeof *net);
    *net = (Net){2, taken(2 * sizeof(Layer)), tanh};
    for (int l = 0; l < 2; l++) {
        net->layers[l] = (Layer){2, taken(4 * sizeof(double)), taken(2 * sizeof(double))};
        for (int i = 0; i < 4; i++) net->layers[l].weights[i] = 0.3 * i + l;
        for (int i = 0; i < 2; i++) net->layers[l].offsets[i] = 0.1;
    }
    rows = taken(2 * sizeof *rows);
    for (int i = 0; i < 2; i++) {
        rows[i] = taken(2 * sizeof(double));
        rows[i][0] = i + 2;
        rows[i][1] = 5;
    }
    closure = taken(sizeof *closure);
    *closure = (Closure){scaled, taken(sizeof(double))};
    closure->data[0] = 7;
}
