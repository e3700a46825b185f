// Packed records of twenty bytes, moved by words that begin inside a number: the bytes of its adjoint move with them.
// differentiate: across(x, n)  at: x = 0.198 1.129 0.869 -0.451, n = 4
#include <stdlib.h>
#include <string.h>

static __attribute__((noinline)) void words(void *to, const void *from, size_t n) {
    for (; n >= 8; n -= 8, to = (char *)to + 8, from = (const char *)from + 8) {
        long word;
        memcpy(&word, from, 8), memcpy(to, &word, 8);
    }
    memcpy(to, from, n);
}

double across(double *x, int n) {
    double bytes[16], d, s = 0;
    char *p = (char *)bytes, *moved = malloc(sizeof bytes);
    for (int i = 0; i < 4; i++, p += 20) {
        int tag = 2 - i % 2;
        long count = 1 + i % 3;
        memcpy(p, &tag, 4), memcpy(p + 4, &x[i % n], 8), memcpy(p + 12, &count, 8);
    }
    words(moved, bytes, p - (char *)bytes);
    for (p = moved; p < moved + 80; p += 20) {
        int tag;
        words(&tag, p, 4), words(&d, p + 4, 8);
        s += d * d * tag;
    }
    free(moved);
    return s;
}
