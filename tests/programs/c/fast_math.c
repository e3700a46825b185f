// Reductions and guards under -ffast-math as well.
// options: -ffast-math
// differentiate: norm(x, n)  at: x = 1 2 3 4 5, n = 5  roundoff: 1e-10
// differentiate: guarded(x, n)  at: x = 0.5 2 0 3, n = 4  roundoff: 1e-10
#include <math.h>

double norm(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] / (1 + x[i]);
    return sqrt(s) + 1 / s;
}

double guarded(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] > 1 ? log(x[i]) * x[i] : x[i] * x[i];
    return s;
}
