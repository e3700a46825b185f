#include <math.h>
#include "functions.h"

double f(double x) { return x * x * x * x * sin(x); }
double f2(double x) { return 12 * x * x * sin(x) + 8 * x * x * x * cos(x) - x * x * x * x * sin(x); }
double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < i; ++j) sum += exp(-(x[i] - x[j]) * (x[i] - x[j])) * x[i];
    return sum;
}
double inner(double x, double y) { return x * y; }
double sum(double x, double y) { return x + y; }
