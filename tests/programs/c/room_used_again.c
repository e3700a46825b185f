// Memory that holds numbers first, and then records with addresses whose bytes lie across them.
// differentiate: packed(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6
// differentiate: narrow(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  tolerance: 5e-3  roundoff: 2e-5
// differentiate: counted(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  tolerance: 5e-3  roundoff: 2e-5
// differentiate: addresses_first(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  tolerance: 5e-3  roundoff: 2e-5
// differentiate: only_addresses(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6
// differentiate: in_turn(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  tolerance: 5e-3  roundoff: 2e-5
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
    double u, v;
} pair;
typedef struct {
    float u, v, w, z;
} floats;
typedef struct __attribute__((packed)) {
    short kind;
    double *at, scale;
} entry;
typedef struct {
    double *at, scale;
} link;
typedef struct {
    long count;
    double *at;
    int first, last;
} range;

double packed(double *x, int n) {
    char *room = malloc(1000);
    double s = 0;
    pair *pairs = (pair *)room;
    for (int i = 0; i < 3; i++) pairs[i].u = sin(x[i]), pairs[i].v = x[i] * x[i + 1];
    for (int i = 0; i < 3; i++) s += pairs[i].u * pairs[i].v * (1 + s);
    entry *entries = (entry *)room;
    for (int i = 0; i < 3; i++) entries[i].kind = i, entries[i].at = x + i, entries[i].scale = x[5];
    for (int i = 0; i < 3; i++) s += entries[i].scale * *entries[i].at * (entries[i].kind + 1 + s);
    free(room);
    return s;
}

static double fill(floats *m, const double *x) {
    double s = 0;
    for (int i = 0; i < 3; i++) m[i] = (floats){sin(x[i]), x[i] * x[i + 1], x[i], x[i + 2]};
    for (int i = 0; i < 3; i++) s += m[i].u * m[i].v * (1 + s) + m[i].w * m[i].z;
    return s;
}

double narrow(double *x, int n) {
    char *room = malloc(1000);
    double s = fill((floats *)room, x);
    link *links = (link *)room;
    for (int i = 0; i < 3; i++) links[i].at = x + i, links[i].scale = x[5];
    for (int i = 0; i < 3; i++) s += links[i].scale * *links[i].at * (1 + s);
    free(room);
    return s;
}

static double ranged(range *m, double *x, double s) {
    for (int i = 0; i < 3; i++) m[i] = (range){1234567890123 + i, x + i, 1000000 + i, 1000001 + i};
    for (int i = 0; i < 3; i++) s += *m[i].at * (m[i].count % 7 + m[i].last - m[i].first) * s;
    return s;
}

double counted(double *x, int n) {
    char *room = malloc(1000);
    double s = ranged((range *)room, x, fill((floats *)room, x));
    free(room);
    return s;
}

double in_turn(double *x, int n) {
    char *room = malloc(1000);
    double s = 0.5;
    for (int k = 0; k < 3; k++) {
        s += 0.1 * s * fill((floats *)room, x);
        s = 0.1 * ranged((range *)room, x, s);
    }
    free(room);
    return s;
}

double addresses_first(double *x, int n) {
    char *room = malloc(1000);
    double s = ranged((range *)room, x, 0.5);
    s += fill((floats *)room, x);
    free(room);
    return s;
}

typedef struct {
    void *data;
    size_t size;
    int count, room;
} untyped;

static void push(untyped *v, const void *item) {
    if (v->count == v->room) {
        v->room = v->room ? 2 * v->room : 1;
        v->data = realloc(v->data, v->room * v->size);
    }
    memcpy((char *)v->data + v->count++ * v->size, item, v->size);
}

static void *at(untyped *v, int i) { return (char *)v->data + i * v->size; }

typedef struct {
    double *at;
    unsigned first, second;
} counts;

static __attribute__((noinline)) double value(const counts *c, double y) {
    return y + sin(*c->at) * c->first * c->second;
}

double only_addresses(double *x, int n) {
    untyped v = {NULL, sizeof(counts)};
    for (int i = 0; i < 3; i++) {
        counts item = {x + i, 1 + i, 1 + i % 3};
        push(&v, &item);
    }
    counts first = *(counts *)at(&v, 0);
    memcpy(at(&v, 0), at(&v, 2), v.size);
    *(counts *)at(&v, 2) = first;
    double s = 0.1;
    for (int i = 0; i < v.count; i++) s += value(at(&v, i), s + i);
    free(v.data);
    return s;
}
