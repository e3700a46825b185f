// Newton and fixed-point iterations to convergence: the derivative of the iteration is that of the root.
// differentiate: square_root(a)  at: a = 7.3
// differentiate: kepler(mean, e)  at: mean = 0.8, e = 0.3
// differentiate: colebrook(re, roughness)  at: re = 50000, roughness = 0.001
#include <math.h>

double square_root(double a) {
    double x = a, previous;
    do {
        previous = x;
        x = 0.5 * (x + a / x);
    } while (fabs(x - previous) > 1e-14 * x);
    return x;
}

double kepler(double mean, double e) {
    double angle = mean;
    for (int i = 0; i < 50; i++) {
        double step = (angle - e * sin(angle) - mean) / (1 - e * cos(angle));
        angle -= step;
        if (fabs(step) < 1e-15) break;
    }
    return angle * angle;
}

double colebrook(double re, double roughness) {
    double f = 0.02;
    for (int i = 0; i < 40; i++) {
        double right = -2 * log10(roughness / 3.7 + 2.51 / (re * sqrt(f)));
        f = 1 / (right * right);
    }
    return f;
}
