// Copies in pieces: whole numbers word by word, overlapping moves; bytes and halves of numbers are refused.
// differentiate: overlapping(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: serialised(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: halves(x, y)  at: x = 1.5, y = 2.5
// differentiate: one_byte(x)  at: x = 1.5
// expect: refused: .
// differentiate: words(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: reversed(x, n)  at: x = 1.5 2.5 3.5, n = 3
// expect: refused: .
// differentiate: swapped(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <math.h>
#include <stdint.h>
#include <string.h>
double overlapping(const double *x, int n) {
    double y[8] = {0};
    memcpy(y, x, n * sizeof *y);
    memmove(y + 1, y, n * sizeof *y);
    memmove(y, y + 2, (n - 1) * sizeof *y);
    return y[0] * y[1] + y[2] * y[3];
}
double serialised(const double *x, int n) {
    char buffer[128];
    size_t at = 0;
    for (int i = 0; i < n; i++) {
        int tag = i;
        double v = x[i] * x[i];
        memcpy(buffer + at, &tag, sizeof tag), at += 8;
        memcpy(buffer + at, &v, sizeof v), at += sizeof v;
    }
    double s = 0;
    for (size_t k = 0; k < at; k += 16) {
        int tag;
        double v;
        memcpy(&tag, buffer + k, sizeof tag);
        memcpy(&v, buffer + k + 8, sizeof v);
        s += (tag + 1) * v;
    }
    return s;
}
double halves(double x, double y) {
    uint64_t u, v;
    memcpy(&u, &x, 8);
    memcpy(&v, &y, 8);
    uint32_t low = (uint32_t)u, high = u >> 32;
    u = (uint64_t)high << 32 | low;
    memcpy(&x, &u, 8);
    return x * x * y;
}
double one_byte(double x) {
    unsigned char b[8];
    memcpy(b, &x, 8);
    b[0] ^= 1;
    double y;
    memcpy(&y, b, 8);
    return y * y;
}
double words(const double *x, int n) {
    uint64_t w[8], v[8];
    memcpy(w, x, n * sizeof *w);
    for (int i = 0; i < n; i++) v[(i + 1) % n] = w[i];
    double s = 0;
    for (int i = 0; i < n; i++) { double d; memcpy(&d, &v[i], 8); s += d * d * (i + 1); }
    return s;
}
double reversed(const double *x, int n) {
    double y[8];
    for (int i = 0; i < n; i++) {
        uint64_t u, r = 0;
        memcpy(&u, &x[i], 8);
        for (int k = 0; k < 8; k++) r = r << 8 | (u >> 8 * k & 255);
        memcpy(&y[i], &r, 8);
    }
    return y[0] * y[1];
}
double swapped(const double *x, int n) {
    double y[8];
    for (int i = 0; i < n; i++) {
        uint64_t u;
        memcpy(&u, &x[i], 8);
        u = __builtin_bswap64(u);
        u = __builtin_bswap64(u ^ 0x80);
        memcpy(&y[i], &u, 8);
    }
    return y[0] * y[1] + y[2];
}
