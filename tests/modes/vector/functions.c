#include <math.h>
#include <stdlib.h>
#include "functions.h"

double global;
double helper(double *work, double *x, int n) {
    for (int i = 0; i < n; ++i) work[i] = sin(x[i]) * x[(i + 1) % n];
    double best = work[0];
    for (int i = 1; i < n; ++i) best = work[i] * best + x[i];
    return best;
}
__attribute__((noinline)) double model(double *x, int n) {
    double *work = malloc(n * sizeof(double));
    double found = helper(work, x, n), sum = 0;
    for (int i = 0; i < n; ++i) sum += work[i] * found * (x[i] > 0 ? x[i] : -x[i]);
    free(work);
    return sum;
}
double product(double x, double y) { return x * y * y; }
__attribute__((noinline)) static double along(struct node *node) { return node ? node->value * node->value + along(node->next) : 0; }
double list(double *x) {
    struct node second = {x[1], 0}, first = {x[0], &second};
    return along(&first) * x[0];
}
double through_global(double *x) {
    global = x[0] * x[1];
    return global * global;
}
