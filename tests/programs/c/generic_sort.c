// A generic sort in C: it knows the size of the records and nothing else.
// differentiate: sorted(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5 1.1, n = 6
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef int (*order)(const void *, const void *);

__attribute__((noinline)) static void insertion_sort(void *base, size_t count, size_t size, order compare) {
    char *bytes = base, *held = malloc(size);
    for (size_t i = 1; i < count; i++) {
        memcpy(held, bytes + i * size, size);
        size_t j = i;
        for (; j > 0 && compare(bytes + (j - 1) * size, held) > 0; j--)
            memcpy(bytes + j * size, bytes + (j - 1) * size, size);
        memcpy(bytes + j * size, held, size);
    }
    free(held);
}

typedef struct { double key, weight; } record;
static int by_key(const void *a, const void *b) {
    double x = ((const record *)a)->key, y = ((const record *)b)->key;
    return (x > y) - (x < y);
}

double sorted(const double *x, int n) {
    record *r = malloc(n * sizeof *r);
    for (int i = 0; i < n; i++) r[i] = (record){x[i], sin(x[i]) * x[(i + 1) % n]};
    insertion_sort(r, n, sizeof *r, by_key);
    double s = 0;
    for (int i = 0; i < n; i++) s = 0.5 * s + r[i].key * r[i].weight;
    free(r);
    return s;
}
