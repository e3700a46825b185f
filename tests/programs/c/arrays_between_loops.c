// Arrays that one loop fills and later loops read: whole, in part, shifted, overwritten in between, under other names.
// differentiate: rounds(x, y, n)  at: x = 1 2 3 4, y = .5 .25 .125 2, n = 4
// differentiate: triangular(x, n)  at: x = .3 .6 .9 1.2 .1, n = 5
// differentiate: disturbed(x, n, k)  at: x = .3 .6 .9 1.2 .1, n = 5, k = 2
// differentiate: shifted(x, n)  at: x = .3 .6 .9 1.2 .1 .7, n = 5
// differentiate: unequal(x, n, m)  at: x = .3 .6 .9 1.2 .1 .7, n = 6, m = 4
// differentiate: while_changing(x, n)  at: x = .3 .6 .9 1.2, n = 4
// differentiate: one_place(x, n)  at: x = .3 .6 .9 1.2, n = 4
// differentiate: in_bytes(x, n)  at: x = .3 .6 .9 1.2, n = 300
// differentiate: given(x, work, n)  at: x = .3 .6 .9 1.2, work = 0 0 0 0, n = 4
#include <math.h>
#include <stdlib.h>

double rounds(const double *x, const double *y, int n) {
    double sum = 0, *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < n; i++) a[i] = x[i] - y[i] * (p + 1);
        for (int i = 0; i < n; i++) b[i] = a[i] * y[i];
        for (int j = 0; j < n; j++)
            for (int i = 0; i < n; i++) sum += a[i] * b[j] * x[j];
        for (int i = 0; i < n; i++) a[i] = sin(b[i]);
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
    }
    free(a), free(b);
    return sum;
}

// The loops get longer in each round: what the last round left is read beyond them.
double triangular(const double *x, int n) {
    double a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, sum = 0;
    for (int p = 0; p < n; p++) {
        for (int i = 0; i < p; i++) a[i] = x[p] * exp(x[i]);
        for (int i = 0; i < p; i++) sum += a[i] * a[i];
        for (int i = 0; i < n; i++) sum += a[i] * a[i] * x[p];
    }
    return sum;
}

// Something is written in between: always, at times, in the loop that reads.
double disturbed(const double *x, int n, int k) {
    double a[8], sum = 0;
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < n; i++) a[i] = x[i] * x[p];
        a[k] = sin(x[k]) * sum;
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
        for (int i = 0; i < n; i++) a[i] = x[i] * sum;
        if (p == k) a[1] = cos(x[0]);
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
        for (int i = 0; i < n; i++) a[i] = x[i] / (1 + sum);
        for (int i = 0; i < n; i++) {
            sum += a[i] * a[i];
            if (i + 1 < n) a[i + 1] *= 1 + sum;
        }
    }
    return sum;
}

double shifted(const double *x, int n) {
    double a[8] = {0}, sum = 0;
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < n; i++) a[i + 1] = sin(x[i] + sum);
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
        for (int i = 0; i < n; i++) a[i] = cos(x[i] + sum);
        for (int i = 0; i < n; i++) sum += a[n - 1 - i] * a[i] * x[i];
    }
    return sum;
}

// The loop that reads is longer, shorter, goes in larger steps, or down.
double unequal(const double *x, int n, int m) {
    double a[8] = {1, 1, 1, 1, 1, 1, 1, 1}, sum = 0;
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < m; i++) a[i] = exp(x[i] * 0.5) + sum * 0.1;
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
        for (int i = 0; i < 6; i++) a[i] = x[i] * x[i];
        for (int i = 0; i < 3; i++) sum += a[i] * a[i];
        for (int i = 0; i < 6; i += 2) sum += a[i] * a[i] * a[i];
        for (int i = 5; i >= 0; i--) sum += a[i] * a[i] * x[0];
        for (int i = 0; i < 3; i++) a[2 * i] = sum * x[i];
        for (int i = 0; i < 3; i++) sum += a[2 * i] * a[i] * x[1] * 0.1;
    }
    return sum;
}

// Rounds that nobody counted beforehand; a loop that is left early fills only a part.
double while_changing(const double *x, int n) {
    double a[4] = {1, 1, 1, 1}, sum = 0.1;
    while (sum < 5) {
        for (int i = 0; i < n; i++) a[i] = x[i] + sum * a[i];
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
        for (int i = 0; i < n; i++) {
            a[i] = x[i] * sum;
            if (a[i] > 1) break;
        }
        for (int i = 0; i < n; i++) sum += a[i] * a[i];
    }
    return sum;
}

// All turns write to the same place, or to places that overlap.
double one_place(const double *x, int n) {
    double a[4] = {1, 2, 3, 4}, sum = 0;
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < n; i++) a[i / 2] = x[i] * x[i] + sum;
        for (int i = 0; i < n; i++) sum += a[i / 2] * a[i / 2] * x[i];
        for (int i = 0; i < n; i++) a[i & 1] = x[i] * sum;
        for (int i = 0; i < n; i++) sum += a[i & 1] * a[i & 1];
    }
    return sum;
}

// Indices of 8 bits wrap round: a later turn writes to the same place.
double in_bytes(const double *x, int n) {
    double a[256] = {0}, sum = 0;
    for (int p = 0; p < 2; p++) {
        signed char k = 5;
        for (int i = 0; i < n; i++, k--) a[128 + k] = x[i & 3] * x[p] * (1 + 0.01 * i);
        k = 5;
        for (int i = 0; i < n; i++, k--) sum += a[128 + k] * a[128 + k];
        unsigned char j = 3;
        for (int i = 0; i < n; i++, j += 32) a[j] = x[i & 3] * x[p] * (1 + 0.01 * i);
        j = 3;
        for (int i = 0; i < n; i++, j += 32) sum += a[j] * a[j];
    }
    return sum;
}

// Memory of the caller, which may be the input's.
double given(double *x, double *work, int n) {
    double sum = 0;
    for (int p = 0; p < 2; p++) {
        for (int i = 0; i < n; i++) work[i] = x[i] * x[i] + sum;
        for (int i = 0; i < n; i++) x[i] = work[i] * work[i] * 0.1;
        for (int i = 0; i < n; i++) sum += work[i] * x[i];
    }
    return sum;
}
