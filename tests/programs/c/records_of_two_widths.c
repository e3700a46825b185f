// Generic code that copies records of any kind: some keep floats, some doubles, all keep addresses and counts.
// differentiate: grown(x, n)  at: x = 1.5 2.5 0.5 0.75, n = 4
// differentiate: sorted(x, w, n)  at: x = 1.5 2.5 0.5 0.75, w = 0.25 1.25 2.25 0.75, n = 4
// differentiate: queued(w, n)  at: w = 0.25 1.25 2.25 0.75, n = 4
// differentiate: inserted(x, w, n)  at: x = 1.5 2.5 0.5 0.75, w = 0.25 1.25 2.25 0.75, n = 4
// differentiate: unpacked(x, w, n)  at: x = 1.5 2.5 0.5 0.75, w = 0.25 1.25 2.25 0.75, n = 4
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *items;
    size_t size, count, room;
} Vector;

static void *vector_add(Vector *v) {
    if (v->count == v->room) {
        size_t room = v->room ? 2 * v->room : 1;
        char *items = malloc(room * v->size);
        if (v->items) memcpy(items, v->items, v->count * v->size);
        free(v->items);
        v->items = items, v->room = room;
    }
    return v->items + v->size * v->count++;
}

__attribute__((noinline)) static void vector_push(Vector *v, const void *item) { memcpy(vector_add(v), item, v->size); }

__attribute__((noinline)) static void vector_insert(Vector *v, size_t at, const void *item) {
    vector_add(v);
    memmove(v->items + v->size * (at + 1), v->items + v->size * at, v->size * (v->count - 1 - at));
    memcpy(v->items + v->size * at, item, v->size);
}

__attribute__((noinline)) static void swapped(char *a, char *b, size_t size) {
    char kept[64];
    memcpy(kept, a, size), memcpy(a, b, size), memcpy(b, kept, size);
}

__attribute__((noinline)) static void vector_sort(Vector *v, int (*less)(const void *, const void *)) {
    for (size_t i = 1; i < v->count; i++)
        for (size_t j = i; j > 0 && less(v->items + v->size * j, v->items + v->size * (j - 1)); j--)
            swapped(v->items + v->size * j, v->items + v->size * (j - 1), v->size);
}

typedef struct {
    const char *name;
    double mass;
    int count;
} Body;

typedef struct {
    float weight, bias;
    int layer;
    float slope;
    const char *name;
} Unit;

typedef struct {
    float x, y, z;
} Point;

static int lighter(const void *a, const void *b) { return ((const Body *)a)->mass < ((const Body *)b)->mass; }
static int weaker(const void *a, const void *b) { return ((const Unit *)a)->weight < ((const Unit *)b)->weight; }

double grown(const double *x, int n) {
    Vector bodies = {.size = sizeof(Body)};
    for (int i = 0; i < n; i++) vector_push(&bodies, &(Body){"body", x[i] * x[i], i});
    double sum = 0;
    for (size_t i = 0; i < bodies.count; i++) {
        Body *b = (Body *)bodies.items + i;
        sum += b->mass * sin(b->mass) * (b->count + 1) * (double)strlen(b->name);
    }
    free(bodies.items);
    return sum;
}

double sorted(const double *x, const float *w, int n) {
    Vector bodies = {.size = sizeof(Body)}, units = {.size = sizeof(Unit)};
    for (int i = 0; i < n; i++) {
        vector_push(&bodies, &(Body){"b", x[i] * x[i], i});
        vector_push(&units, &(Unit){w[i] * w[i], 0.5f * w[i], i, sinf(w[i]), "unit"});
    }
    vector_sort(&bodies, lighter), vector_sort(&units, weaker);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        Body *b = (Body *)bodies.items + i;
        Unit *u = (Unit *)units.items + i;
        sum += (i + 1) * b->mass * u->weight + u->bias * u->slope * (u->layer + 1) * (double)strlen(u->name);
    }
    free(bodies.items), free(units.items);
    return sum;
}

// twelve bytes each: no word of a point begins where the next one's does
double queued(const float *w, int n) {
    Vector points = {.size = sizeof(Point)};
    for (int i = 0; i < n; i++) vector_insert(&points, i / 2, &(Point){w[i], w[i] * w[i], 2 - w[i]});
    double sum = 0;
    for (size_t i = 0; i < points.count; i++) {
        Point *p = (Point *)points.items + i;
        sum += (i + 1) * p->x * p->y + p->z * cosf(p->x);
    }
    free(points.items);
    return sum;
}

double inserted(const double *x, const float *w, int n) {
    Vector bodies = {.size = sizeof(Body)};
    for (int i = 0; i < n; i++) vector_insert(&bodies, 0, &(Body){"front", x[i], i});
    double sum = queued(w, n);
    for (size_t i = 0; i < bodies.count; i++) sum += (i + 2) * exp(-((Body *)bodies.items)[i].mass);
    free(bodies.items);
    return sum;
}

// read as bytes: no access says how its number lies
double unpacked(const double *x, const float *w, int n) {
    Vector bodies = {.size = sizeof(Body)}, units = {.size = sizeof(Unit)};
    for (int i = 0; i < n; i++) {
        vector_insert(&bodies, i / 2, &(Body){"b", x[i] * x[i], i});
        vector_insert(&units, 0, &(Unit){w[i] * w[i], w[i], i, 1, "u"});
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double mass;
        float weight;
        memcpy(&mass, bodies.items + i * sizeof(Body) + offsetof(Body, mass), sizeof mass);
        memcpy(&weight, units.items + i * sizeof(Unit), sizeof weight);
        sum += (i + 1) * mass * mass * weight;
    }
    free(bodies.items), free(units.items);
    return sum;
}
