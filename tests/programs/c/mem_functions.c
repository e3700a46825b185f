// memcpy, memmove with overlap both ways, memset to zero, of known and unknown lengths.
// differentiate: shift_up(x, n)  at: x = 1 2 3 4 5, n = 5
// differentiate: shift_down(x, n, times)  at: x = 1 2 3 4 5, n = 5, times = 3
// differentiate: cleared(x, n, k)  at: x = 1 2 3 4 5, n = 5, k = 2
// differentiate: copied(x, y, n)  at: x = 1 2 3 4 5, y = 6 7 8 9 10, n = 5
// differentiate: inserted(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
#include <string.h>

double shift_up(double *x, int n) {
    memmove(x + 1, x, (n - 1) * sizeof *x);
    x[0] = x[n - 1] * 2;
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    return s;
}

void shift_down(double *x, int n, int times) {
    for (int t = 0; t < times; t++) {
        double first = x[0];
        memmove(x, x + 1, (n - 1) * sizeof *x);
        x[n - 1] = first * x[0];
    }
}

double cleared(double *x, int n, int k) {
    double before = x[0] * x[k];
    memset(x, 0, k * sizeof *x);
    double s = before;
    for (int i = 0; i < n; i++) s += x[i] * x[i] + x[0];
    return s;
}

void copied(double *x, double *y, int n) {
    double t[16];
    memcpy(t, x, n * sizeof *x);
    memcpy(x, y, n * sizeof *x);
    for (int i = 0; i < n; i++) y[i] = t[i] * t[n - 1 - i];
}

typedef struct {
    double weight;
    double *where;
    int turn;
} record;

double inserted(double *x, int n) {
    record r[8];
    for (int i = 0; i < n; i++) {
        memmove(r + 1, r, i * sizeof *r);
        r[0] = (record){x[i] * x[i], &x[(i * 3 + 1) % n], i};
    }
    *r[1].where *= 2;
    double s = 0;
    for (int i = 0; i < n; i++) s += r[i].weight * *r[i].where * (r[i].turn + 1);
    return s;
}
