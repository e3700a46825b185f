// Two buffers that change roles each step: pointer swaps in a loop.
// differentiate: heat(u, n, steps)  at: u = 0 1 0.5 0.25 2 0, n = 6, steps = 5
// differentiate: into_result(u, v, n, steps)  at: u = 0 1 0.5 0.25 2 0, v = zeros(6), n = 6, steps = 3
#include <stdlib.h>
#include <string.h>

double heat(const double *u, int n, int steps) {
    double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    memcpy(a, u, n * sizeof *a);
    for (int t = 0; t < steps; t++) {
        b[0] = a[0];
        b[n - 1] = a[n - 1];
        for (int i = 1; i < n - 1; i++) b[i] = a[i] + 0.2 * (a[i - 1] - 2 * a[i] + a[i + 1]) * a[i];
        double *t2 = a;
        a = b;
        b = t2;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * a[i];
    free(a);
    free(b);
    return s;
}

void into_result(double *u, double *v, int n, int steps) {
    for (int t = 0; t < steps; t++) {
        for (int i = 0; i < n; i++) v[i] = u[i] * u[(i + 1) % n];
        double *w = u;
        u = v;
        v = w;
    }
}
