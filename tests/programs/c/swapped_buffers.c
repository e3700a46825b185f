// Time steps between buffers whose pointers change places: two, three in turn, one copied back, and rows of a grid.
// differentiate: heat(u, rows, n, steps)  at: u = random(440, 0, 1), rows = 22, n = 20, steps = 3
// differentiate: wave(u, n, steps)  at: u = random(40, 0, 1), n = 40, steps = 5
// differentiate: copied_back(u, rows, n, steps)  at: u = random(440, 0, 1), rows = 22, n = 20, steps = 3
// differentiate: settled(u, n)  at: u = random(30, 0, 1), n = 30
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void step(const double *u, double *v, int rows, int n) {
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < n - 1; j++)
            v[i * n + j] = 0.25 * (u[i * n + j - 1] + u[i * n + j + 1] + u[(i - 1) * n + j] + u[(i + 1) * n + j]);
}

double heat(const double *start, int rows, int n, int steps) {
    size_t all = (size_t)rows * n;
    double *u = malloc(all * sizeof *u), *v = malloc(all * sizeof *v), sum = 0;
    for (size_t k = 0; k < all; k++) u[k] = v[k] = start[k];
    for (int s = 0; s < steps; s++) {
        step(u, v, rows, n);
        double *old = u;
        u = v;
        v = old;
    }
    for (size_t k = 0; k < all; k++) sum += u[k] * u[k];
    free(u);
    free(v);
    return sum;
}

double wave(const double *start, int n, int steps) {
    double *before = calloc(n, sizeof *before), *now = calloc(n, sizeof *now), *next = calloc(n, sizeof *next), sum = 0;
    memcpy(now, start, n * sizeof *now);
    for (int s = 0; s < steps; s++) {
        for (int i = 1; i < n - 1; i++)
            next[i] = 2 * now[i] - before[i] + 0.3 * (now[i - 1] - 2 * now[i] + now[i + 1]) - 0.1 * now[i] * now[i] * now[i];
        double *oldest = before;
        before = now;
        now = next;
        next = oldest;
    }
    for (int i = 0; i < n; i++) sum += now[i] * before[i];
    free(before);
    free(now);
    free(next);
    return sum;
}

double copied_back(const double *start, int rows, int n, int steps) {
    size_t size = (size_t)rows * n * sizeof *start;
    double *u = malloc(size), *v = malloc(size), sum = 0;
    memcpy(u, start, size);
    memcpy(v, start, size);
    for (int s = 0; s < steps; s++) {
        step(u, v, rows, n);
        memcpy(u, v, size);
    }
    for (int k = 0; k < rows * n; k++) sum += u[k] * u[k];
    free(u);
    free(v);
    return sum;
}

double settled(const double *start, int n) {
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), change = 1, middle;
    for (int i = 0; i < n; i++) u[i] = v[i] = start[i];
    for (int s = 0; s < 60 && change > 1e-4; s++) {
        change = 0;
        for (int i = 1; i < n - 1; i++) {
            v[i] = 0.5 * (u[i - 1] + u[i + 1]) - 0.3 * sin(u[i]);
            change = fmax(change, fabs(v[i] - u[i]));
        }
        double *old = u;
        u = v;
        v = old;
    }
    middle = u[n / 2] + u[2] * u[n - 3];
    free(u);
    free(v);
    return middle;
}
