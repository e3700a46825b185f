// Atomic numbers: additions, also by comparing and exchanging bits; everything else in local variables alone.
// differentiate: added(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: loaded(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: exchanged(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: counters(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: swapped_once(x)  at: x = 1.5
// differentiate: histogram(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: by_bits(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: compound(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: maximum(x, n)  at: x = 1.5 4.5 3.5, n = 3
// differentiate: through_pointer(x)  at: x = 1.5 2.5
// expect: refused: atomic operation `xchg`
// differentiate: locked(x, n)  at: x = 1.5 2.5, n = 2
// differentiate: words(x, n)  at: x = 1.5 2.5, n = 2
// differentiate: published(x)  at: x = 1.5 2.5
// expect: refused: the result of the atomic exchange may be active memory's address
// differentiate: taken(x)  at: x = 1.5 2.5
// expect: refused: the result of the atomic exchange may be active memory's address
// differentiate: global_number(x)  at: x = 1.5 2.5
// expect: refused: the result of the atomic exchange may be active memory's address
#include <math.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
double added(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) __atomic_fetch_add(&s, x[i] * x[i], __ATOMIC_RELAXED);
    return s * s;
}
double loaded(const double *x, int n) {
    _Atomic double s = 1;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s * x[0];
}
double exchanged(const double *x, int n) {
    double s = 1, t = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i] * x[i], old;
        __atomic_exchange(&s, &y, &old, __ATOMIC_SEQ_CST);
        t += old * x[i];
    }
    return t + s;
}
static atomic_int calls;
double counters(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        atomic_fetch_add(&calls, 1);
        s += x[i] * x[i];
    }
    return s;
}
double swapped_once(double x) {
    double s = x, expected = 3, wanted = x * x;
    __atomic_compare_exchange(&s, &expected, &wanted, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return s * x;
}
static atomic_int lock;
double locked(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        int is_free = 0;
        while (!atomic_compare_exchange_weak(&lock, &is_free, 1)) is_free = 0;
        s += x[i] * x[i];
        atomic_store(&lock, 0);
    }
    return s;
}
__attribute__((noinline)) static void add_to(double *t, double v) {
    union {
        double d;
        uint64_t u;
    } old, sum;
    do {
        old.d = *(volatile double *)t;
        sum.d = old.d + v;
    } while (!__sync_bool_compare_and_swap((uint64_t *)t, old.u, sum.u));
}
double histogram(const double *x, int n) {
    double *h = calloc(3, sizeof *h);
    for (int i = 0; i < n; i++) add_to(&h[i % 3], x[i] * x[i]);
    double s = h[0] * h[1] + h[2];
    free(h);
    return s;
}
__attribute__((noinline)) static void add_product(uint64_t *t, double u, double v) {
    uint64_t old = __atomic_load_n(t, __ATOMIC_RELAXED), sum;
    do {
        double d;
        memcpy(&d, &old, 8);
        d += u * v;
        memcpy(&sum, &d, 8);
    } while (!__atomic_compare_exchange_n(t, &old, sum, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}
double by_bits(const double *x, int n) {
    uint64_t bits = 0;
    for (int i = 0; i < n; i++) add_product(&bits, sin(x[i]), x[0]);
    double r;
    memcpy(&r, &bits, 8);
    return r * r;
}
double compound(const double *x, int n) {
    _Atomic double s = 1, p = 2;
    for (int i = 0; i < n; i++) {
        s -= x[i];
        p *= x[i];
    }
    return s * p;
}
double maximum(const double *x, int n) {
    _Atomic double m = -1;
    for (int i = 0; i < n; i++) {
        double old = atomic_load(&m);
        while (x[i] > old && !atomic_compare_exchange_strong(&m, &old, x[i]))
            ;
    }
    return m * m;
}
__attribute__((noinline)) static double swap_in(_Atomic double *t, double v) { return atomic_exchange(t, v); }
double through_pointer(double *x) {
    _Atomic double cell = x[0];
    return swap_in(&cell, x[1]) * x[1] + cell;
}
// Words as long as addresses, which never hold one; and such that do.
static long held, passed;
double words(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (__sync_val_compare_and_swap(&held, 0, 0) == 0) s += x[i] * x[i];
        long before = passed;
        while (!__sync_bool_compare_and_swap(&passed, before, before + 1)) before = passed;
    }
    return s;
}
static long place;
double published(const double *x) {
    double y[2] = {x[0] * x[1], x[1]};
    place = 0;
    __sync_val_compare_and_swap(&place, 0, (long)y);
    double *p = (double *)__atomic_load_n(&place, __ATOMIC_SEQ_CST);
    return p[0] * p[1];
}
static long owner;
double taken(const double *x) {
    double y[2] = {x[0] * x[1], x[1]};
    owner = (long)y;
    double *p = (double *)__sync_val_compare_and_swap(&owner, 0, 0);
    return p[0] * p[1];
}
static double total;
double global_number(const double *x) {
    total = x[0] * x[1];
    long bits;
    memcpy(&bits, &total, 8);
    __sync_val_compare_and_swap((long *)&total, bits, 0x3ff0000000000000);
    return total * total + x[0];
}
