// Structs that travel in registers with a pointer and a number in them: results of calls, chosen, in recursion.
// differentiate: slices(x, n)  at: x = 0.5 1.5 -0.7 0.9, n = 4
// differentiate: descend(x, n)  at: x = 0.5 1.5 -0.7 0.9, n = 4
#include <math.h>

#define NOINLINE static __attribute__((noinline))

typedef struct { double *at; double weight; } slice;

NOINLINE slice cut(double *x, int k) {
    slice made = {x + k, sin(x[k]) * x[0]};
    x[k] *= 0.5;
    return made;
}

double slices(double *x, int n) {
    double s = 0;
    for (int k = 0; k < n; k++) {
        slice one = cut(x, k), other = {x, 0.5};
        slice chosen = k % 2 ? one : other;
        s += chosen.at[0] * chosen.weight + one.weight * s;
    }
    return s;
}

NOINLINE slice deepest(double *x, int n) {
    if (n == 0) return (slice){x, x[0]};
    slice below = deepest(x + 1, n - 1);
    below.weight *= x[0] + below.at[0];
    return below;
}

double descend(double *x, int n) {
    slice found = deepest(x, n - 1);
    return found.weight * found.at[0];
}
