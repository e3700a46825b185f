// Growing vectors of records that begin with a character, few enough for the optimiser to unroll every loop, and many.
// differentiate: few(x, n)  at: x = 0.409 1.218 0.3 0.4 0.5 0.6, n = 6
// differentiate: many(x, n)  at: x = 0.409 1.218 0.3 0.4 0.5 0.6, n = 6
// differentiate: numbers(x, n)  at: x = 0.409 1.218 0.3 0.4 0.5 0.6, n = 6
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
    void *data;
    size_t size;
    int count, room;
} vector;
typedef struct {
    char kind;
    double weight, *at;
} link;
typedef struct {
    char kind;
    double weight;
} number;

static void push(vector *v, const void *item) {
    if (v->count == v->room) {
        v->room = v->room ? 2 * v->room : 1;
        v->data = realloc(v->data, v->room * v->size);
    }
    memmove((char *)v->data + v->count++ * v->size, item, v->size);
}
static void *item(vector *v, int i) { return (char *)v->data + i * v->size; }
static __attribute__((noinline)) double value(const link *l, double y) {
    return 1.3 * y + 0.25 * l->kind + y * l->weight + sin(*l->at);
}
static double total(double *x, int n, int count) {
    double s = 0.1;
    vector v = {NULL, sizeof(link), 0, 0};
    for (int i = 0; i < count; i++) {
        link l = {1 + i % 3, sin(x[i % n]), x + i % n};
        push(&v, &l);
    }
    for (int i = 0; i < v.count; i++) s = value(item(&v, i), s);
    free(v.data);
    return s;
}
double few(double *x, int n) { return total(x, n, 3); }
double many(double *x, int n) { return total(x, n, n); }
double numbers(double *x, int n) {
    double s = 0.1;
    vector v = {NULL, sizeof(number), 0, 0};
    for (int i = 0; i < 3; i++) {
        number l = {1 + i, x[i] * x[i + 1]};
        push(&v, &l);
    }
    for (int i = 0; i < 3; i++) s += ((number *)item(&v, i))->weight * ((number *)item(&v, i))->kind * s;
    free(v.data);
    return s + x[n - 1];
}
