// A table that an inactive function makes, of records with addresses: it grows, and active records come behind.
// differentiate: grown(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>

typedef struct {
    double *data;
    long n;
    double value;
} record;
__attribute__((noinline)) record *table(int n) {
    record *t = malloc(n * sizeof *t);
    for (int i = 0; i < n; i++) {
        t[i] = (record){malloc(sizeof(double)), i, 2};
        t[i].data[0] = i + 1;
    }
    return t;
}
void *__enzyme_inactivefn[] = {(void *)table};

double grown(const double *x, int n) {
    record *t = table(n);
    double sum = 0;
    t = realloc(t, 2 * n * sizeof *t);
    for (int i = 0; i < n; i++) {
        t[n + i] = (record){malloc(sizeof(double)), i, x[i]};
        t[n + i].data[0] = x[i] * x[i];
    }
    for (int i = 0; i < 2 * n; i++) {
        sum += t[i].data[0] * t[i].value * (t[i].n + 1);
        free(t[i].data);
    }
    free(t);
    return sum;
}
