// A value that is active in one iteration only, adjoints that must be reset, stores of constants over active memory.
// differentiate: one_iteration(x, n, k)  at: x = 1.4, n = 6, k = 3
// differentiate: overwritten(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: dead_values(x)  at: x = 1.7
#include <math.h>

double one_iteration(double x, int n, int k) {
    double v = 0.5, s = 0;
    for (int i = 0; i < n; i++) {
        if (i == k) v = x * x;
        s += v * i;
        if (i > k) v = 2;
    }
    return s;
}

void overwritten(double *x, int n) {
    for (int i = 0; i < n; i++) {
        double t = x[i];
        x[i] = 7;
        x[(i + 1) % n] += t * t;
    }
    x[1] = 0;
}

double dead_values(double x) {
    double a = sin(x), b = exp(x) * a, c = b * b;
    b = x;
    if (c < -1) return b;
    return a * b;
}
