// Branches not taken must not poison the derivative: 0 * inf, sqrt(0), pow(0, y), division by zero.
// differentiate: guarded_root(x)  at: x = 0  gradient: x = 0
// differentiate: guarded_quotient(x, y)  at: x = 2, y = 0  gradient: x = 1, y = 0
// differentiate: norm_or_zero(x, n)  at: x = 0 0 0, n = 3  gradient: x = 0 0 0
// differentiate: unused_power(x, y)  at: x = 0, y = 2  gradient: x = 3, y = 0
// differentiate: zero_weight(x)  at: x = 0  gradient: x = 1
#include <math.h>

double guarded_root(double x) { return x > 0 ? sqrt(x) : 0; }

double guarded_quotient(double x, double y) { return y == 0 ? x : x / y; }

double norm_or_zero(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s == 0 ? 0 : sqrt(s);
}

double unused_power(double x, double y) {
    double p = pow(x, y), r = 3 * x;
    return r > 1 ? p : r + p;
}

double zero_weight(double x) {
    double root = sqrt(x);
    double chosen = root > 1 ? root : 0;
    return chosen * 2 + x;
}
