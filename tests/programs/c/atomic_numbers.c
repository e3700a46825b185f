// Atomic numbers: additions differentiate; what changes a number by comparing its bits is refused.
// differentiate: added(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: loaded(x, n)  at: x = 1.5 2.5 3.5, n = 3
// expect: refused: .
// differentiate: exchanged(x, n)  at: x = 1.5 2.5 3.5, n = 3
// expect: refused: .
// differentiate: counters(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: swapped_once(x)  at: x = 1.5
// expect: refused: atomic operation|no derivative is known
// differentiate: locked(x, n)  at: x = 1.5 2.5, n = 2
#include <stdatomic.h>
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
