#include <math.h>
double norm(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i];
    return sqrt(sum);
}
double scale(double a, double b) { return a * b; }
void fill(const double *x, double *y, int n) {
    for (int i = 0; i < n; ++i) y[i] = x[i] * x[i];
}
double *second(double *x) { return x + 1; }
double same(double x) { return x; }
