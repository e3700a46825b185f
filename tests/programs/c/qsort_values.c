// qsort of active values and of records, by a comparator; then a weighted sum.
// differentiate: ranked(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// expect: refused: call to `qsort`
// differentiate: records(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
#include <stdlib.h>

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double ranked(double *x, int n) {
    qsort(x, n, sizeof *x, compare);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * x[i] * x[i];
    return s;
}

typedef struct { double key, weight; } record;

double records(const double *x, int n) {
    record r[8];
    for (int i = 0; i < n; i++) r[i] = (record){-x[i], x[i] * x[(i + 1) % n]};
    qsort(r, n, sizeof *r, compare);
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.7 + r[i].weight * r[i].key;
    return s;
}
