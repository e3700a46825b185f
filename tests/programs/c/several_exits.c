// Loops that are left by break, return and condition; which exit was taken must be known in reverse.
// differentiate: search(x, target, n)  at: x = 0.5 1.5 2.5 3.5, target = 5, n = 4
// differentiate: search(x, target, n)  at: x = 0.5 1.5 2.5 3.5, target = 50, n = 4
// differentiate: classify(x, n)  at: x = 0.5 1.5 2.5 3.5, n = 4
// differentiate: left_from_within(x, n, stop)  at: x = 0.5 1.5 2.5 3.5, n = 4, stop = 4
// differentiate: left_from_within(x, n, stop)  at: x = 0.5 1.5 2.5 3.5, n = 4, stop = 100
#include <math.h>

double search(const double *x, double target, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i];
        if (s > target) return s * target;
        if (x[i] < 0) break;
    }
    return s + target;
}

double classify(const double *x, int n) {
    double p = 1;
    for (int i = 0;; i++) {
        if (i >= n) return p;
        if (x[i] > 3) return p * x[i] * 10;
        if (p > 100) break;
        if (x[i] > 2) continue;
        p *= x[i] + 1;
    }
    return -p;
}

// The inner loop has no derivative, and one of its exits leaves the outer loop with it.
static double squares[8];
double left_from_within(const double *x, int n, int stop) {
    double b = x[0] * 0.5;
    for (int i = 0; i < n + 2; i++) squares[i] = x[i % n] * x[i % n];
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 3; j++) {
            if (i * j == stop) goto out;
            b = 0.5 * atan(0.1 * i) + 0.1 * squares[i + 1];
        }
    }
out:
    return b + x[n - 1];
}
