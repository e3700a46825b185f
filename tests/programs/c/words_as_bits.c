// Unions of a double, an address and an integer that are moved as integers of eight bytes, whatever they hold.
// differentiate: in_a_loop(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
// differentiate: by_call(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
// differentiate: through_globals(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
// differentiate: copied_out(x, n)  at: x = 0.5 1.2 0.7 0.9 1.4, n = 5
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef union {
    int64_t i;
    double d;
    const double *p;
} word;

double in_a_loop(const double *x, int n) {
    word a[16], b[16];
    for (int i = 0; i < n; i++) a[i].d = x[i] * x[(i + 1) % n];
    a[n].p = x;
    a[n + 1].i = 3;
    for (int i = 0; i < n + 2; i++) *(uint64_t *)&b[i] = *(const uint64_t *)&a[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i].d * (i + 1);
    for (int i = 0; i < b[n + 1].i; i++) s += sin(b[n].p[i]);
    return s;
}

__attribute__((noinline)) static void move(word *to, const word *from) { *(uint64_t *)to = *(const uint64_t *)from; }

double by_call(const double *x, int n) {
    word a[16], b[16];
    for (int i = 0; i < n; i++) a[i].d = x[i] * x[(i + 1) % n];
    a[n].p = x;
    a[n + 1].i = 3;
    for (int i = 0; i < n + 2; i++) move(&b[i], &a[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += b[i].d * (i + 1);
    for (int i = 0; i < b[n + 1].i; i++) s += sin(b[n].p[i]);
    return s;
}

static word slot, registers[8];

double through_globals(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        word u = {.d = x[i] * x[i]}, v;
        move(&slot, &u);
        move(&v, &slot);
        s += v.d * (i + 1);
        move(&registers[i], &v);
    }
    word q = {.p = x};
    move(&slot, &q);
    for (int i = 0; i < n; i++) s += registers[i].d * slot.p[i];
    return s;
}

double copied_out(const double *x, int n) {
    int64_t k[8];
    memcpy(k, x, n * sizeof *k);
    int64_t first = k[0];
    k[0] = k[n - 1];
    k[n - 1] = first;
    double y[8];
    memcpy(y, k, n * sizeof *k);
    return y[0] * y[0] + y[1] * y[n - 1];
}
