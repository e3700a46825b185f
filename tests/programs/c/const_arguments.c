// Arguments declared inactive: arrays, scalars, memory that is written but not differentiated.
// differentiate: mixed(x, weights, p, n)  at: x = 1 2 3, weights = 0.5 1.5 2.5, p = 2.5, n = 3
// const: weights, p
// differentiate: recorded(x, trace, n)  at: x = 1 2 3, trace = zeros(3), n = 3
// const: trace
#include <math.h>

double mixed(const double *x, const double *weights, double p, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * pow(x[i], p);
    return s;
}

double recorded(const double *x, double *trace, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i];
        trace[i] = s;
    }
    return s * s;
}
