#include "functions.h"

__attribute__((noinline)) double scaled(double x, double y) { return x * y; }
__attribute__((noinline)) double dot(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i];
    return sum;
}
