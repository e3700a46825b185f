// Pieces of an arena are cleared one behind the other; how much of it is used lies beside an address.
// differentiate: taken(x, n)  at: x = 1.5 2.25 3.3 4.0, n = 4
#include <stdlib.h>
#include <string.h>
typedef struct Block {
    struct Block *older;
    size_t used, size;
    _Alignas(16) char bytes[];
} Block;
static void *take(Block **top, size_t size) {
    if (!*top || (*top)->used + size > (*top)->size) {
        Block *b = malloc(sizeof *b + 512);
        b->older = *top, b->used = 0, b->size = 512;
        *top = b;
    }
    void *p = (*top)->bytes + (*top)->used;
    (*top)->used += size;
    return memset(p, 0, size);
}
static int order(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : 1; }
double taken(const double *x, int n) {
    Block *top = NULL;
    double *t = take(&top, n * sizeof *t);
    for (int i = 0; i < n; i++) t[i] = x[i];
    qsort(t, n, sizeof *t, order);
    int *col = take(&top, n * sizeof *col);
    for (int i = 0; i < n; i++) col[i] = i + 1;
    double s = 0;
    for (int i = 0; i < n; i++) s += col[i] * t[i];
    free(top);
    return s;
}
