// Loops inside branches inside loops, with values merged at several places.
// differentiate: tangle(x, y, n)  at: x = 1.2, y = 0.4, n = 9
// differentiate: ladders(x, n)  at: x = 0.5 -1.5 2.5 -0.25 1.75, n = 5
// differentiate: forever(x)  at: x = 1.2
#include <math.h>

double tangle(double x, double y, int n) {
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0) {
            for (int j = 0; j < i; j++) x += 0.05 * y;
            if (x > 3) x = log(x);
        } else if (i % 3 == 1) {
            double t = x;
            while (t > 0.5) {
                t *= 0.6;
                y += t * t * 0.1;
                if (y > 2) {
                    y -= x;
                    break;
                }
            }
        } else {
            double t = x;
            x = y;
            y = 0.5 * t + 0.01 * i;
        }
    }
    return x * y + x;
}

double ladders(const double *x, int n) {
    double a = 1, b = 2, c = 3;
    for (int i = 0; i < n; i++) {
        if (x[i] > 2) a += x[i] * b;
        else if (x[i] > 1) b += x[i] * c;
        else if (x[i] > 0) c += x[i] * a;
        else if (x[i] > -1) a *= 1.1 + x[i];
        else b -= x[i] * x[i];
        if (a > b && b > c) c = a * 0.5;
    }
    return a * b + c;
}

double forever(double x) {
    double p = 1;
    for (;;) {
        p *= x;
        x = x * x;
        if (p > 5) return p;
        x += 0.01;
    }
}
