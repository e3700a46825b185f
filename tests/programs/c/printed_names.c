// Text that the C library makes for a record of numbers, and that is changed.
// differentiate: f(x, n)  at: x = 1.3 0.7, n = 2
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    double value;
    char *name;
};
__attribute__((noinline)) static void name(struct row *r, int i) {
    if (asprintf(&r->name, "row-%d", i) < 0)
        abort();
    for (char *c = r->name; *c; c++)
        *c = (char)(*c + 1);
}
double f(const double *x, int n) {
    struct row *rows = malloc(n * sizeof *rows);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        rows[i].value = x[i] * x[0];
        name(&rows[i], i * 10);
    }
    for (int i = 0; i < n; i++)
        sum += rows[i].value * rows[i].value * strlen(rows[i].name);
    for (int i = 0; i < n; i++)
        free(rows[i].name);
    free(rows);
    return sum;
}
