// reference: reverse, forward: arrays of two arguments that overlap
/* Gradients with a version for arrays that are apart: called with arrays that are, that touch, and that overlap. */
#include "check.h"
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
enum { SIZE = 300 };

/* c = ab, row after row; c may be a part of a or b. */
double product(const double *a, const double *b, double *c, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double s = 0;
            for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sin(s);
            sum += s * c[i * n + j];
        }
    return sum;
}
/* Goes down, with a part that only some n reach. */
double falling(const double *a, double *b, long n, int twice) {
    double sum = 0;
    for (int t = 0; t <= twice; t++)
        for (long i = n; i-- > 0;) {
            if (i > 2) sum += a[i + 3] * a[i];
            b[2 * i] = a[i] * sum + cos(a[i]);
            sum += b[2 * i] * a[i];
        }
    return sum;
}
/* An index of 8 bits, which wraps round to places before the argument. */
double narrow(const double *a, double *b, int n) {
    double sum = 0;
    for (int t = 0; t < 2; t++)
        for (int i = 0; i < n; i++) {
            sum += a[i] * a[i];
            b[(signed char)(i * 32)] += a[i] * a[i] + sum;
        }
    return sum;
}

static double memory[SIZE];
static double *place[3];
static long size;
static int which;
static double primal(const double *x) {
    double kept[SIZE], result;
    memcpy(kept, memory, sizeof kept);
    memcpy(memory, x, sizeof memory);
    if (which == 2) result = narrow(place[0], place[1], (int)size);
    else if (which) result = falling(place[0], place[1], size, 1);
    else result = product(place[0], place[1], place[2], (int)size);
    memcpy(memory, kept, sizeof kept);
    return result;
}
/* The gradient by everything that the arrays' memory holds before the call. */
static void try(long a, long b, long c) {
    double shadow[SIZE] = {0}, x[SIZE], *shadows[3] = {shadow + a, shadow + b, shadow + c}, kept[SIZE];
    place[0] = memory + a, place[1] = memory + b, place[2] = memory + c;
    memcpy(kept, memory, sizeof kept);
    if (which == 2)
        __enzyme_autodiff((void *)narrow, enzyme_dup, place[0], shadows[0], enzyme_dup, place[1], shadows[1],
                          enzyme_const, (int)size);
    else if (which)
        __enzyme_autodiff((void *)falling, enzyme_dup, place[0], shadows[0], enzyme_dup, place[1], shadows[1],
                          enzyme_const, size, enzyme_const, 1);
    else
        __enzyme_autodiff((void *)product, enzyme_dup, place[0], shadows[0], enzyme_dup, place[1], shadows[1],
                          enzyme_dup, place[2], shadows[2], enzyme_const, (int)size);
    memcpy(memory, kept, sizeof kept);
    for (int i = 0; i < SIZE; i++) {
        memcpy(x, memory, sizeof x);
        x[i] = memory[i] + 1e-5;
        double up = primal(x);
        x[i] = memory[i] - 1e-5;
        nearly(shadow[i], (up - primal(x)) / 2e-5);
    }
}
int main(void) {
    for (int i = 0; i < SIZE; i++) memory[i] = sin(i * i + 1.0) * 0.7;
    for (size = -1; size <= 3; size++) {
        which = 0;
        try(0, 9, 18), try(18, 9, 0), try(0, 9, 8), try(0, 9, 10), try(0, 9, 0), try(0, 0, 9), try(3, 0, 1), try(0, 9, 17);
        which = 1;
        try(0, 6, 0), try(0, 5, 0), try(10, 0, 0), try(4, 0, 0), try(5, 0, 0), try(0, 0, 0), try(0, 1, 0), try(0, 30, 0);
    }
    which = 2, size = 7;
    try(22, 150, 0), try(0, 150, 0), try(150, 150, 0), try(52, 150, 0);
    return failures();
}
