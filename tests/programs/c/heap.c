// Allocation in loops, freed at once, freed later, grown, zero-sized, on one branch only.
// differentiate: each_time(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: grown(x, n)  at: x = 1 2 3 4 5 6 7, n = 7
// differentiate: sometimes(x, n)  at: x = 1.5 -2.5 3.5, n = 3
// differentiate: posix(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: grown_before_use(x, n)  at: x = 1 2 3 4 5 6, n = 6
#define _GNU_SOURCE
#include <stdlib.h>

double each_time(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *t = malloc((i + 1) * sizeof *t);
        for (int j = 0; j <= i; j++) t[j] = x[j] * x[i];
        for (int j = 0; j <= i; j++) s += t[j] * t[i - j];
        free(t);
    }
    return s;
}

double grown(const double *x, int n) {
    int capacity = 1, count = 0;
    double *stack = malloc(sizeof *stack), s = 0;
    for (int i = 0; i < n; i++) {
        if (count == capacity) stack = realloc(stack, (capacity *= 2) * sizeof *stack);
        stack[count++] = x[i] * x[i];
    }
    while (count) s = s * 0.5 + stack[--count] * (s + 1) * 0.01;
    free(stack);
    return s;
}

double sometimes(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *t = NULL;
        if (x[i] > 0) {
            t = calloc(2, sizeof *t);
            t[0] = x[i] * 3;
        }
        s += t ? t[0] * t[0] + t[1] : x[i];
        free(t);
    }
    return s;
}

double posix(const double *x, int n) {
    void *memory;
    if (posix_memalign(&memory, 64, n * sizeof(double))) return -1;
    double *t = memory, *none = malloc(0), s = 0;
    for (int i = 0; i < n; i++) t[i] = x[i] * x[n - 1 - i];
    for (int i = 0; i < n; i++) s += t[i] * x[i];
    free(none);
    free(memory);
    return s;
}

struct bag { int room, count; double *items, **places; };
double grown_before_use(double *x, int n) {  // nothing is ever stored in the blocks that they grow from
    struct bag *b = malloc(sizeof *b);
    b->room = 2, b->count = 0;
    b->items = malloc(b->room * sizeof *b->items), b->places = malloc(b->room * sizeof *b->places);
    b->room = n;
    b->items = realloc(b->items, b->room * sizeof *b->items);
    b->places = realloc(b->places, b->room * sizeof *b->places);
    for (int i = 0; i < n; i++) b->places[i] = &x[n - 1 - i], b->items[b->count++] = x[i] * x[i];
    double r = 0;
    for (int i = 0; i < n; i++) r += b->items[i] * (i + 1) * *b->places[i];
    free(b->items), free(b->places), free(b);
    return r;
}
