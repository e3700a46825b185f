// Powers of two that are put together from their exponents, and stored over active numbers.
// differentiate: over_number(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: returned(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
#include <string.h>
#include <stdint.h>
#define KEPT __attribute__((noinline)) static

KEPT void put(double *b, int k) { uint64_t w = (uint64_t)(1023 + k) << 52; memcpy(b, &w, 8); }
double over_number(const double *x, int n) {
    double buf[4], s = 0;
    for (int i = 0; i < n; i++) {
        buf[i & 3] = x[i];
        s += buf[i & 3] * buf[i & 3];
        put(&buf[(i + n) & 3], n % 7);
        s *= buf[i & 3] * x[0];
    }
    return s;
}

KEPT double two(int k) { uint64_t w = 1023; for (int i = 0; i < k; i++) w += 1; w <<= 52; double d; memcpy(&d, &w, 8); return d; }
double returned(const double *x, int n) {
    double buf[4], s = 0;
    for (int i = 0; i < n; i++) {
        buf[i & 3] = x[i];
        s += buf[i & 3] * buf[i & 3];
        buf[(i + n) & 3] = two(i);
        s *= buf[i & 3] * x[0];
    }
    return s;
}
