// Calls across C files: a header's inline function, a helper elsewhere, a global defined in another file.
// differentiate: energy(x, n)  at: x = 1 2 3, n = 3
#include "model.h"

double energy(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += potential(x[i], i) + square(x[i]) * coupling;
    return s * weight_of(n);
}
