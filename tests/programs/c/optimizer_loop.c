// An optimisation inside: gradient descent with backtracking, written out; its result is differentiated.
// differentiate: fitted(a, b)  at: a = 1.7, b = 0.6
// differentiate: bisected(c)  at: c = 2.2  modes: forward reverse
// tolerance: 1e-5
#include <math.h>

double fitted(double a, double b) {
    double x = 0, y = 0;
    for (int i = 0; i < 60; i++) {
        double gx = 2 * (x - a) + b * y, gy = 2 * (y + b) + b * x, step = 1;
        double f = (x - a) * (x - a) + (y + b) * (y + b) + b * x * y;
        for (;;) {
            double p = x - step * gx, q = y - step * gy;
            if ((p - a) * (p - a) + (q + b) * (q + b) + b * p * q <= f - 0.3 * step * (gx * gx + gy * gy) || step < 1e-3) break;
            step *= 0.5;
        }
        x -= step * gx;
        y -= step * gy;
    }
    return x * y + x;
}

double bisected(double c) {
    double low = 0, high = c;
    for (int i = 0; i < 4; i++) {
        double middle = 0.5 * (low + high);
        if (middle * middle * middle > 3) high = middle;
        else low = middle;
    }
    return low * high;
}
