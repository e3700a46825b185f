#include <stdlib.h>
#include "functions.h"

double first_square(const double *x) { return x[0] * x[0]; }
double square(double x) { return x * x; }
void overwrites(double *x, int n) {
    for (int i = 0; i < n; ++i) x[i] = x[i] * x[i] * x[i];
}
double *third(double *x) {
    x[2] *= x[0];
    return x + 2;
}
double work(const double *x, int n) { /* memory of its own, and zeros that are read */
    double *sums = calloc(n, sizeof(double));
    for (int i = 0; i < n; ++i) sums[i % 2] += x[i] * x[i] * (1 + sums[0]);
    double total = sums[0] * sums[1];
    free(sums);
    return total;
}
double recursive(double *x, int n) { return n == 0 ? 1 : x[n - 1] * recursive(x, n - 1); }
