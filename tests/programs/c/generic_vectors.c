// Vectors of records of any size: the size of a record is a member, and only the caller knows what lies in it.
// differentiate: median(x, n)  at: x = 1.5 -2.5 3.5 0.5 4.5, n = 5
// differentiate: quartile(x, n)  at: x = 1.5 -2.5 3.5 0.5 4.5 2.25, n = 6
// differentiate: found(x, n)  at: x = 1.5 -2.5 3.5 0.5 4.5, n = 5
// differentiate: halves(x, n)  at: x = 1.5 -2.5 3.5 0.5 4.5 2.25, n = 6
#include <stdlib.h>
#include <string.h>
struct vector {
    void *base;
    size_t size, count, room;
};
static void *at(const struct vector *v, size_t k) { return (char *)v->base + k * v->size; }
static void append(struct vector *v, const void *record) {
    if (v->count == v->room) {
        v->room = v->room ? 2 * v->room : 2;
        v->base = realloc(v->base, v->room * v->size);
    }
    memcpy(at(v, v->count++), record, v->size);
}
struct sample {
    char tag;
    short id;
    double value;
};
struct weighted {
    double weight;
    int rank;
    char name[4];
    double value;
    short flags;
};
static int by_value(const void *a, const void *b) {
    double d = ((const struct sample *)a)->value - ((const struct sample *)b)->value;
    return (d > 0) - (d < 0);
}
static int by_weight(const void *a, const void *b) {
    double d = ((const struct weighted *)a)->weight - ((const struct weighted *)b)->weight;
    return (d > 0) - (d < 0);
}
static int by_id(const void *a, const void *b) {
    return ((const struct sample *)a)->id - ((const struct sample *)b)->id;
}
static struct vector samples(const double *x, int n) {
    struct vector v = {NULL, sizeof(struct sample), 0, 0};
    for (int i = 0; i < n; i++) {
        struct sample s = {.tag = (char)('a' + i), .id = (short)(7 * i % 5), .value = x[i] * x[i]};
        append(&v, &s);
    }
    return v;
}
double median(const double *x, int n) {
    struct vector v = samples(x, n);
    qsort(v.base, v.count, v.size, by_value);
    const struct sample *middle = at(&v, v.count / 2);
    double m = middle->value * middle->tag;
    free(v.base);
    return m;
}
double quartile(const double *x, int n) {
    struct vector v = {NULL, sizeof(struct weighted), 0, 0};
    for (int i = 0; i < n; i++) {
        struct weighted w = {.weight = x[i] * x[0], .rank = i, .name = "w", .value = x[i] * x[i], .flags = (short)i};
        append(&v, &w);
    }
    qsort(v.base, v.count, v.size, by_weight);
    const struct weighted *first = at(&v, v.count / 4), *last = at(&v, 3 * v.count / 4);
    double q = first->value * last->weight + first->rank * last->value;
    free(v.base);
    return q;
}
double found(const double *x, int n) {
    struct vector v = samples(x, n);
    qsort(v.base, v.count, v.size, by_id);
    struct sample key = {.id = 3};
    const struct sample *s = bsearch(&key, v.base, v.count, v.size, by_id);
    double r = s ? s->value * x[0] : 0;
    free(v.base);
    return r;
}
// Even and odd records, by masks of the index.
double halves(const double *x, int n) {
    struct vector v = samples(x, n);
    double s = 0;
    for (size_t k = 0; k < v.count; k++) {
        struct sample *even = at(&v, k & ~(size_t)1), *odd = at(&v, k | 1);
        s += even->value * odd->value * (double)(k + 1);
        odd->value += even->value;
    }
    free(v.base);
    return s;
}
