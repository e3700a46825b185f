// Functions that write one array and read others, which may be the same or overlap: known when the program runs.
// differentiate: shifted(w, x, n, shift)   at: w = 0.3 -0.4 0.6 0.2, x = 1.1 0.2 -0.7 0.5 0.9 0.3 0.1 0.8 -0.2 0.4, n = 4, shift = 0
// differentiate: shifted(w, x, n, shift)   at: w = 0.3 -0.4 0.6 0.2, x = 1.1 0.2 -0.7 0.5 0.9 0.3 0.1 0.8 -0.2 0.4, n = 4, shift = 1
// differentiate: shifted(w, x, n, shift)   at: w = 0.3 -0.4 0.6 0.2, x = 1.1 0.2 -0.7 0.5 0.9 0.3 0.1 0.8 -0.2 0.4, n = 4, shift = 4
// differentiate: shifted(w, x, n, shift)   at: w = 0.3 -0.4 0.6 0.2, x = 1.1 0.2 -0.7 0.5 0.9 0.3 0.1 0.8 -0.2 0.4, n = 4, shift = 6
// differentiate: cells(w, x, h, steps)     at: w = 0.3 -0.4 0.6 0.2 0.1 0.5 -0.3 0.8 0.4 0.7 -0.1 0.9 0.2 -0.5, x = 0.5 0.7 -0.2 0.4 0.1 0.9, h = 2, steps = 3
// differentiate: cells(w, x, h, steps)     at: w = 0.3 -0.4 0.6 0.2 0.1 0.5 -0.3 0.8 0.4 0.7 -0.1 0.9 0.2 -0.5, x = 0.5 0.7 -0.2 0.4 0.1 0.9, h = 1, steps = 6
// differentiate: either(x, n, same)        at: x = 1.1 0.2 -0.7 0.5, n = 4, same = 0
// differentiate: either(x, n, same)        at: x = 1.1 0.2 -0.7 0.5, n = 4, same = 1
// differentiate: of_a_global(x, n)         at: x = 1.1 0.2 -0.7 0.5, n = 4
#include <math.h>
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) static void mix(const double *w, const double *from, double *to, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) to[i] += w[j] * from[j] * from[i];
}
double shifted(const double *w, const double *x, int n, int shift) {
    double array[32] = {0}, sum = 0;
    memcpy(array, x, 10 * sizeof *x);
    for (int k = 0; k < 2; k++) mix(w, array, array + shift, n);
    mix(array + shift, w, array, n);
    for (int i = 0; i < 12; i++) sum += sin(array[i]);
    return sum;
}

__attribute__((noinline)) static void cell(int h, const double *w, const double *in, const double *state, double *gates, double *next) {
    for (int i = 0; i < 2 * h; i++) {
        double sum = w[2 * h * h + i % h];
        for (int j = 0; j < h; j++) sum += w[i * h + j] * (in[j] + state[j]);
        gates[i] = sum;
    }
    for (int i = 0; i < h; i++) next[i] = tanh(gates[i]) * state[i] + exp(-gates[h + i]);
}
double cells(const double *w, const double *x, int h, int steps) {
    double *memory = calloc(6 * h, sizeof *memory), *gates = memory, *one = gates + 2 * h, *other = one + h;
    double *first = other + h, *second = first + h, total = 0;
    for (int t = 0; t < steps; t++) {
        cell(h, w, x + t * h, one, gates, first);
        cell(h, w + 2 * h, first, other, gates, second);
        memcpy(one, first, h * sizeof *one), memcpy(other, second, h * sizeof *other);
        for (int i = 0; i < h; i++) total += second[i];
    }
    free(memory);
    return total;
}

__attribute__((noinline)) static double both(double *a, const double *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) a[i] = a[i] * 0.5 + b[j] * b[i], sum += a[i] * b[j];
    return sum;
}
double either(const double *x, int n, int same) {
    double one[8], other[8];
    memcpy(one, x, n * sizeof *x);
    for (int i = 0; i < n; i++) other[i] = x[i] * x[i];
    return both(one, same ? one : other, n) + both(other, one, n);
}

// The array that is written is a global, and one argument points to it, too.
static double table[8];
__attribute__((noinline)) static double through(const double *from, double *to, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) sum += from[j] * from[j] * to[i];
        memcpy(table + i, to, sizeof *to);
        to[i] += sum;
    }
    return sum;
}
double of_a_global(const double *x, int n) {
    double own[8];
    memcpy(own, x, n * sizeof *x), memcpy(table, x, n * sizeof *x);
    return through(table, own, n);
}
