// Loops that may run very often and are left early: what they record is what they did, not what they might have done.
// differentiate: root(a, most)  at: a = 3.7, most = 2000000000
// differentiate: roots(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: endless_bound(x)  at: x = 1.7
// differentiate: first_above(x, n, bound)  at: x = 0.5 1.5 2.5 3.5, n = 4, bound = 2
#include <math.h>
#include <stdint.h>

double root(double a, long most) {
    double x = a;
    for (long k = 0; k < most; k++) {
        double next = 0.5 * (x + a / x);
        if (fabs(next - x) < 1e-14) break;
        x = next;
    }
    return x * x * x;
}

static double cubic(double a) {
    double x = 1 + a;
    for (int k = 0; k < 1000000000; k++) {
        double step = (x * x * x + x - a) / (3 * x * x + 1);
        x -= step;
        if (fabs(step) < 1e-15) return x;
    }
    return -1;
}

double roots(const double *x, int n) {
    double s = 0;
    for (int round = 0; round < 500; round++)
        for (int i = 0; i < n; i++) s += cubic(x[i] + 1e-3 * round) * x[(i + 1) % n];
    return s / 500;
}

double endless_bound(double x) {
    double y = x;
    for (uintmax_t k = UINTMAX_MAX; --k;) {
        y = y - (y * y - x) / (2 * y);
        if (fabs(y * y - x) < 1e-15 * x) break;
    }
    return y * sin(y);
}

double first_above(const double *x, int n, double bound) {
    double p = 1;
    for (int i = 0; i < n; i++) {
        p *= x[i];
        if (p > bound) return p * p;
    }
    return p;
}
