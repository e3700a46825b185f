// Counters that are what another one was in the turn before, or two turns before.
// differentiate: smoothed(u, v, n)  at: u = random(40, 0, 1), v = random(40, 0, 1), n = 40
// differentiate: two_behind(u, n)  at: u = random(40, 0, 1), n = 40
// expect: no tape
#include <stddef.h>

void smoothed(const double *u, double *restrict v, int n) {
    for (size_t j = 1; j + 1 < (size_t)n; j++) v[j] = 0.25 * (u[j - 1] + 2 * u[j] + u[j + 1]);
}

double two_behind(const double *u, int n) {
    double sum = 0;
    int last = 1, before = 0;
    for (int j = 2; j < n; j++) {
        sum += u[j] * u[last] * u[before];
        before = last;
        last = j;
    }
    return sum;
}
