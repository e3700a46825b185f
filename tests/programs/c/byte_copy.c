// Copies by bytes and by words of integers, of doubles.
// differentiate: by_bytes(x, y, n)  at: x = 1.5 2.5 3.5, y = 0.5 0.25 0.75, n = 3
// differentiate: by_words(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <stdint.h>
#include <string.h>

typedef uint64_t word __attribute__((may_alias));

static void copy(void *to, const void *from, size_t n) {
    const word *f = from;
    word *t = to;
    for (size_t i = 0; i < n / 8; i++) t[i] = f[i];
}

void by_bytes(const double *x, double *y, int n) {
    memcpy((char *)y, (const char *)x, 8);
    for (int i = 1; i < n; i++) memcpy((char *)(y + i), (const char *)(x + i), sizeof(double));
    y[0] *= y[1];
}

double by_words(const double *x, int n) {
    double t[8], s = 0;
    copy(t, x, n * sizeof *x);
    for (int i = 0; i < n; i++) s += t[i] * t[i] * t[0];
    return s;
}
