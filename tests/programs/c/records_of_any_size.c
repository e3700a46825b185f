// Records whose size is known only at run time, linked by their offsets and copied by their size: what their words are shows there.
// differentiate: total(x)  at: x = 0.3 0.7
#include <stdlib.h>
#include <string.h>

typedef struct {
    long next;
    double value;
} record;
static long size;

__attribute__((noinline)) static void start(int more) {
    size = sizeof(record);
    if (more) size += sizeof(float);
}

double total(const double *x) {
    start(0);
    char *list = malloc(2 * size), *copy = malloc(2 * size);
    for (int i = 0; i < 2; i++) {
        ((record *)(list + i * size))->next = i < 1 ? size : -1;
        ((record *)(list + i * size))->value = x[i];
    }
    char *to = copy;
    for (long i = 0; i != -1; i = ((record *)(list + i))->next) memcpy(to + i, list + i, size);
    double sum = 0;
    for (int i = 0; i < 2; i++) sum += ((record *)(copy + i * size))->value * (1 + i);
    free(list);
    free(copy);
    return sum;
}
