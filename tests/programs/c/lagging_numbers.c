// Counters and numbers that are what another one was in the turn before: from anywhere, as addresses, and such that
// fit in all turns but the first.
// differentiate: from_anywhere(u, first, n)  at: u = random(40, 0, 1), first = 3, n = 40
// differentiate: before_it(u, n)  at: u = random(40, 0, 1), n = 40
// differentiate: ring(u, n)  at: u = random(40, 0, 1), n = 40
#include <stddef.h>

double from_anywhere(const double *u, int first, int n) {
    double sum = 0;
    for (size_t j = (size_t)first; j + 1 < (size_t)n; j++) sum += u[j] * u[j + 1];
    return sum;
}

double before_it(const double *u, int n) {
    double sum = 0;
    const double *before = u;
    for (const double *at = u + 1; at != u + n; at++) {
        sum += *before * *at;
        before = at;
    }
    return sum;
}

/* The first one's neighbour is the last one. */
double ring(const double *u, int n) {
    double sum = 0;
    int before = n - 1;
    for (int j = 0; j < n; j++) {
        sum += u[j] * u[before];
        before = j;
    }
    return sum;
}
