// Loops that compute candidates, of which one is chosen: the reverse sweep leaves the others out.
// differentiate: clusters(points, centres, n)   at: points = 0.3 -1.2 2.5 4.1 -5.3 0.1 1.7 0.4, centres = 0.5 -1 -4 0.3 2 3, n = 4
// differentiate: hinge(w, x, n)                 at: w = 0.3 -0.4 0.6, x = 1.1 0.2 -0.7 2.3 -1.4 0.8 0.9 0.1 0.5 -1.2 0.7 2.2, n = 4
// differentiate: shape(p, n)                    at: p = 0.4 0.3 1.2 -0.8, n = 5
// differentiate: guarded(x, n)                  at: x = 0.3 -1.2 2.5 4.1 -5.3, n = 5
// differentiate: also_summed(x, n)              at: x = 0.3 -1.2 2.5 4.1 -5.3, n = 5
// differentiate: changing(x, n)                 at: x = 0.3 -1.2 2.5 4.1 -5.3, n = 5
// differentiate: at_zero(x, n)                  at: x = 0.5 1.5 -2, n = 3
// expect: leaves out loops
#include <math.h>

enum { K = 3, D = 2 };
static double squared_distance(const double *a, const double *b, int d) {
    double s = 0;
    for (int i = 0; i < d; i++) s += (a[i] - b[i]) * (a[i] - b[i]);
    return s;
}
double clusters(const double *points, const double *centres, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double nearest = 1e300;
        for (int k = 0; k < K; k++) {
            double d = squared_distance(points + D * i, centres + D * k, n / 2);
            if (d < nearest) nearest = d;
        }
        total += nearest;
    }
    return total;
}
// a loss that is zero for most, and calls behind the loop on the way to the choice
double hinge(const double *w, const double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n - 1; j++) s += w[j] * x[3 * i + j];
        double margin = 1 - tanh(s) * (i % 2 ? 1 : -1);
        total += fmax(margin, 0.7) * (i + 1);
    }
    return total;
}
// a nest of loops with two results
double shape(const double *p, int n) {
    double deepest = 0.05;
    for (int k = 1; k < 6; k++) {
        double depth = 0, weight = 1;
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++) depth += exp(-p[0] * i * k) * cos(p[1] * j), weight += p[2] * p[2] / (1 + i * k);
        double value = depth / weight + p[3] * (k % 2);
        deepest = value > deepest ? value : deepest;
    }
    return deepest * deepest;
}
// loops that may run no time
double guarded(const double *x, int n) {
    double least = 10, most = -10;
    for (int i = 0; i < n; i++) {
        double s = 1;
        for (int j = 0; j < i; j++) s += sin(x[j]) * x[i];
        least = fmin(least, s);
        if (s > most) most = s;
    }
    return least * most;
}
// what is chosen is also used as it is
double also_summed(const double *x, int n) {
    double best = -100, total = 0;
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n; j++) s += x[i] * cos(x[j]);
        best = s > best ? s : best;
        total += s * s;
    }
    return best * 3 + total;
}
// the loop writes what others read
double changing(const double *x, int n) {
    double kept[8] = {0}, best = -100;
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n; j++) kept[j] += x[i] * x[j], s += kept[j];
        best = s > best ? s : best;
    }
    return best + kept[0] * kept[n - 1];
}
// the chosen one's adjoint is zero, but not its derivative
double at_zero(const double *x, int n) {
    double best = -100;
    for (int i = 0; i < 2; i++) {
        double s = 0;
        for (int j = 0; j < n; j++) s += (i + 1) * x[j];
        s -= i;
        best = s > best ? s : best;
    }
    return best * best;
}
